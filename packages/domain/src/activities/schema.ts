import { z } from 'zod';
import { IsoDate, WallTime } from '../dates';
import { Paging, SortDirection } from '../paging';
import { plainText } from '../plain-text';
import { RecordId } from '../record-id';
import { defaultReminderHours, ReminderHours } from '../reminders/index';
import { defaultOfferHours, MinimumAge, OfferHours, WaitingListMode } from './audience';
import { ComplementaryIds } from './linked-ids';
import { SeriesScope } from './series-scope';
import { VideoInput } from './video';

/** Maximum lengths in characters (D1). Rich text is measured with its markup. */
export const activityLimits = {
  title: 80,
  subtitle: 200,
  description: 5000,
  material: 500,
  organizer: 200,
  phone: 20,
  shift: 50,
  externalUrl: 300,
  includes: 400,
  meetingPoint: 200,
  municipality: 80,
  shifts: 30,
  capacity: 100_000,
} as const;

const text = (max: number) => plainText(max).trim();
const nullableText = (max: number) => text(max).nullable().default(null);

/** The texts of an activity in one language; description is rich text, cleaned on the way in (B45). */
export const ActivityTexts = z.object({
  title: text(activityLimits.title),
  subtitle: text(activityLimits.subtitle).default(''),
  description: text(activityLimits.description),
  necessaryMaterial: text(activityLimits.material).default(''),
  recommendedMaterial: text(activityLimits.material).default(''),
});
export type ActivityTexts = z.infer<typeof ActivityTexts>;

/** Spanish title and description are required; an empty Portuguese text falls back to the Spanish one. */
export const ActivityInput = z.object({
  texts: z.object({ es: ActivityTexts, pt: ActivityTexts }),
  companyId: RecordId.nullable(),
  territoryId: z.union([z.literal(1), z.literal(2)]),
  categoryId: RecordId,
  organizer: text(activityLimits.organizer).default(''),
  date: IsoDate,
  startTime: WallTime.nullable().default(null),
  endTime: WallTime.nullable().default(null),
  /** Empty means the ISO week of the date (B10). */
  week: z.number().int().min(1).max(53).nullable().default(null),
  /** A schedule change; from the moment it is saved it is the schedule in force (B10). */
  scheduleChange: z
    .object({
      date: IsoDate,
      startTime: WallTime.nullable().default(null),
      endTime: WallTime.nullable().default(null),
      week: z.number().int().min(1).max(53).nullable().default(null),
    })
    .nullable()
    .default(null),
  municipality: text(activityLimits.municipality),
  postalCode: nullableText(10),
  meetingPoint: text(activityLimits.meetingPoint).default(''),
  position: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullable()
    .default(null),
  capacity: z.number().int().min(0).max(activityLimits.capacity),
  phone: text(activityLimits.phone).default(''),
  minimumAge: MinimumAge.default(0),
  childrenAllowed: z.boolean().default(true),
  /** Names in order, without commas (the wire joins by them); without shifts an activity has `capacity` places, else each shift has (B3). */
  shifts: z
    .array(text(activityLimits.shift).regex(/^[^,]+$/))
    .max(activityLimits.shifts)
    .default([]),
  includes: text(activityLimits.includes).default(''),
  externalBookingUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(activityLimits.externalUrl)])
    .default(''),
  hidden: z.boolean().default(false),
  registrationOpensOn: IsoDate.nullable().default(null),
  registrationClosesOn: IsoDate.nullable().default(null),
  waitingListMode: WaitingListMode.default('manual'),
  offerHours: OfferHours.default(defaultOfferHours),
  reminderHours: ReminderHours.default([...defaultReminderHours]),
  /** false for an activity that only appears as related to others. */
  principal: z.boolean().default(true),
  /** A stored file, as an upload answered it; null for no image. */
  imageId: z.uuid().nullable().default(null),
});
export type ActivityInput = z.infer<typeof ActivityInput>;

/** An activity but for its schedule's week and change, which have rules of their own (B10). */
export type ActivityContent = Omit<ActivityInput, 'scheduleChange' | 'week'>;

export const EditActivityInput = ActivityInput.extend({
  id: RecordId,
  /** The version that was read; another one in the database means that somebody saved meanwhile. Absent: not checked. */
  version: z.number().int().optional(),
  /** Absent: they stay as they are. */
  complementaryIds: ComplementaryIds.optional(),
  /** null for none. Absent: it stays as it is. */
  video: VideoInput.nullable().optional(),
  /** `following`: what changed is saved in the later members of its series too. */
  scope: SeriesScope.optional(),
});
export type EditActivityInput = z.infer<typeof EditActivityInput>;

/** Which activity a call is about. */
export const ActivityRef = z.object({ id: RecordId });
export type ActivityRef = z.infer<typeof ActivityRef>;

export const HideActivityInput = ActivityRef.extend({ scope: SeriesScope.optional() });
export type HideActivityInput = z.infer<typeof HideActivityInput>;

/** What has been saved of an activity since a version of it was read. */
export const ActivityChangesInput = ActivityRef.extend({ sinceVersion: z.number().int().min(0) });
export type ActivityChangesInput = z.infer<typeof ActivityChangesInput>;

export const ActivityListInput = Paging.extend({
  search: text(100).default(''),
  order: z.enum(['id', 'title', 'date', 'territory', 'category', 'company', 'capacity']).default('date'),
  direction: SortDirection.default('desc'),
  territoryId: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .default(null),
  principalOnly: z.boolean().default(false),
  excludeIds: z.array(RecordId).max(500).default([]),
});
export type ActivityListInput = z.infer<typeof ActivityListInput>;
