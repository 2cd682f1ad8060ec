import { z } from 'zod';
import { chosenRecords } from '../../chosen-records';
import { SendingKey, WrittenTexts } from '../../messages';
import { RecordId } from '../../record-id';

/** So many are written to at once: all that a board shows. */
const mostReservations = 600;

/** Chosen reservations of one activity. */
export const ChosenOfActivity = z.object({
  activityId: RecordId,
  ids: chosenRecords(mostReservations),
});
export type ChosenOfActivity = z.infer<typeof ChosenOfActivity>;

/** What is written to them, in each language that one of them reads (B90). */
export const WriteInput = ChosenOfActivity.extend({ texts: WrittenTexts });
export type WriteInput = z.infer<typeof WriteInput>;

/** Sends it; the same `key` sent twice is one sending. */
export const SendTextInput = WriteInput.extend({ key: SendingKey });
export type SendTextInput = z.infer<typeof SendTextInput>;
