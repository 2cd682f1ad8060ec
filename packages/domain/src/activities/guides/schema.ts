import { z } from 'zod';
import { addDays, IsoDate, WallTime } from '../../dates';
import { isEmail } from '../../identity';
import { Paging } from '../../paging';
import { KnownTerritory, RecordId } from '../../record-id';
import { plainText } from '../../texts/plain-text';
import { withoutRepeats } from '../complementary/linked-ids';
import { guideLimits as limits } from './limits';

const TerritoryOrBoth = KnownTerritory.nullable().default(null);

/** Somebody who guides, with an account of ours or without (B87). */
export const GuideInput = z.object({
  name: plainText(limits.name).trim().min(1),
  phone: plainText(limits.phone).trim().default(''),
  email: plainText(limits.email)
    .trim()
    .refine((email) => email === '' || isEmail(email), 'email')
    .default(''),
  languages: plainText(limits.languages).trim().default(''),
  /** Where they guide; null for both. */
  territoryId: TerritoryOrBoth,
  /** The account that they sign in with; left out it stays as it is. */
  userId: RecordId.nullable().optional(),
});
export type GuideInput = z.infer<typeof GuideInput>;

export const GuideRef = z.object({ id: RecordId });
export type GuideRef = z.infer<typeof GuideRef>;

export const EditGuideInput = GuideInput.extend({ id: RecordId });
export type EditGuideInput = z.infer<typeof EditGuideInput>;

export const GuideListInput = Paging.extend({ search: plainText(100).trim().default('') });
export type GuideListInput = z.infer<typeof GuideListInput>;

/** The guides of a new activity. */
export const GuideIds = withoutRepeats(RecordId, limits.perActivity);

const ActivityIds = withoutRepeats(RecordId, limits.activities).refine((ids) => ids.length > 0, 'too_small');

/** A guide, and the activities that they are put on or taken off. */
export const AssignGuideInput = z.object({ guideId: RecordId, activityIds: ActivityIds });
export type AssignGuideInput = z.infer<typeof AssignGuideInput>;

const Hour = WallTime.nullable().default(null);

/** An outing that is not saved yet, as far as it says when a guide is taken. */
export const PlannedOuting = z.object({
  date: IsoDate,
  startTime: Hour,
  endTime: Hour,
  shifts: z.array(plainText(100)).max(100).default([]),
  shiftMinutes: z.number().int().min(1).max(1440).nullable().default(null),
});
export type PlannedOuting = z.infer<typeof PlannedOuting>;

/** For which activities, or for which one that is not saved yet, guides are to be chosen. */
export const GuideChoicesInput = z.object({
  activityIds: withoutRepeats(RecordId, limits.activities).default([]),
  planned: PlannedOuting.nullable().default(null),
});
export type GuideChoicesInput = z.infer<typeof GuideChoicesInput>;

/** The days of a calendar, both included, and what of them is shown (B88). */
export const CalendarInput = z
  .object({
    from: IsoDate,
    to: IsoDate,
    territoryId: TerritoryOrBoth,
    /** Outings of one guide, or those without any. */
    guide: z
      .union([RecordId, z.literal('none')])
      .nullable()
      .default(null),
  })
  .refine(({ from, to }) => from <= to && to < addDays(from, limits.calendarDays), { error: 'range', path: ['to'] });
export type CalendarInput = z.infer<typeof CalendarInput>;
