// The drag layer: chessground under the server's grid. It knows no rules: it is told where each
// piece may go and only says which of these moves was made.

import { Chessground } from "@lichess-org/chessground";
import type { Api } from "@lichess-org/chessground/api";
import type { Key } from "@lichess-org/chessground/types";
import type { BoardData, Frame } from "./data.js";

/** A move is seen, then the reply begins. */
const BEAT_MS = 200;
const MOVE_MS = 180;
/** How long the end of a refutation stays before the board goes back. */
const REST_MS = 1200;

export interface Hands {
  /** The reader made a move, or dragged a piece where it may not go. */
  moved(from: Key, to: Key): void;
  /** The reader touched a square by mouse or finger. */
  touched(square: Key): void;
}

export class Layer {
  private readonly element: HTMLElement;
  private readonly api: Api;
  /** Raised to stop the replay that runs. */
  private turn = 0;
  private replaying = false;

  constructor(board: HTMLElement, data: BoardData, hands: Hands) {
    this.element = document.createElement("div");
    this.element.className = "cg-wrap";
    this.element.setAttribute("aria-hidden", "true");
    board.prepend(this.element);
    this.api = Chessground(this.element, {
      fen: data.fen,
      orientation: data.bottom,
      coordinates: false,
      // Its drawings need style attributes, which the page's content policy forbids.
      drawable: { enabled: false, visible: false },
      animation: { enabled: !calm(), duration: MOVE_MS },
      premovable: { enabled: false },
      draggable: { showGhost: true },
      // Swipes that begin beside a piece scroll the page.
      touchIgnoreRadius: 0,
      movable: { free: false, events: { after: (from, to) => hands.moved(from, to) } },
      events: { select: (square) => hands.touched(square) },
    });
    // Before chessground hears of it, which would put the piece back without a word.
    for (const end of ["mouseup", "touchend"] as const) {
      document.addEventListener(end, (event) => this.dropped(event, hands), { capture: true });
    }
    this.mount(board);
    this.rest(data);
  }

  /** Moves the layer into the board of a new page part. */
  mount(board: HTMLElement): void {
    board.prepend(this.element);
    board.classList.add("live");
    // Chromium asks what is painted on top, the grid, whether a touch may be kept from scrolling,
    // though touches fall through it: without a listener round both, a finger drags nothing.
    board.addEventListener("touchstart", () => {}, { passive: false });
    this.api.state.dom.bounds.clear();
  }

  remove(): void {
    this.element.parentElement?.classList.remove("live");
    this.api.destroy();
    this.element.remove();
  }

  get picked(): Key | undefined {
    return this.api.state.selected;
  }

  /** Picks, drops or puts back, just as a click on the square would. */
  press(square: Key, data: BoardData): void {
    if (this.replaying) this.rest(data);
    this.api.selectSquare(square);
  }

  unpick(): void {
    this.api.selectSquare(null);
  }

  /** Shows the position as the server has it, with what may be played. */
  rest(data: BoardData): void {
    this.turn += 1;
    this.replaying = false;
    this.board.classList.remove("replaying");
    this.board.classList.toggle("playable", data.targets.size > 0);
    this.api.set({
      ...position(data, data.signs),
      orientation: data.bottom,
      turnColor: data.turn,
      movable: { color: data.targets.size > 0 ? data.turn : undefined, dests: data.targets },
      selected: data.picked,
    });
  }

  /** A piece let go where it may not be: the server says why, as it does to a typed move. */
  private dropped(event: MouseEvent | TouchEvent, hands: Hands): void {
    const drag = this.api.state.draggable.current;
    if (!drag?.started) return;
    const at: [number, number] = event instanceof MouseEvent ? [event.clientX, event.clientY] : drag.pos;
    const to = this.api.getKeyAtDomPos(at);
    if (!to || to === drag.orig || this.api.state.movable.dests?.get(drag.orig)?.includes(to)) return;
    setTimeout(() => hands.moved(drag.orig, to));
  }

  /** Nothing may be played until the next rest. */
  hold(): void {
    this.api.set({ movable: { color: undefined, dests: new Map() } });
  }

  /** Shows the frames, then rests. A pointer on the board, or the next answer, cuts it short. */
  async replay(data: BoardData): Promise<void> {
    this.hold();
    const turn = (this.turn += 1);
    const stopped = () => turn !== this.turn;
    this.replaying = true;
    this.board.classList.add("replaying");
    const cut = () => {
      if (!stopped()) this.rest(data);
    };
    this.element.addEventListener("pointerdown", cut, { once: true });
    for (const [index, frame] of data.frames.entries()) {
      if (index > 0) await pause(BEAT_MS + (index > 1 ? 2 * MOVE_MS : 0));
      if (stopped()) return;
      this.api.set({ ...position(frame, data.signs), orientation: data.bottom });
      await pause(MOVE_MS);
      if (stopped()) return;
    }
    if (data.frames.at(-1)?.fen !== data.fen) await pause(REST_MS);
    if (stopped()) return;
    this.element.removeEventListener("pointerdown", cut);
    this.rest(data);
  }

  private get board(): HTMLElement {
    return this.element.parentElement ?? this.element;
  }
}

/** The reader's system asks for less motion. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function position(frame: Frame, signs: Map<Key, string>) {
  const marked = new Map(signs);
  if (frame.check) marked.set(frame.check, `${marked.get(frame.check) ?? ""} check`.trim());
  return {
    fen: frame.fen,
    lastMove: frame.lastMove,
    // The king in check is always that of the side to move, which the frame does not name.
    check: undefined,
    highlight: { custom: marked },
  };
}

function pause(duration_ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, duration_ms));
}
