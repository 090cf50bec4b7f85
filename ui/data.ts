// What the server says about a board, read from its data attributes.

import type { Color, Dests, Key } from "@lichess-org/chessground/types";

/** One position to be shown. */
export interface Frame {
  /** The board part of a FEN. */
  fen: string;
  lastMove: Key[] | undefined;
  check: Key | undefined;
}

export interface BoardData extends Frame {
  turn: Color;
  bottom: Color;
  /** Empty unless the reader may move. */
  targets: Dests;
  picked: Key | undefined;
  /** What a lesson says of squares; classes. */
  signs: Map<Key, string>;
  /** Squares are picked, no moves are made. */
  squares: boolean;
  /** Positions to be shown one after the other before the board rests. */
  frames: Frame[];
  says: Says;
}

/** Words of the page's language. */
export interface Says {
  notePicked: string;
  noteTarget: string;
  noteCapture: string;
  /** With `{}` for the squares. */
  picked: string;
  unpicked: string;
  offline: string;
  failed: string;
  again: string;
}

export function read(board: HTMLElement): BoardData {
  const get = (name: string) => board.dataset[name] ?? "";
  return {
    fen: get("fen"),
    lastMove: keys(get("last")),
    check: keys(get("check"))?.[0],
    turn: get("turn") as Color,
    bottom: get("bottom") as Color,
    targets: targets(get("targets")),
    picked: keys(get("picked"))?.[0],
    signs: new Map(pairs(get("signs"))),
    squares: "squares" in board.dataset,
    frames: get("frames").split("|").filter(Boolean).map(frame),
    says: {
      notePicked: get("wordPicked"),
      noteTarget: get("wordTarget"),
      noteCapture: get("wordCapture"),
      picked: get("saysPicked"),
      unpicked: get("saysUnpicked"),
      offline: get("saysOffline"),
      failed: get("saysFailed"),
      again: get("saysAgain"),
    },
  };
}

/** `board from-to check`, `-` for no check. */
function frame(text: string): Frame {
  const [fen = "", move = "", check = "-"] = text.split(" ");
  return { fen, lastMove: keys(move), check: check === "-" ? undefined : keys(check)?.[0] };
}

/** `e2:e3e4,g1:f3h3` */
function targets(text: string): Dests {
  const found: Dests = new Map();
  for (const group of text.split(",").filter(Boolean)) {
    const [from, to = ""] = group.split(":");
    found.set(from as Key, keys(to) ?? []);
  }
  return found;
}

/** `e4:goal,d5:highlight` */
function pairs(text: string): [Key, string][] {
  const found = text.split(",").filter(Boolean).map((pair) => pair.split(":"));
  return found.map(([square, sign = ""]) => [square as Key, sign]);
}

/** Squares written without a space between them. */
function keys(text: string): Key[] | undefined {
  return (text.match(/[a-h][1-8]/g) as Key[] | null) ?? undefined;
}
