import type { activities } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import {
  type ActivityField,
  type ActivityState,
  carriedFields,
  carriedTo,
  changedActivityFields,
  type NextSchedules,
  nextSchedules,
} from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { ServiceContext } from '../../context';
import { storedSchedules } from '../activity-rows';
import { activityStates } from '../activity-states';
import { allowedActivity } from '../allowed-activity';
import { type SavedState, saveState, saveStatePlaces } from '../save-state';

type Row = typeof activities.$inferSelect;

export interface SavedEdit {
  id: number;
  /** As it is saved now. */
  after: ActivityState;
  fields: readonly ActivityField[];
  /** Whether its schedule was changed (B10) rather than corrected; then that of the later ones is too. */
  isScheduleChange: boolean;
}

export interface CarriedEdit {
  actor: Actor;
  edit: SavedEdit;
  following: readonly Row[];
  /** Which of them have reservations. */
  booked: ReadonlySet<number>;
}

/**
 * Saves the fields that an edit changed in the later members of its series (locked by the caller), each under the rules
 * of its own: B10, B21, and in the end B6 (`carryOverPlaces`). The first that refuses is `activities.memberRefused` with its date, and nothing is saved.
 * Dates and weeks stay each member's own; one that says the same already is left as it is. Answers those that were saved.
 */
export async function carryOver(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { actor, edit, following, booked }: CarriedEdit,
): Promise<SavedState[]> {
  if (carriedFields(edit.fields).length === 0) return [];
  const states = await activityStates(tx, following);
  const saved: SavedState[] = [];
  for (const stored of following) {
    const before = states.get(stored.id);
    if (before === undefined) continue;
    const carried = carriedTo(before, edit.after, edit.fields);
    if (changedActivityFields(before, carried).length === 0) continue;
    const member = await naming(stored.date, async () => {
      const after = await allowedActivity(tx, actor, carried);
      const schedules = memberSchedules(stored, after, edit.isScheduleChange || booked.has(stored.id));
      return saveState(ctx, tx, { stored, before, after, schedules, carriedFrom: edit.id });
    });
    saved.push(member);
  }
  return saved;
}

/** The places of the members that were saved (B3, B6, B19). */
export async function carryOverPlaces(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  members: readonly SavedState[],
): Promise<void> {
  for (const member of members) await naming(member.stored.date, () => saveStatePlaces(ctx, tx, member));
}

/** Other times are a schedule change where they were one in the edit or somebody booked, else a correction (B10); the date stays. */
function memberSchedules(stored: Row, { startTime, endTime }: ActivityState, isChange: boolean): NextSchedules {
  const schedules = storedSchedules(stored);
  return nextSchedules({ ...schedules, booked: isChange }, { ...schedules.inForce, startTime, endTime }, null);
}

async function naming<T>(date: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw DomainError.of('activities.memberRefused', { date, reason: error.failure });
  }
}
