// What the script itself has to say, to the ear and to the eye.

/** Heard by screen readers; outside the part that is swapped, else it would not be heard. */
const voice = document.createElement("div");
/** A region that is emptied needs a moment before the same words are heard again. */
const BREATH_MS = 50;

/** What stood where the judgement stands, before the script spoke there. */
let silenced: { status: Element; before: Node } | undefined;

export function giveVoice(): void {
  voice.className = "voice";
  voice.setAttribute("role", "status");
  document.body.append(voice);
}

/** Says without showing. */
export function say(text: string): void {
  const words = text.replace(/\s+/g, " ").trim();
  voice.textContent = "";
  setTimeout(() => (voice.textContent = words), BREATH_MS);
}

/** What a part says: without its signs, its blocks kept apart. */
export function words(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll("[aria-hidden=true]")) sign.remove();
  for (const block of copy.querySelectorAll("p, li, div")) block.append(" ");
  return copy.textContent ?? "";
}

/** Says, and shows in the page's `.status`, where the judgement stands. */
export function show(text: string): void {
  const status = document.querySelector(".status");
  if (status) {
    if (silenced?.status !== status) silenced = { status, before: status.cloneNode(true) };
    status.className = "status unread";
    status.textContent = text;
  }
  say(text);
}

/** Gives the place back to what stood there. */
export function unshow(): void {
  silenced?.status.replaceWith(silenced.before);
  silenced = undefined;
}
