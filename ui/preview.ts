// For an author's own pages: load again when the content has changed.

const ASK_EVERY_MS = 700;

/** Asks the server for the content's version for as long as the page is open. */
export function watchContent(): void {
  const shown = document.body.dataset["preview"];
  if (shown === undefined) return;
  const ask = async (): Promise<void> => {
    const answer = await fetch("/preview").catch(() => undefined);
    // A server that is away may come back.
    if (answer?.ok && (await answer.text()) !== shown) location.reload();
  };
  setInterval(() => void ask(), ASK_EVERY_MS);
}
