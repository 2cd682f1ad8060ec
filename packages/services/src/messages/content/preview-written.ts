import type { Language } from '@dehesa/domain/languages';
import type { WrittenTexts, WrittenTo } from '@dehesa/domain/messages';
import type { ServiceContext } from '../../context';
import { type QueuedMessage, renderMessage } from './render-message';
import { assertWrittenFor, languagesOf, writtenTextField } from './written-text';

/** A text of staff's as the first reader of a language would get it. */
export interface WrittenSample {
  language: Language;
  /** How many get it in this language. */
  recipients: number;
  name: string;
  subject: string;
  html: string;
}

interface PreviewedReader extends Pick<QueuedMessage, 'slug' | 'recipient' | 'reservationId'> {
  language: Language;
  name: string;
}

/** A text as the first reader of each language would get it, with the refusals of its sending (B36, B90). */
export async function previewWritten(
  ctx: ServiceContext,
  readers: readonly PreviewedReader[],
  texts: WrittenTexts,
  to: WrittenTo,
): Promise<WrittenSample[]> {
  assertWrittenFor(readers, texts, to);
  return Promise.all(
    languagesOf(readers).map(async ({ language, count }) => {
      const reader = readers.find((one) => one.language === language);
      if (reader === undefined) throw new Error(`nobody reads ${language}`);
      const { name, ...message } = reader;
      const { log } = await renderMessage(ctx, {
        ...message,
        id: 0,
        channel: 'email',
        recipientName: name,
        fields: { [writtenTextField]: JSON.stringify(texts[language]) },
      });
      return { language, recipients: count, name, subject: log.subject, html: log.html };
    }),
  );
}
