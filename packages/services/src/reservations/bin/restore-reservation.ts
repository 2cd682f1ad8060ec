import { deletedReservations, messages, people, reservations } from '@dehesa/db/schema';
import { movesByItself } from '@dehesa/domain/activities';
import { binBegins } from '@dehesa/domain/bin';
import { DomainError } from '@dehesa/domain/errors';
import { holdsPlaces, placesHeld, ReservationRef, ReservationStatus } from '@dehesa/domain/reservations';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { bookerMessages, notifyBooker } from '../booker-messages';
import { assertNotSuspended } from '../insert-reservation';
import { lockReachableReservation, type LockedReservation } from '../locked-reservation';
import { changePlaces } from '../places/change-places';
import { readParty } from '../read/party';
import { assertNoDuplicates, readReachableActivity } from '../staff/staff-reservation';
import { statusSlugs } from '../status/status-slugs';
import { queuePromotion } from '../waiting-list/promote-waiting-task';

/**
 * Takes a cancelling by staff back (B100): the state before, its turn on the waiting list and its people, as if it were made
 * anew by staff. Refuses what a new one would be refused for: duplicates (B13), a suspended outing, a shift that is gone, and
 * places that others have by now (B4); then nothing has changed. Who was told of the cancelling is told of the state.
 */
export async function restoreReservation(ctx: ServiceContext, raw: ReservationRef): Promise<void> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    const { activityId, shiftId, partySize } = reservation;
    const [entry] = await tx
      .delete(deletedReservations)
      .where(
        and(eq(deletedReservations.reservationId, id), gt(deletedReservations.deletedAt, binBegins(ctx.clock.now()))),
      )
      .returning();
    if (!entry) throw DomainError.of('record.notInBin');
    const { status, told } = entry;
    await assertNotSuspended(tx, activityId);
    const [activity, party] = await Promise.all([
      readReachableActivity({ db: tx }, actor, activityId),
      readParty(tx, id),
    ]);
    if (activity.shifts.length > 0 && shiftId === null) throw DomainError.of('reservations.shiftMissing');
    await assertNoDuplicates(ctx, tx, { activity, party }, { except: id, sameDate: holdsPlaces(status) });
    await tx
      .update(reservations)
      .set({
        status,
        cancelledAt: null,
        cancelReason: null,
        cancelNote: '',
        cancelReasonTold: false,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(reservations.id, id));
    await tx.update(people).set({ live: true }).where(eq(people.reservationId, id));
    const withdrawn = await withdrawCancellation(tx, reservation);
    const notify = (told && !withdrawn) || (await missedItsState(tx, reservation.id, status));
    if (notify) await notifyBooker(tx, reservation, statusSlugs[status]);
    await audit(ctx, tx, {
      action: 'reservations.changeStatus',
      entity: 'reservation',
      entityId: id,
      details: { from: ReservationStatus.cancelled, to: status, notify, restored: true },
    });
    // Places may have come free since, and it was not there to be called to them (B19).
    if (status === ReservationStatus.waiting && movesByItself(activity.waitingListMode))
      await queuePromotion(tx, activityId);
    await changePlaces(ctx, tx, [{ activityId, shiftId, places: placesHeld(status, partySize) }]);
  });
}

/** Whether the last message of how it stands had to wait until it was cancelled, and was not sent any more (B35). */
async function missedItsState(tx: ServiceContext['db'], id: number, status: ReservationStatus): Promise<boolean> {
  const [last] = await tx
    .select({ slug: messages.slug, status: messages.status, lastError: messages.lastError })
    .from(messages)
    .where(and(eq(messages.reservationId, id), inArray(messages.slug, Object.values(statusSlugs))))
    .orderBy(desc(messages.id))
    .limit(1);
  return last?.slug === statusSlugs[status] && last.status === 'failed' && last.lastError === 'messages.notDue';
}

/**
 * Takes the messages of the cancelling back that have not left. Whether that was all of them: then there is nothing to put
 * right. One that was tried may have arrived, though nobody answered.
 */
async function withdrawCancellation(tx: ServiceContext['db'], reservation: LockedReservation): Promise<boolean> {
  const slug = statusSlugs[ReservationStatus.cancelled];
  const withdrawn = await tx
    .delete(messages)
    .where(and(eq(messages.reservationId, reservation.id), eq(messages.slug, slug), eq(messages.status, 'queued')))
    .returning({ attempts: messages.attempts });
  const untried = withdrawn.filter(({ attempts }) => attempts === 0);
  return untried.length >= bookerMessages(reservation, slug).length;
}
