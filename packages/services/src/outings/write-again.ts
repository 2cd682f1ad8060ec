import { DomainError } from '@dehesa/domain/errors';
import { MoveRef, SuspensionReason } from '@dehesa/domain/outings';
import { sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { isCarriedOn } from './carried-on';
import { queueMessages } from '../messages/index';
import {
  bookerMessages,
  lockReservation,
  otherDateFields,
  readOtherDates,
  suspendedFields,
} from '../reservations/index';

interface Row extends Record<string, unknown> {
  suspension_id: number;
  reservation_id: number;
  status: string;
  held_activity_id: number | null;
  held_shift_id: number | null;
  expires_ms: number | null;
  reason: string;
  words_es: string;
  words_pt: string;
  before: string | null;
  other_date: string;
  just_told: boolean;
}

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
    const reservation = await lockReservation(tx, found.reservation_id);
    // Who held the row before may have closed it.
    const move = (await readMoveRow(ctx, tx, id)) ?? found;
    const { language, partySize: people, territoryId } = reservation;
    if (move.just_told) return { messages: 0 };
    const words = {
      reason: SuspensionReason.parse(move.reason),
      words: { es: move.words_es, pt: move.words_pt },
      otherDate: move.before === null ? null : { before: SuspensionReason.parse(move.before), date: move.other_date },
    };
    const expiresAt = move.expires_ms === null ? null : new Date(move.expires_ms);
    const open = move.status === 'open' && expiresAt !== null && expiresAt > ctx.clock.now() ? expiresAt : null;
    if (open === null && move.status !== 'none') throw DomainError.of('reservations.moveClosed');
    const dates = open === null ? [] : await readOtherDates(tx, move.suspension_id, language);
    const held = dates.find(
      ({ activityId, shiftId }) => activityId === move.held_activity_id && shiftId === move.held_shift_id,
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

async function readMoveRow(ctx: ServiceContext, tx: ServiceContext['db'], id: number): Promise<Row | undefined> {
  const since = new Date(ctx.clock.now().getTime() - doubleClickSeconds * 1000).toISOString();
  const [row] = await tx.execute<Row>(sql`
    select m.suspension_id, m.reservation_id, m.status, m.held_activity_id, m.held_shift_id,
      (extract(epoch from m.expires_at) * 1000)::float8 as expires_ms, u.reason, u.words_es, u.words_pt,
      earlier.reason as before, a.date::text as other_date, exists (
        select from audit_log l where l.entity = 'reservation' and l.entity_id = m.reservation_id
          and l.action = 'reservations.tellOtherDate' and l.at > ${since}::timestamptz
      ) as just_told
    from outing_moves m
    join outing_suspensions u on u.id = m.suspension_id
    join activities a on a.id = u.activity_id
    join reservations r on r.id = m.reservation_id
    -- Its own outing was suspended before the other date was.
    left join outing_suspensions earlier on earlier.activity_id = r.activity_id and earlier.id <> u.id
    where m.id = ${id} and exists (
      select from outing_moves own join outing_suspensions s on s.id = own.suspension_id
      join activities on activities.id = case when ${isCarriedOn(sql`own`, sql`s`)} then r.activity_id else s.activity_id end
      where own.reservation_id = r.id and ${reachableActivities(ctx.actor)})`);
  return row;
}
