import { z } from 'zod';
import { changeManyLimit } from '../../chosen-address';
import { chosenRecords } from '../../chosen-records';
import { RecordId } from '../../record-id';
import { plainText } from '../../texts/plain-text';
import { ReservationStatus } from '../status';
import { CancelReason } from './cancel-reason';

/** What is done to many reservations at once. */
export const ManyAction = z.enum(['confirm', 'wait', 'cancel']);
export type ManyAction = z.infer<typeof ManyAction>;

/** The state that each of them leads to. */
export const manyTargets = {
  confirm: ReservationStatus.confirmed,
  wait: ReservationStatus.waiting,
  cancel: ReservationStatus.cancelled,
} as const satisfies Record<ManyAction, ReservationStatus>;

/** Changes many reservations, each as singly; nothing goes beyond capacity (B4, B89). */
export const ChangeManyInput = z.object({
  ids: chosenRecords(changeManyLimit),
  action: ManyAction,
  notify: z.boolean().default(true),
  /** Of cancelling alone (B91). */
  reason: CancelReason.optional(),
});
export type ChangeManyInput = z.infer<typeof ChangeManyInput>;

/** Whose pending requests are to be confirmed: of an activity, or of one shift of it by its name. */
export const PendingRequestsInput = z.object({ activityId: RecordId, shift: plainText(50).default('') });
export type PendingRequestsInput = z.infer<typeof PendingRequestsInput>;
