import { activities, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { WaitingListMode } from '@dehesa/domain/activities';
import { activityScope, inScope } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { ReservationStatus, Unnamed } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import { activityHead } from '../activities/read/head';
import { spokenLanguage } from '../configuration/read/spoken-language';
import type { ServiceContext } from '../context';
import type { ToldBooker } from './booker-messages';
import { booker, ofBooker } from './read/booker';
import { mobileOf, unnamed } from './read/people';

/** A reservation whose row this transaction holds. */
export interface LockedReservation {
  id: number;
  reference: string;
  activityId: number;
  shiftId: number | null;
  status: ReservationStatus;
  /** Everybody in it, named or not. */
  partySize: number;
  unnamed: Unnamed;
  /** In which the booker is written to, not what is stored: that may be offered no more (B108). */
  language: Language;
  territoryId: number;
  companyId: number | null;
  /** Places that its open offer holds while it waits; 0 without one. */
  offeredPlaces: number;
  waitingListMode: WaitingListMode;
  /** What visitors book there is confirmed without staff (B67). */
  confirmsAtOnce: boolean;
  /** Its outing does not take place: it may have an open move to another date. */
  suspended: boolean;
  /** The booker wants messages by WhatsApp too, whether or not there is a number that it reaches. */
  whatsappWanted: boolean;
  booker: ToldBooker;
}

/**
 * Reads a reservation and holds its row until commit, so that two changes of one reservation follow each other. Without
 * the lock only for negative controls.
 */
export async function lockReservation(
  tx: ServiceContext['db'],
  id: number,
  { skipLock = false }: { skipLock?: boolean } = {},
): Promise<LockedReservation> {
  const held = tx
    .select({
      id: reservations.id,
      reference: reservations.reference,
      activityId: reservations.activityId,
      shiftId: reservations.shiftId,
      status: reservations.status,
      partySize: reservations.partySize,
      unnamed,
      language: spokenLanguage(reservations.language),
      offeredPlaces: reservations.offeredPlaces,
      whatsappWanted: sql<boolean>`${reservations.whatsappConsentAt} is not null`,
    })
    .from(reservations)
    .where(eq(reservations.id, id));
  const [[row], [around]] = await Promise.all([
    skipLock ? held : held.for('update'),
    // A statement of its own: joined, activity and people would be as they were before the wait for the row.
    tx
      .select({
        territoryId: activities.territoryId,
        companyId: activities.companyId,
        waitingListMode: activities.waitingListMode,
        confirmsAtOnce: activities.confirmsAtOnce,
        suspended: activityHead.suspended,
        firstName: booker.firstName,
        lastName: booker.lastName,
        email: booker.email,
        mobile: mobileOf(booker),
      })
      .from(reservations)
      .innerJoin(activities, eq(activities.id, reservations.activityId))
      .innerJoin(booker, ofBooker)
      .where(eq(reservations.id, id)),
  ]);
  if (!row || !around) throw DomainError.of('record.notFound');
  const { firstName, lastName, email, mobile, ...activity } = around;
  const whatsapp = row.whatsappWanted ? mobile : null;
  return { ...row, ...activity, booker: { firstName, lastName, email, whatsapp } };
}

/** The same for staff: a reservation of a foreign activity does not exist for the actor (B21, B22). */
export async function lockReachableReservation(
  tx: ServiceContext['db'],
  actor: Actor,
  id: number,
): Promise<LockedReservation> {
  const reservation = await lockReservation(tx, id);
  if (!inScope(activityScope(actor), reservation)) throw DomainError.outOfReach();
  return reservation;
}
