import { z } from 'zod';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';
import { groupLimits, UnnamedCount } from '../reservations';
import { checkInLimits } from './limits';

/** An instant that a date can hold; a device's clock may show anything. */
const Instant = z.number().int().min(0).max(8_640_000_000_000_000);

/** A tick as a device sends it: `at` is what its clock showed. */
export const TickInput = z.object({
  nonce: z.uuid(),
  personId: RecordId,
  /** In whose list it was made; null from a device that does not say. */
  activityId: RecordId.nullable().default(null),
  mark: z.enum(['present', 'absent', 'open']),
  at: Instant,
  replaces: z.array(z.uuid()).max(checkInLimits.replaces).default([]),
  /** Of who booked for a group and is there: how many without a name came too; null for all (B83). */
  unnamed: UnnamedCount.max(groupLimits.most - 1)
    .nullable()
    .default(null),
});
export type TickInput = z.infer<typeof TickInput>;

/** Ticks in the order in which they were made. */
export const SendTicksInput = z.object({
  /** Which device they come from, for people: "Android · Chrome". */
  device: plainText(checkInLimits.device).trim().default(''),
  /** What the device's clock showed when it sent them. */
  sentAt: Instant,
  ticks: z.array(TickInput).min(1).max(checkInLimits.batch),
});
export type SendTicksInput = z.infer<typeof SendTicksInput>;

/** Whose list is asked for. */
export const CheckInListInput = z.object({ activityId: RecordId });
export type CheckInListInput = z.infer<typeof CheckInListInput>;
