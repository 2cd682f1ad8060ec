import { z } from 'zod';
import { chosenRecords } from '../../chosen-records';
import { type Language, Language as LanguageSchema } from '../../languages';
import type { RecordGroup } from '../../messages';
import { RecordId } from '../../record-id';
import { plainText } from '../../texts/plain-text';

/** So many are written to at once: all that a board shows. */
export const writtenTextLimits = { reservations: 600, subject: 200, text: 4000 } as const;

/** The records whose fields a text of staff's own may name (B36, B90). */
export const writtenTextGroups: readonly RecordGroup[] = ['reserva', 'actividad', 'configuracion'];

/** Subject and text, plain: what is between braces are fields. */
export const WrittenText = z.object({
  subject: plainText(writtenTextLimits.subject).trim().min(1),
  text: plainText(writtenTextLimits.text).trim().min(1),
});
export type WrittenText = z.infer<typeof WrittenText>;

/** Chosen reservations of one activity. */
export const ChosenOfActivity = z.object({
  activityId: RecordId,
  ids: chosenRecords(writtenTextLimits.reservations),
});
export type ChosenOfActivity = z.infer<typeof ChosenOfActivity>;

/** What is written to them, in each language that one of them reads (B90). */
export const WriteInput = ChosenOfActivity.extend({ texts: z.partialRecord(LanguageSchema, WrittenText) });
export type WriteInput = z.infer<typeof WriteInput>;

/** Sends it; the same `key` sent twice is one sending. */
export const SendTextInput = WriteInput.extend({ key: plainText(100).min(1) });
export type SendTextInput = z.infer<typeof SendTextInput>;

export type WrittenTexts = Partial<Record<Language, WrittenText>>;
