import { DomainError } from '@dehesa/domain/errors';
import { placesHeld, showReference } from '@dehesa/domain/reservations';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import type { BookableActivity } from '../booking/bookable-activity';
import { notifiedBooker, notifyBooker } from '../booker-messages';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import {
  holdActivities,
  insertReservations,
  type NewReservation,
  nextReservationIds,
  sizeOf,
} from '../insert-reservation';
import { changePlaces } from '../places/change-places';
import { randomReference } from '../random-reference';
import { statusSlugs } from '../status/status-slugs';
import { assertNoDuplicates } from './staff-reservation';

export interface CreatedReservation {
  id: number;
  /** As people see it, with its territory's prefix (B16). */
  reference: string;
}

/** A reservation as staff make it, checked as far as no lock is needed. */
export interface StaffReservation extends Omit<
  NewReservation,
  'id' | 'reference' | 'activityId' | 'source' | 'collaboratorId' | 'madeAt'
> {
  activity: BookableActivity;
  /** Whether its booker is told. */
  notify: boolean;
  /** Go beyond capacity (B15). */
  force?: boolean;
}

/**
 * Stores it in the caller's transaction: duplicates (B13), a suspended outing, the rows, the message, the audit log, and
 * the places last (B4). Its breaches of constraints are told by `withFreeReference`.
 */
export async function storeReservation(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { activity, notify, force = false, ...made }: StaffReservation,
): Promise<CreatedReservation> {
  const { party, status, language, shiftId, whatsapp = false } = made;
  const reference = randomReference();
  await assertNoDuplicates(ctx, tx, { activity, party });
  const [suspended, [id = 0]] = await Promise.all([holdActivities(ctx, tx, [activity.id]), nextReservationIds(tx, 1)]);
  if (suspended.size > 0) throw DomainError.of('activities.suspended');
  await insertReservations(tx, [
    {
      ...made,
      id,
      reference,
      activityId: activity.id,
      source: 'staff',
      collaboratorId: null,
      madeAt: ctx.clock.now(),
    },
  ]);
  if (notify) {
    const booker = notifiedBooker(party, whatsapp);
    await notifyBooker(tx, { id, language, territoryId: activity.territoryId, booker }, statusSlugs[status]);
  }
  const people = sizeOf(made);
  await audit(ctx, tx, {
    action: 'reservations.create',
    entity: 'reservation',
    entityId: id,
    details: { to: status, people, notify, ...(force ? { force } : {}) },
  });
  await changePlaces(ctx, tx, [{ activityId: activity.id, shiftId, places: placesHeld(status, people) }], { force });
  return { id, reference: showReference(reference, activity.referencePrefix) };
}

/** Does it again where the reference was taken already, in a transaction of its own each time; other breaches are refusals. */
export async function withFreeReference<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'reservations_reference_unique') return withFreeReference(store);
    if (constraint === 'reservations_shift_fk') throw DomainError.of('reservations.shiftMissing');
    throw duplicateOfConstraint(constraint) ?? error;
  }
}
