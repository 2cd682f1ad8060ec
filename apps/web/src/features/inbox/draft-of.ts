/** Written and not sent, by conversation: it stays through reloads, and goes with the tab or the session. */
const keyOf = (id: number) => `dehesa.inbox.draft.${id}`;

export function readDraft(id: number): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    // A browser that keeps nothing: then it lasts as long as the page.
    return '';
  }
}

export function keepDraft(id: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // As above.
  }
}
