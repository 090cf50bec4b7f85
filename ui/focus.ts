// Where the focus goes when the part that had it is swapped.

import type { Grid } from "./keys.js";

/** Remembers where the focus is; gives what puts it back into the new part. */
export function keepFocus(old: HTMLElement, grid: Grid): (fresh: HTMLElement) => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !old.contains(active)) return () => {};
  const square = grid.focused;
  return (fresh) => {
    const choice = fresh.querySelector<HTMLElement>("[data-promotion] button");
    const moved = square !== undefined || active.closest("[data-promotion]") !== null;
    const next = choice ?? (moved ? undefined : twin(active, fresh));
    if (next) next.focus({ preventScroll: true });
    else grid.focus(square);
  };
}

/** The control of the new part that does what the old one did. */
function twin(old: HTMLElement, fresh: HTMLElement): HTMLElement | undefined {
  const action = old.closest("form")?.action;
  const controls = [...fresh.querySelectorAll<HTMLElement>(`${old.localName}:not([type=hidden])`)];
  const same = (test: (control: HTMLElement) => boolean) => controls.find(test);
  return (
    (old.id ? same((control) => control.id === old.id) : undefined) ??
    same((control) => control.textContent !== "" && control.textContent === old.textContent) ??
    (action ? same((control) => control.closest("form")?.action === action) : undefined)
  );
}
