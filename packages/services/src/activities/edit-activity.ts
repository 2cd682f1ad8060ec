import { type ActivityState, type EditActivityInput, nextSchedules } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { storedSchedules, weekSchedule } from './activity-rows';
import { activityStates } from './activity-states';
import { allowedActivity } from './allowed-activity';
import { bookedAmong } from './booked-among';
import { carryOver, carryOverPlaces } from './series/carry-over';
import type { SavedActivity } from './create-activity';
import { lockActivity } from './lock-activity';
import { lockSeries } from './series/lock-series';
import { parseActivityEdit } from './parse-activity';
import { saveState, saveStatePlaces } from './save-state';

export interface EditedActivity extends SavedActivity {
  /** Later members of the series that the changes were saved in too. */
  following: number;
}

/**
 * Saves an activity (B6, B10, B11, B21). Its slug stays. With a version it refuses to overwrite what somebody else saved
 * since (`activities.changedMeanwhile`). Places that are added are offered to the waiting list (B19). With the scope
 * `following` the fields that changed are saved in the later members of its series too, in all or in none.
 */
export async function editActivity(ctx: ServiceContext, input: EditActivityInput): Promise<EditedActivity> {
  const actor = authorize(ctx, 'activities.manage');
  const { id, version, scope, scheduleChange, ...parsed } = parseActivityEdit(input);
  return inTransaction(ctx, async (tx) => {
    const { stored, following } =
      scope === 'following'
        ? await lockSeries(ctx, tx, id)
        : { stored: await lockActivity(ctx, tx, id), following: [] };
    if (version !== undefined && version !== stored.version) throw DomainError.of('activities.changedMeanwhile');
    const before = (await activityStates(tx, [stored])).get(id);
    if (before === undefined) throw DomainError.of('record.notFound');
    const activity = await allowedActivity(tx, actor, parsed);
    const booked = await bookedAmong(tx, [stored, ...following]);
    const schedules = nextSchedules(
      { ...storedSchedules(stored), booked: booked.has(id) },
      weekSchedule(activity),
      scheduleChange,
    );
    const after: ActivityState = {
      ...activity,
      ...schedules.inForce,
      registrationsClosed: before.registrationsClosed,
      video: activity.video === undefined ? before.video : activity.video,
      complementaryIds: activity.complementaryIds?.toSorted((one, other) => one - other) ?? before.complementaryIds,
    };
    const saved = await saveState(ctx, tx, { stored, before, after, schedules });
    const edit = { id, after, fields: saved.fields, isScheduleChange: schedules.change !== null };
    const members = await carryOver(ctx, tx, { actor, edit, following, booked });
    await saveStatePlaces(ctx, tx, saved);
    await carryOverPlaces(ctx, tx, members);
    return { id, slug: stored.slug, version: saved.version, following: members.length };
  });
}
