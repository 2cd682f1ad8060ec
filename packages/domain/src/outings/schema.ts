import { z } from 'zod';
import { IsoDate, WallTime } from '../dates';
import { Language } from '../languages';
import { Paging } from '../paging';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';

/** Why an outing does not take place on its date. */
export const SuspensionReason = z.enum([
  'rain',
  'wind',
  'fire',
  'heat',
  'snow',
  'flood',
  'illness',
  'fewPeople',
  'other',
]);
export type SuspensionReason = z.infer<typeof SuspensionReason>;

export const suspensionLimits = {
  /** Characters of the words for the visitors, in each language. */
  words: 600,
  /** Other dates that are offered. */
  dates: 5,
} as const;

const words = plainText(suspensionLimits.words)
  .transform((text) => text.trim())
  .default('');

/** A date that there is no activity for yet: the suspended one is copied onto it. */
export const NewOutingDate = z.object({
  date: IsoDate,
  startTime: WallTime.nullable().default(null),
  endTime: WallTime.nullable().default(null),
});
export type NewOutingDate = z.infer<typeof NewOutingDate>;

/** The outing, the reason, words for the visitors in both languages or in none, and the other dates in order. */
export const SuspensionPreviewInput = z.object({
  activityId: RecordId,
  reason: SuspensionReason,
  words: z
    .object({ es: words, pt: words })
    .default({ es: '', pt: '' })
    .refine(({ es, pt }) => (es === '') === (pt === ''), 'bothLanguages'),
  dates: z
    .array(RecordId)
    .max(suspensionLimits.dates)
    .default([])
    .transform((ids) => [...new Set(ids)]),
  newDate: NewOutingDate.nullable().default(null),
});
export type SuspensionPreviewInput = z.infer<typeof SuspensionPreviewInput>;

/** Does it; the same `key` sent twice is one suspension. */
export const SuspendOutingInput = SuspensionPreviewInput.extend({ key: plainText(100).min(1) });
export type SuspendOutingInput = z.infer<typeof SuspendOutingInput>;

/** Other dates of an outing that can be offered; `search` looks in titles (B34). */
export const OtherDatesInput = z.object({ activityId: RecordId, search: plainText(100).default('') });
export type OtherDatesInput = z.infer<typeof OtherDatesInput>;

/**
 * none: nothing was offered, the reservation was cancelled with the outing; withdrawn: staff changed the reservation
 * meanwhile, or the date that was offered is suspended too, which opened a move of its own.
 */
export const MoveStatus = z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn', 'none']);
export type MoveStatus = z.infer<typeof MoveStatus>;

/** How far what was written to somebody has come; notReached: by no channel, so somebody has to call. */
export const MoveReach = z.enum(['read', 'delivered', 'sent', 'onItsWay', 'notReached']);
export type MoveReach = z.infer<typeof MoveReach>;

/** What the list of a suspended outing is narrowed to. */
export const MoveFilter = z.enum(['all', 'open', 'accepted', 'cancelled', 'notReached']);
export type MoveFilter = z.infer<typeof MoveFilter>;

export const MovesInput = Paging.extend({ activityId: RecordId, filter: MoveFilter.default('all') });
export type MovesInput = z.infer<typeof MovesInput>;

export const MoveRef = z.object({ id: RecordId });
export type MoveRef = z.infer<typeof MoveRef>;

/** `{data}` of `/otra-fecha/{data}`. */
export const MoveLink = z.object({ token: z.string().min(1).max(200), language: Language.default('es') });
export type MoveLink = z.infer<typeof MoveLink>;

/** The visitor's answer: the held date, another one (and its shift, where it has any), or none. */
export const MoveAnswer = z.discriminatedUnion('answer', [
  MoveLink.extend({ answer: z.literal('accept') }),
  MoveLink.extend({
    answer: z.literal('take'),
    activityId: RecordId,
    shiftId: RecordId.nullable().default(null),
  }),
  MoveLink.extend({ answer: z.literal('cancel') }),
]);
export type MoveAnswer = z.infer<typeof MoveAnswer>;
