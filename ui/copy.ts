// Buttons that copy a field; hidden in the markup, because without script they can do nothing.

const DONE_MS = 2000;

export function showCopyButtons(within: ParentNode): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const field = document.getElementById(button.dataset["copy"] ?? "");
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // No leave to write, or no secure context: the reader copies what is selected.
    field.focus();
    field.select();
    return;
  }
  const label = button.textContent;
  button.textContent = button.dataset["copied"] ?? label;
  setTimeout(() => (button.textContent = label), DONE_MS);
}
