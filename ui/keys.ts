// The grid by keyboard: one tab stop, arrows between squares. Enter and Space press the square's
// own button, so they are not named here.

import type { Says } from "./data.js";

const SELECTOR = "button[data-square]";

export class Grid {
  private buttons: HTMLButtonElement[] = [];
  /** Each square's label without what is picked, and whether pressing it picks nothing. */
  private bare = new Map<string, { label: string; idle: boolean }>();
  private words: Says | undefined;
  /** Where the tab stop is; stays through swaps. */
  private current: string | undefined;

  /** Takes over the grid of a new page part. */
  attach(board: HTMLElement, words: Says): void {
    this.words = words;
    this.buttons = [...board.querySelectorAll<HTMLButtonElement>(SELECTOR)];
    const notes = [words.notePicked, words.noteTarget, words.noteCapture].map((note) => `, ${note}`);
    const strip = (label: string) => notes.reduce((text, note) => text.replace(note, ""), label);
    this.bare = new Map(
      this.buttons.map((button) => [
        name(button),
        { label: strip(button.ariaLabel ?? ""), idle: button.getAttribute("form") !== "board-pick" },
      ]),
    );
    const start = this.button(this.current) ?? this.firstMovable() ?? this.buttons[0];
    if (start) this.moveTo(start, false);
    board.addEventListener("keydown", (event) => this.onKey(event));
    board.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLButtonElement && target.dataset["square"]) this.moveTo(target, false);
    });
  }

  /** The square that has the focus, if the grid has it. */
  get focused(): string | undefined {
    const active = document.activeElement;
    return active instanceof HTMLButtonElement && this.buttons.includes(active)
      ? name(active)
      : undefined;
  }

  /** The tab stop follows the pointer too, without taking the focus. */
  follow(square: string): void {
    const button = this.button(square);
    if (button) this.moveTo(button, false);
  }

  focus(square = this.current): void {
    this.button(square)?.focus({ preventScroll: true });
  }

  /** Says in each square's words what is picked and where it can go. */
  note(picked: string | undefined, targets: readonly string[]): void {
    if (!this.words) return;
    const { notePicked, noteTarget, noteCapture } = this.words;
    for (const button of this.buttons) {
      const square = name(button);
      const { label = "", idle = true } = this.bare.get(square) ?? {};
      const target = targets.includes(square);
      const reach = button.querySelector(".piece") ? noteCapture : noteTarget;
      const notes = [square === picked ? notePicked : "", target ? reach : ""];
      button.ariaLabel = [label, ...notes].filter(Boolean).join(", ");
      button.ariaDisabled = idle && !target ? "true" : null;
    }
  }

  private onKey(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const index = this.buttons.findIndex((button) => button === event.target);
    if (index < 0) return;
    const [row, column] = [Math.floor(index / 8), index % 8];
    const goal: Record<string, [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? 7 : row, 7],
      PageUp: [0, column],
      PageDown: [7, column],
    };
    const to = goal[event.key];
    if (!to) return;
    event.preventDefault();
    const [r, c] = to.map((n) => Math.min(7, Math.max(0, n))) as [number, number];
    const button = this.buttons[8 * r + c];
    if (button) this.moveTo(button, true);
  }

  private moveTo(button: HTMLButtonElement, focus: boolean): void {
    for (const other of this.buttons) other.tabIndex = other === button ? 0 : -1;
    this.current = name(button);
    if (focus) button.focus();
  }

  private button(square: string | undefined): HTMLButtonElement | undefined {
    return this.buttons.find((button) => square !== undefined && name(button) === square);
  }

  private firstMovable(): HTMLButtonElement | undefined {
    return this.buttons.find((button) => button.ariaDisabled !== "true");
  }
}

function name(button: HTMLButtonElement): string {
  return button.dataset["square"] ?? "";
}
