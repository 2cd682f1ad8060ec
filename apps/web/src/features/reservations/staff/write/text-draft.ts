import type { Inputs } from '../../../../lib/trpc';

export type WrittenTexts = Inputs['reservations']['texts']['send']['texts'];

/** Written and not sent, by activity: it stays through reloads, and goes with the tab or the session. */
const keyOf = (activityId: number) => `dehesa.text.draft.${activityId}`;

/** What was being written; nothing where it cannot be read. */
export function readDraft(activityId: number): WrittenTexts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(activityId)) ?? '{}');
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
export function keepDraft(activityId: number, texts: WrittenTexts | null): void {
  try {
    if (texts === null) sessionStorage.removeItem(keyOf(activityId));
    else sessionStorage.setItem(keyOf(activityId), JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing: then it lasts as long as the dialog.
  }
}
