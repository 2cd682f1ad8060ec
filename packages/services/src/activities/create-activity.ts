import { scheduleChanges } from '@dehesa/db/schema';
import { type NewActivity, type NextSchedules, nextSchedules } from '@dehesa/domain/activities';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { activityColumns, saveTexts, scheduleColumns, weekSchedule } from './activity-rows';
import { allowedActivity } from './allowed-activity';
import { saveComplements } from './complementary/set-complements';
import { insertWithSlug } from './insert-with-slug';
import { assertMedia, saveGalleries, videoColumns } from './media/new-activity-media';
import { parseNewActivity } from './parse-activity';
import { saveGuides } from './guides/assign-guide';
import { saveRelated } from './related/related-rows';
import { createPlaces } from './save-places';

export interface SavedActivity {
  id: number;
  slug: string;
  version: number;
}

/**
 * Publishes an activity with its texts, schedule (B10), slug (B11), shifts and places (B3), within the actor's reach (B21).
 * Its files and the activities that it names are shared with a copy's original, never copied (D10).
 */
export async function createActivity(ctx: ServiceContext, input: NewActivity): Promise<SavedActivity> {
  const actor = authorize(ctx, 'activities.manage');
  const parsed = parseNewActivity(input);
  return inTransaction(ctx, async (tx) => {
    const activity = await allowedActivity(tx, actor, parsed);
    await assertMedia(tx, activity.media);
    const schedules = nextSchedules(null, weekSchedule(activity), activity.scheduleChange);
    const now = ctx.clock.now();
    const saved = await insertWithSlug(tx, activity.texts.es.title, {
      ...activityColumns(activity),
      ...scheduleColumns(schedules),
      ...videoColumns(activity.media),
      createdAt: now,
      updatedAt: now,
    });
    await saveTexts(tx, saved.id, activity.texts);
    await saveGalleries(tx, saved.id, activity.media);
    await saveRelated(ctx, tx, saved.id, activity.relatedIds);
    await saveComplements(tx, saved.id, activity.complementaryIds);
    await saveGuides(ctx, tx, saved.id, activity.guideIds);
    await createPlaces(tx, saved.id, activity.shifts, activity.capacity);
    await recordScheduleChange(ctx, tx, saved.id, schedules);
    await audit(ctx, tx, { action: 'activities.create', entity: 'activity', entityId: saved.id });
    return saved;
  });
}

/** Puts on record what the schedule in force was replaced by, so that what somebody knew is found again (B10). */
export async function recordScheduleChange(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  activityId: number,
  { inForce, change, replaced }: NextSchedules,
): Promise<void> {
  const from = replaced ?? change?.from;
  if (from === undefined) return;
  await tx.insert(scheduleChanges).values({
    activityId,
    fromDate: from.date,
    fromStartTime: from.startTime,
    fromEndTime: from.endTime,
    toDate: inForce.date,
    toStartTime: inForce.startTime,
    toEndTime: inForce.endTime,
    changedBy: ctx.actor?.userId ?? null,
    createdAt: ctx.clock.now(),
  });
}
