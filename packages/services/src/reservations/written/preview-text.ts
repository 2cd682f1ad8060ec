import type { Language } from '@dehesa/domain/languages';
import { ChosenOfActivity, WriteInput } from '@dehesa/domain/reservations';
import { authorize, type ServiceContext } from '../../context';
import { languagesOf, previewWritten, type WrittenSample } from '../../messages/index';
import { readBulkActivity } from '../bulk-messages/bulk-recipients';
import { type ChosenRecipients, readRecipients } from './chosen-recipients';

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
export async function previewText(ctx: ServiceContext, raw: WriteInput): Promise<WrittenSample[]> {
  authorize(ctx, 'reservations.manage');
  const { activityId, ids, texts } = WriteInput.parse(raw);
  const activity = await readBulkActivity(ctx, ctx.db, activityId, { lock: false });
  const { reached } = await readRecipients(ctx.db, activity, ids);
  const readers = reached.map(({ id, name, email, language }) => ({
    slug: 'reserva-mensaje',
    recipient: email,
    reservationId: id,
    language,
    name,
  }));
  return previewWritten(ctx, readers, texts, 'reservations');
}
