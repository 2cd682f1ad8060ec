import { activities } from '@dehesa/db/schema';
import {
  type ActivityField,
  type ActivityState,
  changedActivityFields,
  keepAnswered,
  movesByItself,
  type NextSchedules,
  tidyShifts,
} from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { queuePromotion } from '../reservations';
import { activityColumns, saveTexts, scheduleColumns } from './activity-rows';
import { recordScheduleChange } from './create-activity';
import { writeVideo } from './media/write-video';
import { savePlaces } from './save-places';
import { saveComplements } from './complementary/set-complements';

export interface StateChange {
  stored: typeof activities.$inferSelect;
  before: ActivityState;
  /** As it is to be, allowed and with the schedule in force. */
  after: ActivityState;
  schedules: NextSchedules;
  /** For the audit log: the activity whose edit was carried over to this one. */
  carriedFrom?: number;
}

export interface SavedState {
  stored: typeof activities.$inferSelect;
  after: ActivityState;
  fields: ActivityField[];
  version: number;
}

/**
 * Writes a locked activity anew (B10) as its next version, all but its places: `saveStatePlaces`. The audit log keeps who
 * made that version and the names of the fields that changed, never what was in them.
 */
export async function saveState(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { stored, before, schedules, carriedFrom, ...change }: StateChange,
): Promise<SavedState> {
  const { id } = stored;
  const after = { ...change.after, questions: keepAnswered(before.questions, change.after.questions) };
  const version = stored.version + 1;
  const fields = changedActivityFields(before, { ...after, shifts: tidyShifts(after.shifts) });
  await tx
    .update(activities)
    .set({ ...activityColumns(after), ...scheduleColumns(schedules), version, updatedAt: ctx.clock.now() })
    .where(eq(activities.id, id));
  await saveTexts(tx, id, after.texts);
  if (fields.includes('complementaryIds')) await saveComplements(tx, id, after.complementaryIds);
  if (fields.includes('video')) await writeVideo(ctx, tx, id, after.video);
  await recordScheduleChange(ctx, tx, id, schedules);
  const details = {
    version,
    fields,
    ...(carriedFrom !== undefined && { carriedFrom }),
    ...(schedules.change && { scheduleChange: schedules.change }),
  };
  await audit(ctx, tx, { action: 'activities.edit', entity: 'activity', entityId: id, details });
  return { stored, after, fields, version };
}

/** With these the waiting list of an activity may move though no places were added. */
const opensUp: readonly ActivityField[] = ['waitingListMode', 'hidden', 'date', 'startTime', 'endTime'];

/**
 * The places of what `saveState` saved (B3, B6), if its shifts or capacity changed; places that are added are offered to
 * the waiting list (B19). Bookings wait for it until the commit, so it comes last, after all that is saved with it.
 */
export async function saveStatePlaces(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { stored, after, fields }: SavedState,
): Promise<void> {
  const { id } = stored;
  const { shifts, capacity } = after;
  const openedUp =
    !after.hidden && movesByItself(after.waitingListMode) && fields.some((field) => opensUp.includes(field));
  if (!fields.includes('shifts') && !fields.includes('capacity')) {
    if (openedUp) await queuePromotion(tx, id);
    return;
  }
  const places = await savePlaces(tx, id, { names: shifts, capacity });
  if (places.removedShifts.length > 0 || capacity !== stored.capacity) {
    const details = { capacity: { from: stored.capacity, to: capacity }, removedShifts: places.removedShifts };
    await audit(ctx, tx, { action: 'activities.changePlaces', entity: 'activity', entityId: id, details });
  }
  if (places.grew || openedUp) await queuePromotion(tx, id);
}
