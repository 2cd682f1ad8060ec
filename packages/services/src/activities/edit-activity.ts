import { activities } from '@dehesa/db/schema';
import { type EditActivityInput, nextSchedules } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { queuePromotion } from '../reservations';
import { activityColumns, saveTexts, scheduleColumns, storedSchedules, weekSchedule } from './activity-rows';
import { allowedActivity } from './allowed-activity';
import { recordScheduleChange, type SavedActivity } from './create-activity';
import { lockActivity } from './lock-activity';
import { parseActivityEdit } from './parse-activity';
import { savePlaces } from './save-places';

/**
 * Saves an activity (B6, B10, B11, B21). Its slug stays. With a version it refuses to overwrite what somebody else saved
 * since (`activities.changedMeanwhile`). Places that are added are offered to the waiting list (B19).
 */
export async function editActivity(ctx: ServiceContext, input: EditActivityInput): Promise<SavedActivity> {
  const actor = authorize(ctx, 'activities.manage');
  const parsed = parseActivityEdit(input);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockActivity(ctx, tx, parsed.id);
    if (parsed.version !== undefined && parsed.version !== stored.version) {
      throw DomainError.of('activities.changedMeanwhile');
    }
    const activity = await allowedActivity(tx, actor, parsed);
    const change = activity.scheduleChange && weekSchedule(activity.scheduleChange);
    const schedules = nextSchedules(storedSchedules(stored), weekSchedule(activity), change);
    const version = stored.version + 1;
    await tx
      .update(activities)
      .set({ ...activityColumns(activity), ...scheduleColumns(schedules), version, updatedAt: ctx.clock.now() })
      .where(eq(activities.id, stored.id));
    await saveTexts(tx, stored.id, activity.texts);
    await recordScheduleChange(ctx, tx, stored.id, schedules);
    await audit(ctx, tx, {
      action: 'activities.edit',
      entity: 'activity',
      entityId: stored.id,
      details: { version, ...(schedules.change && { scheduleChange: schedules.change }) },
    });
    const places = await savePlaces(tx, stored.id, { names: activity.shifts, capacity: activity.capacity });
    if (places.removedShifts.length > 0 || activity.capacity !== stored.capacity) {
      const details = {
        capacity: { from: stored.capacity, to: activity.capacity },
        removedShifts: places.removedShifts,
      };
      await audit(ctx, tx, { action: 'activities.changePlaces', entity: 'activity', entityId: stored.id, details });
    }
    if (places.grew) await queuePromotion(tx, stored.id);
    return { id: stored.id, slug: stored.slug, version };
  });
}
