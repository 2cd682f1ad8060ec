import { DomainError } from '@dehesa/domain/errors';
import { myBookingLimits, ReservationStatus } from '@dehesa/domain/reservations';
import { assertNotTooMany, audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { notifyBooker } from '../booker-messages';
import { type ClaimedReservation, lockClaimed } from './claimed-reservation';

/** What the visitor's changes have in common, as the audit log names them. */
const ownChanges = [
  'reservations.addCompanion',
  'reservations.removeCompanion',
  'reservations.correctName',
  'reservations.changeShift',
] as const;

/** A change that the holder of a link has made, but for its message, its entry in the audit log and its places. */
export interface OwnChange {
  action: (typeof ownChanges)[number];
  /** For the audit log: never personal data. */
  details: Record<string, unknown>;
  /** What changed, in the reservation's language, for the message to the booker. */
  told: string;
  /** The booker's name after the change. */
  bookerName?: string;
  /** Takes and gives back places: the last write (B4). */
  places?: () => Promise<void>;
}

/**
 * A change by the holder of the link: locked, refused where the reservation is cancelled (B18), has begun or is not as
 * the page showed it; then written, logged and told, places last. Null is: nothing to do. `isDone` tells of another version
 * that it came by this very change, sent before.
 */
export async function changeBooking(
  ctx: ServiceContext,
  { token, version }: { token: string; version: string },
  change: (tx: ServiceContext['db'], reservation: ClaimedReservation) => Promise<OwnChange | null>,
  isDone: (tx: ServiceContext['db'], reservation: ClaimedReservation) => Promise<boolean> = () =>
    Promise.resolve(false),
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockClaimed(ctx, tx, token);
    assertOpen(reservation);
    if (reservation.version !== version) {
      if (await isDone(tx, reservation)) return;
      throw DomainError.of('reservations.changedMeanwhile');
    }
    const made = await change(tx, reservation);
    if (made !== null) await writeOwnChange(ctx, tx, reservation, made);
  });
}

/** Tells, logs and gives back what was changed; places last. */
export async function writeOwnChange(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: ClaimedReservation,
  made: OwnChange,
): Promise<void> {
  const { booker, id } = reservation;
  // Each change sends a message: within 24 hours so many are enough for one reservation.
  await assertNotTooMany(
    tx,
    { entity: 'reservation', entityId: id, actions: ownChanges },
    { aDay: myBookingLimits.changesADay },
  );
  const named = made.bookerName === undefined ? booker : { ...booker, firstName: made.bookerName, lastName: '' };
  await notifyBooker(tx, { ...reservation, booker: named }, 'reserva-modificada', { 'reserva.cambio': made.told });
  await audit(ctx, tx, {
    action: made.action,
    entity: 'reservation',
    entityId: id,
    details: { ...made.details, notify: true },
  });
  await made.places?.();
}

/** Not cancelled (B18), not begun and not of an outing that is suspended: what becomes of that has a link of its own. */
export function assertOpen({
  status,
  begun,
  suspended,
}: Pick<ClaimedReservation, 'status' | 'begun' | 'suspended'>): void {
  if (status === ReservationStatus.cancelled) throw DomainError.of('reservations.alreadyCancelled');
  if (suspended) throw DomainError.of('activities.suspended');
  if (begun) throw DomainError.of('reservations.alreadyBegun');
}
