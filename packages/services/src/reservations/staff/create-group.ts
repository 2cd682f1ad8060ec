import { DomainError } from '@dehesa/domain/errors';
import type { Actor } from '@dehesa/domain/access';
import type { Language } from '@dehesa/domain/languages';
import { nobody, partyOf, type ReservationStatus, type Unnamed } from '@dehesa/domain/reservations';
import type { PhonePrefix } from '@dehesa/domain/identity';
import type { ServiceContext } from '../../context';
import { findShift } from '../booking/bookable-activity';
import { readReachableActivity } from './staff-reservation';
import { type CreatedReservation, storeReservation } from './store-reservation';

/** A group as staff take it in: its organiser by name, one of its adults, and the others by number (B83). */
export interface NewGroup {
  activityId: number;
  /** The shift's name; empty where the activity has none. */
  shift: string;
  status: Exclude<ReservationStatus, 4>;
  language: Language;
  organiser: { firstName: string; lastName: string; email: string; phonePrefix: PhonePrefix; phone: string };
  unnamed: Unnamed;
  notes: string;
  notify: boolean;
  /** To the privacy terms, and when. */
  consent: { textVersion: string; givenAt: Date };
}

/**
 * Stores the one reservation of a group in the caller's transaction, in an activity of the actor's reach (B21, B22), as a
 * booking by staff is: neither document nor consent to pictures is asked of its organiser.
 */
export async function createGroup(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  actor: Actor,
  { activityId, shift: shiftName, organiser, unnamed, consent, ...group }: NewGroup,
): Promise<CreatedReservation> {
  const activity = await readReachableActivity({ ...ctx, db: tx }, actor, activityId);
  const shift = findShift(activity, shiftName);
  if (shift === undefined) throw DomainError.of('reservations.shiftMissing');
  return storeReservation(ctx, tx, {
    ...group,
    activity,
    shiftId: shift?.id ?? null,
    party: partyOf({ ...nobody, ...organiser }, [], group.language),
    unnamed,
    consents: { photo: false, communications: false, ...consent },
    createdBy: actor.userId,
  });
}
