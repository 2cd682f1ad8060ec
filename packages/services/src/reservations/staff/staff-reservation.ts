import { type Actor, activityScope, inScope } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import {
  checkStaffReservation,
  findDuplicate,
  isGroup,
  noneUnnamed,
  partyOf,
  type Person,
  type StaffReservationInput,
} from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { type BookableActivity, findShift, readBookableActivity } from '../booking/bookable-activity';
import { readBookedBefore } from '../booking/booked-before';
import { lockPeople } from '../booking/lock-people';

/** What staff typed, checked as far as no lock is needed. */
export interface CheckedReservation {
  activity: BookableActivity;
  shiftId: number | null;
  party: Person[];
}

/** The checks of a reservation by staff: its activity within reach (B21, B22), its fields, its shift. */
export async function checkAsStaff(
  ctx: ServiceContext,
  actor: Actor,
  input: Omit<StaffReservationInput, 'status'>,
  unnamed = noneUnnamed,
): Promise<CheckedReservation> {
  if (input.activityId === null) throw DomainError.of('reservations.activityMissing');
  const activity = await readReachableActivity(ctx, actor, input.activityId);
  const rules = { ...activity, today: madridDate(ctx.clock.now()) };
  const [issue] = checkStaffReservation({ ...input, status: 1 }, rules, isGroup(unnamed));
  if (issue) throw DomainError.from(issue.failure);
  const shift = findShift(activity, input.shift);
  if (shift === undefined) throw DomainError.of('reservations.shiftMissing');
  return { activity, shiftId: shift?.id ?? null, party: partyOf(input.booker, input.companions, input.language) };
}

/** An activity as far as the actor reaches it (B21); another one is missing (B22). */
export async function readReachableActivity(
  { db }: Pick<ServiceContext, 'db'>,
  actor: Actor,
  id: number,
): Promise<BookableActivity> {
  const activity = await readBookableActivity(db, id);
  if (!activity) throw DomainError.of('record.notFound');
  if (!inScope(activityScope(actor), activity)) throw DomainError.outOfReach();
  return activity;
}

/**
 * Locks the party's documents and emails and refuses repeated ones, within the party too, and, unless `sameDate` says that it
 * is as it was, a booker who holds a place elsewhere on that date: staff do not skip this (B13, B15).
 */
export async function assertNoDuplicates(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { activity, party }: { activity: BookableActivity; party: readonly Person[] },
  { except = null, sameDate = true }: { except?: number | null; sameDate?: boolean } = {},
): Promise<void> {
  await lockPeople(ctx, tx, [{ activityId: activity.id, party }]);
  const before = await readBookedBefore(tx, activity, party, ctx.clock.now(), except);
  const failed = findDuplicate(party, before.taken);
  if (failed) throw DomainError.from(failed);
  const identity = party[0]?.identityKey;
  if (sameDate && identity && before.sameDate.has(identity)) throw DomainError.of('reservations.sameDate');
}
