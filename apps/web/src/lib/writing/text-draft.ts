import type { WrittenTexts } from '@dehesa/domain/messages';

/** Written and not sent, by what it is about: it stays through reloads, and goes with the tab or the session. */
const keyOf = (about: string) => `dehesa.text.draft.${about}`;

/** What was being written; nothing where it cannot be read. */
export function readDraft(about: string): WrittenTexts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? '{}');
    return draftOf(kept);
  } catch {
    return {};
  }
}

/** Only what has the shape of texts. */
export function draftOf(kept: unknown): WrittenTexts {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([language, text]: [string, unknown]) => {
      if (typeof text !== 'object' || text === null || !('subject' in text) || !('text' in text)) return [];
      const { subject, text: body } = text;
      return typeof subject === 'string' && typeof body === 'string' ? [[language, { subject, text: body }]] : [];
    }),
  );
}

/** Keeps it; null forgets it. */
export function keepDraft(about: string, texts: WrittenTexts | null): void {
  try {
    if (texts === null) sessionStorage.removeItem(keyOf(about));
    else sessionStorage.setItem(keyOf(about), JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing: then it lasts as long as the dialog.
  }
}
