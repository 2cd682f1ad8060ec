import { activities, auditLog, outingMoves, outingSuspensions, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { MoveRef, SuspensionReason } from '@dehesa/domain/outings';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reachableActivities } from '../activity-scope';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { isCarriedOn } from './carried-on';
import { queueMessages } from '../messages/index';
import {
  bookerMessages,
  isOpen,
  lockReservation,
  otherDateFields,
  readOtherDates,
  suspendedFields,
} from '../reservations/index';

/** Two clicks are one message. */
const doubleClickSeconds = 60;

/**
 * Tells somebody of a suspended outing once more, with what they may still answer; answers how many messages were queued.
 * Who has answered is not told again: `reservations.moveClosed`.
 */
export async function writeAgain(ctx: ServiceContext, raw: MoveRef): Promise<{ messages: number }> {
  authorize(ctx, 'reservations.manage');
  const { id } = MoveRef.parse(raw);
  return inTransaction(ctx, async (tx) => {
    const found = await readMoveRow(ctx, tx, id);
    if (!found) throw DomainError.of('record.notFound');
    const reservation = await lockReservation(tx, found.reservationId);
    // Who held the row before may have closed it.
    const move = (await readMoveRow(ctx, tx, id)) ?? found;
    const { language, partySize: people, territoryId } = reservation;
    if (move.justTold) return { messages: 0 };
    const words = {
      reason: SuspensionReason.parse(move.reason),
      words: move.words,
      otherDate: move.before === null ? null : { before: SuspensionReason.parse(move.before), date: move.otherDate },
    };
    const open = isOpen(move, ctx.clock.now()) ? move.expiresAt : null;
    if (open === null && move.status !== 'none') throw DomainError.of('reservations.moveClosed');
    const dates = open === null ? [] : await readOtherDates(tx, move.suspensionId, { language, now: ctx.clock.now() });
    const held = dates.find(
      ({ activityId, shiftId }) => activityId === move.heldActivityId && shiftId === move.heldShiftId,
    );
    const list =
      open === null
        ? bookerMessages(reservation, 'actividad-suspendida', suspendedFields(words, language))
        : bookerMessages(reservation, 'actividad-otra-fecha', (address) => {
            const recipient = { moveId: id, reservationId: reservation.id, address };
            const proposed = { recipient, people, held: held ?? null, expiresAt: open, territoryId };
            return otherDateFields(ctx.installation, words, proposed, language);
          });
    const messages = await queueMessages(tx, list, { priority: 0 });
    await audit(ctx, tx, {
      action: 'reservations.tellOtherDate',
      entity: 'reservation',
      entityId: reservation.id,
      details: { messages },
    });
    return { messages };
  });
}

const own = alias(outingMoves, 'own');
const ownSuspension = alias(outingSuspensions, 'own_suspension');
/** That of the reservation's own outing, which was suspended before the other date was. */
const earlier = alias(outingSuspensions, 'earlier');
const suspended = alias(activities, 'suspended');

async function readMoveRow(ctx: ServiceContext, tx: ServiceContext['db'], id: number) {
  const since = new Date(ctx.clock.now().getTime() - doubleClickSeconds * 1000);
  const told = and(
    eq(auditLog.entity, 'reservation'),
    eq(auditLog.entityId, outingMoves.reservationId),
    eq(auditLog.action, 'reservations.tellOtherDate'),
    gt(auditLog.at, since),
  );
  const inReach = sql`exists (
    select from ${outingMoves} ${own}
    join ${outingSuspensions} ${ownSuspension} on ${eq(ownSuspension.id, own.suspensionId)}
    join ${activities} on ${activities.id} = case when ${isCarriedOn(own, ownSuspension)}
      then ${reservations.activityId} else ${ownSuspension.activityId} end
    where ${and(eq(own.reservationId, reservations.id), reachableActivities(ctx.actor))})`;
  const [row] = await tx
    .select({
      suspensionId: outingMoves.suspensionId,
      reservationId: outingMoves.reservationId,
      status: outingMoves.status,
      heldActivityId: outingMoves.heldActivityId,
      heldShiftId: outingMoves.heldShiftId,
      expiresAt: outingMoves.expiresAt,
      reason: outingSuspensions.reason,
      words: { es: outingSuspensions.wordsEs, pt: outingSuspensions.wordsPt },
      before: earlier.reason,
      otherDate: suspended.date,
      justTold: sql<boolean>`exists (select from ${auditLog} where ${told})`,
    })
    .from(outingMoves)
    .innerJoin(outingSuspensions, eq(outingSuspensions.id, outingMoves.suspensionId))
    .innerJoin(suspended, eq(suspended.id, outingSuspensions.activityId))
    .innerJoin(reservations, eq(reservations.id, outingMoves.reservationId))
    .leftJoin(earlier, and(eq(earlier.activityId, reservations.activityId), ne(earlier.id, outingSuspensions.id)))
    .where(and(eq(outingMoves.id, id), inReach));
  return row;
}
