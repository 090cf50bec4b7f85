// The browser's part of a puzzle page. It holds no chess rules: every move goes to the server as
// the page's own forms would send it, and the answer's markup takes the place of the old. Where
// anything here fails, the forms still work by themselves.

import type { Key } from "@lichess-org/chessground/types";
import { showCopyButtons } from "./copy.js";
import { type BoardData, read } from "./data.js";
import { keepFocus } from "./focus.js";
import { Grid } from "./keys.js";
import { calm, Layer } from "./layer.js";
import { watchContent } from "./preview.js";
import { toggle } from "./spot.js";
import { giveVoice, say, show, unshow, words } from "./voice.js";
import { type Answer, NetworkAway, PART, request, send } from "./wire.js";

const grid = new Grid();
let layer: Layer | undefined;
let data: BoardData | undefined;
/** A request is on its way: nothing else is sent. */
let busy = false;

function part(): HTMLElement | null {
  return document.getElementById(PART);
}

/** Takes over the part that is in the page now. */
function attach(): void {
  const board = document.getElementById("board");
  showCopyButtons(document);
  if (!board) return;
  data = read(board);
  grid.attach(board, data.says);
  // Squares are picked on the grid itself.
  if (data.squares) return;
  try {
    if (layer) {
      layer.mount(board);
    } else {
      layer = new Layer(board, data, { moved, touched });
    }
  } catch (error) {
    // The grid's buttons go on without the layer.
    console.error(error);
    layer?.remove();
    layer = undefined;
  }
}

// --- Moves ---

/** A square was pressed by keyboard or by a screen reader. */
function pressed(square: Key): void {
  if (!layer || !data || busy) return;
  const before = layer.picked;
  layer.press(square, data);
  const after = layer.picked;
  if (after && after !== before) {
    const targets = data.targets.get(after) ?? [];
    say(data.says.picked.replace("{}", targets.join(", ")));
  } else if (before && !after && before === square) {
    say(data.says.unpicked);
  }
  noteSquares();
}

function touched(square: Key): void {
  grid.follow(square);
  // The layer calls this before it has taken the selection over.
  queueMicrotask(noteSquares);
}

function noteSquares(): void {
  if (!data) return;
  const picked = layer?.picked;
  const targets = picked ? (data.targets.get(picked) ?? []) : [];
  grid.note(picked, targets);
}

function moved(from: Key, to: Key): void {
  const form = document.getElementById("board-drop");
  if (!(form instanceof HTMLFormElement)) return;
  // As the form would be if the server had drawn the piece picked.
  for (const [name, value] of [["from", from], ["to", to]] as const) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? newField(form, name);
    field.value = value;
  }
  submit(form, null);
}

function newField(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = name;
  form.append(field);
  return field;
}

// --- The wire ---

function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  void go(...request(form, submitter), () => {
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      newField(form, submitter.name).value = submitter.value;
    }
    form.submit();
  });
}

/** Sends and swaps; `natively` is how the browser would get there by itself. */
async function go(url: string, init: RequestInit, natively: () => void): Promise<void> {
  if (busy) return;
  busy = true;
  const sent = moveField()?.value ?? "";
  layer?.hold();
  part()?.setAttribute("aria-busy", "true");
  try {
    swap(await send(url, init), sent);
  } catch (error) {
    // Whatever else is wrong, the browser can get there without this script.
    if (error instanceof NetworkAway) failed();
    else natively();
  } finally {
    busy = false;
    part()?.removeAttribute("aria-busy");
  }
}

/** Where a move is typed; gone once the puzzle is over. */
function moveField(): HTMLInputElement | null {
  return part()?.querySelector<HTMLInputElement>("input[name=move][type=text]") ?? null;
}

/** `sent` is what the field held when the request went out: what is typed meanwhile stays. */
function swap({ part: fresh, title, url }: Answer, sent: string): void {
  const old = part();
  if (!old) return;
  const typed = moveField()?.value ?? "";
  const focus = keepFocus(old, grid);
  old.replaceWith(document.adoptNode(fresh));
  const field = moveField();
  if (field && typed !== sent) field.value = typed;
  document.title = title;
  history.replaceState(null, "", url);
  attach();
  const status = fresh.querySelector<HTMLElement>("[role=status]");
  // It would be read twice by some and not at all by others: the voice says it for all.
  status?.removeAttribute("role");
  status?.removeAttribute("aria-live");
  if (status) say(words(status));
  focus(fresh);
  goOn(old, fresh);
  if (layer && data) {
    if (data.frames.length > 0 && !calm()) void layer.replay(data);
    else layer.rest(data);
    offerReplay(status);
  }
}

/** A step that has just been solved goes on with the next; what was said of it is seen. */
function goOn(old: HTMLElement, fresh: HTMLElement): void {
  const next = fresh.querySelector<HTMLElement>("[data-next]");
  if (next && !old.querySelector("[data-next]")) next.focus({ preventScroll: true });
  const said = next ?? fresh.querySelector(".step .status:is(.right, .slower, .wrong, .unread)");
  said?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}

/** A refutation that went by too fast can be seen again. */
function offerReplay(status: Element | null): void {
  const shown = data;
  if (!status || !shown || shown.frames.length < 2 || shown.frames.at(-1)?.fen === shown.fen) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "again quiet";
  button.textContent = shown.says.again;
  button.addEventListener("click", () => {
    if (!busy) void layer?.replay(shown);
  });
  status.append(button);
}

function failed(): void {
  if (!data) return;
  layer?.rest(data);
  noteSquares();
  show(navigator.onLine ? data.says.failed : data.says.offline);
}

function boardOf(square: HTMLElement): HTMLElement {
  return square.closest<HTMLElement>("#board") ?? square;
}

// --- Events, on the document: the part they happen in comes and goes ---

function listen(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !part()?.contains(form)) return;
    // It leads to another page.
    if ("leaves" in form.dataset) return;
    event.preventDefault();
    submit(form, event.submitter);
  });
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLButtonElement>("#board button[data-square]");
    if (button && data?.squares) {
      event.preventDefault();
      if (!busy && button.hasAttribute("aria-pressed")) say(toggle(button, boardOf(button), data.says));
      return;
    }
    const square = button?.dataset["square"];
    if (square && layer) {
      event.preventDefault();
      pressed(square as Key);
      return;
    }
    const link = target?.closest<HTMLAnchorElement>(`#${PART} a[href]`);
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link && plain && !link.target && samePage(link)) {
      event.preventDefault();
      void go(link.href, {}, () => location.assign(link.href));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !layer?.picked || !data) return;
    layer.unpick();
    noteSquares();
    say(data.says.unpicked);
  });
  window.addEventListener("offline", () => data && show(data.says.offline));
  window.addEventListener("online", unshow);
}

/** Another state of this puzzle, as flipped or with a step of the solution. */
function samePage(link: HTMLAnchorElement): boolean {
  const form = document.getElementById("board-pick");
  const paths = [location.pathname, form instanceof HTMLFormElement ? new URL(form.action).pathname : ""];
  return link.origin === location.origin && paths.includes(link.pathname);
}

watchContent();
if (part()) {
  giveVoice();
  listen();
  attach();
  offerReplay(part()?.querySelector("[role=status]") ?? null);
}
