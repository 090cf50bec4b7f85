// Forms and links over the wire: the server answers with a page, its changing part is taken out.

const TIMEOUT_MS = 15_000;

/** The part of a page that changes with every move. */
export const PART = "puzzle";

export interface Answer {
  part: HTMLElement;
  title: string;
  url: string;
}

/** Nothing was heard from the server. */
export class NetworkAway extends Error {}

/**
 * Sends and reads.
 * @throws {NetworkAway}
 * @throws {Error} when the answer is no page with such a part, or one of another version.
 */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { Accept: "text/html" };
  const { text, from } = await fetch(url, { ...init, headers, signal }).then(
    async (response) => ({ text: await response.text(), from: response.url }),
    (reason: unknown) => Promise.reject(new NetworkAway(String(reason))),
  );
  const page = new DOMParser().parseFromString(text, "text/html");
  const part = page.getElementById(PART);
  if (!part || script(page) !== script(document)) throw new Error(`another page: ${from}`);
  return { part, title: page.title, url: from };
}

/** What a form would send, the button that was pressed included. */
export function request(form: HTMLFormElement, submitter: HTMLElement | null): [string, RequestInit] {
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) fields.append(name, String(value));
  const url = new URL(button?.hasAttribute("formaction") ? button.formAction : form.action);
  if (form.method === "get") {
    url.search = fields.toString();
    return [url.href, {}];
  }
  return [url.href, { method: "POST", body: fields }];
}

function script(page: Document): string | undefined {
  return page.querySelector("script[src]")?.getAttribute("src") ?? undefined;
}
