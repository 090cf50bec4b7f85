// Squares that are picked and let go: nothing is sent until the answer is checked. The server's
// markup would do it with a page for each press.

import type { Says } from "./data.js";

/** Picks the square of a button, or lets it go; gives its words. */
export function toggle(button: HTMLButtonElement, board: HTMLElement, says: Says): string {
  const picked = button.getAttribute("aria-pressed") !== "true";
  const label = (button.ariaLabel ?? "").replace(`, ${says.notePicked}`, "");
  button.setAttribute("aria-pressed", String(picked));
  button.ariaLabel = picked ? `${label}, ${says.notePicked}` : label;
  const square = button.closest(".sq");
  square?.classList.toggle("selected", picked);
  // What the last answer had wrong is no longer picked.
  square?.classList.remove("extra");
  carry(board);
  return button.ariaLabel;
}

/** Writes what is picked into every form and link that takes it along. */
function carry(board: HTMLElement): void {
  const pressed = board.querySelectorAll<HTMLButtonElement>("[aria-pressed=true]");
  const picked = [...pressed].map((button) => button.dataset["square"]).join(".");
  const part = board.closest("#puzzle");
  for (const form of part?.querySelectorAll("form") ?? []) {
    if (form.id === "board-pick") continue;
    let field = form.querySelector<HTMLInputElement>("[name=picked]");
    if (!field) {
      field = document.createElement("input");
      field.type = "hidden";
      field.name = "picked";
      form.append(field);
    }
    field.value = picked;
  }
  const flip = part?.querySelector<HTMLAnchorElement>("#flip");
  if (flip) {
    const url = new URL(flip.href);
    url.searchParams.set("picked", picked);
    flip.href = url.href;
  }
}
