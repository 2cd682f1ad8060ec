import type { Language } from '@dehesa/domain/languages';
import { ChosenOfActivity, WriteInput } from '@dehesa/domain/reservations';
import { authorize, type ServiceContext } from '../../context';
import { renderMessage, writtenTextField } from '../../messages/index';
import { readBulkActivity } from '../bulk-messages/bulk-recipients';
import type { SampleMessage } from '../bulk-messages/preview-bulk-message';
import {
  type Addressee,
  assertWrittenFor,
  type ChosenRecipients,
  languagesOf,
  readRecipients,
} from './chosen-recipients';

export interface TextRecipients extends Omit<ChosenRecipients, 'reached'> {
  recipients: number;
  /** What they read, and how many of them. */
  languages: { language: Language; count: number }[];
}

/** Whom a text would reach, who reads what, and whom no e-mail reaches, before it is written (B90). */
export async function readTextRecipients(ctx: ServiceContext, raw: ChosenOfActivity): Promise<TextRecipients> {
  authorize(ctx, 'reservations.manage');
  const { activityId, ids } = ChosenOfActivity.parse(raw);
  const activity = await readBulkActivity(ctx, ctx.db, activityId, { lock: false });
  const { reached, ...others } = await readRecipients(ctx.db, activity, ids);
  return { ...others, recipients: reached.length, languages: languagesOf(reached) };
}

/** A text as the first reader of each language would get it, with the refusals of its sending (B36, B90). */
export async function previewText(ctx: ServiceContext, raw: WriteInput): Promise<SampleMessage[]> {
  authorize(ctx, 'reservations.manage');
  const { activityId, ids, texts } = WriteInput.parse(raw);
  const activity = await readBulkActivity(ctx, ctx.db, activityId, { lock: false });
  const { reached } = await readRecipients(ctx.db, activity, ids);
  assertWrittenFor(reached, texts);
  return Promise.all(
    languagesOf(reached).map(async ({ language, count }) => {
      const reader = reached.find((one) => one.language === language);
      if (reader === undefined) throw new Error(`nobody reads ${language}`);
      return { language, recipients: count, name: reader.name, ...(await sampleFor(ctx, reader, texts[language])) };
    }),
  );
}

async function sampleFor(ctx: ServiceContext, { id, name, email, language }: Addressee, text: unknown) {
  const { log } = await renderMessage(ctx, {
    id: 0,
    slug: 'reserva-mensaje',
    channel: 'email',
    language,
    recipient: email,
    recipientName: name,
    reservationId: id,
    fields: { [writtenTextField]: JSON.stringify(text) },
  });
  return { subject: log.subject, html: log.html };
}
