import { z } from 'zod';
import { exceedingFields, shapeOf } from '../field-kinds';
import { Paging, SortDirection } from '../paging';
import { plainText } from '../texts/plain-text';
import { KnownTerritory, RecordId } from '../record-id';
import { activityDeclaration } from './fields';
import { ComplementaryIds } from './complementary/linked-ids';
import { SeriesScope } from './series/series-scope';
import { VideoInput } from './media/video';

const shape = shapeOf(activityDeclaration);
const { date, startTime, endTime, week } = shape;

/** What a new activity needs and an edit sends. */
export const ActivityInput = z
  .object({
    ...shape,
    /** A schedule change; once saved it is the schedule in force, but for what it leaves open (B10). */
    scheduleChange: z.object({ date: date.nullable(), startTime, endTime, week }).nullable().default(null),
  })
  .superRefine((activity, context) => {
    for (const name of exceedingFields(activityDeclaration, activity))
      context.addIssue({ code: 'custom', path: [name] });
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

/** How the registrations of an activity are to be, however they are now. */
export const SetRegistrationsInput = ActivityRef.extend({ closed: z.boolean() });
export type SetRegistrationsInput = z.infer<typeof SetRegistrationsInput>;

/** What has been saved of an activity since a version of it was read. */
export const ActivityChangesInput = ActivityRef.extend({ sinceVersion: z.number().int().min(0) });
export type ActivityChangesInput = z.infer<typeof ActivityChangesInput>;

export const ActivityListInput = Paging.extend({
  search: plainText(100).trim().default(''),
  order: z.enum(['id', 'title', 'date', 'territory', 'category', 'company', 'capacity']).default('date'),
  direction: SortDirection.default('desc'),
  territoryId: KnownTerritory.nullable().default(null),
  principalOnly: z.boolean().default(false),
  excludeIds: z.array(RecordId).max(500).default([]),
});
export type ActivityListInput = z.infer<typeof ActivityListInput>;
