import { shiftPlaces } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { holdPlaces, moveDeadline } from '@dehesa/domain/outings';
import { madridDate } from '@dehesa/domain/madrid-time';
import { partyAgeFailure, ReservationStatus } from '@dehesa/domain/reservations';
import { inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { traceField } from '../job-trace';
import type { NewMessage } from '../messages/index';
import { beforeMails, jobsOfRows } from '../queue-job';
import {
  bookerMessages,
  endMove,
  expireMoveTask,
  type OfferedShift,
  otherDateFields,
  type PlaceChange,
  suspendedFields,
  type SuspensionWords,
  writeStatus,
} from '../reservations/index';
import { type DateOption, holdable, lastBegin, offeredShift, readDates } from './date-options';
import { type AffectedParty, mayMove } from './parties';

type Tx = ServiceContext['db'];
type Suspension = SuspensionWords & { id: number; date: string };

interface Written {
  messages: NewMessage[];
  /** For `changePlaces`, last. */
  places: PlaceChange[];
}

/**
 * Cancels those who go on no other date: all where none is offered, else those who wait; they are told by the message of
 * the suspension, not by that of a cancelling.
 */
export async function cancelParties(
  ctx: ServiceContext,
  tx: Tx,
  suspension: Suspension,
  parties: readonly AffectedParty[],
  otherDates: boolean,
): Promise<Written & { count: number }> {
  const gone = parties.filter((party) => !otherDates || !mayMove(party));
  // Sent together, answered together.
  const places = await Promise.all(
    gone.map((party) => writeStatus(ctx, tx, party, { to: ReservationStatus.cancelled, notify: false })),
  );
  // Raw: however many parties there are, it is one statement with one parameter; so are the moves below.
  await tx.execute(sql`
    insert into outing_moves (suspension_id, reservation_id, status, closed_at)
    select ${suspension.id}::int, id, 'none', ${ctx.clock.now().toISOString()}::timestamptz from unnest(${idArray(gone.map(({ id }) => id))}) as t(id)`);
  const messages = gone.flatMap((party) =>
    bookerMessages(party, 'actividad-suspendida', suspendedFields(wordsFor(suspension, party), party.language)),
  );
  return { messages, places: places.flat(), count: gone.length };
}

interface Proposed {
  party: AffectedParty;
  held: ((language: Language) => OfferedShift) | null;
  heldActivityId: number | null;
  heldShiftId: number | null;
  expiresAt: Date;
}

/**
 * Offers the other dates to those who hold places: the free places of the dates are looked at under their lock, so what
 * is held here is there, and nobody else takes it before the commit. A job ends each at its time.
 */
export async function offerOtherDates(
  ctx: ServiceContext,
  tx: Tx,
  suspension: Suspension,
  { activityId, parties, ids }: { activityId: number; parties: readonly AffectedParty[]; ids: readonly number[] },
): Promise<Written & { held: number; offered: number }> {
  const moving = ids.length === 0 ? [] : parties.filter(mayMove);
  if (moving.length === 0) return { messages: [], places: [], held: 0, offered: 0 };
  await tx
    .select({ held: shiftPlaces.held })
    .from(shiftPlaces)
    .where(inArray(shiftPlaces.activityId, [activityId, ...ids]))
    .orderBy(shiftPlaces.activityId, shiftPlaces.shiftId)
    .for('update');
  // What was held for them on this very outing is given back: each reservation has one open move at a time.
  const freed: PlaceChange[] = [];
  for (const { id, suspended } of moving) if (suspended) freed.push(...(await endMove(ctx, tx, id, 'withdrawn')));
  const proposed = propose(moving, await readDates(ctx, tx, activityId, ids), ctx.clock.now());
  const moveIds = await insertMoves(tx, suspension.id, proposed);
  const messages = proposed.flatMap(({ party, held, expiresAt }) => {
    const { id, language, partySize: people, territoryId } = party;
    const moveId = moveIds.get(id);
    const move = { people, held: held?.(language) ?? null, expiresAt, territoryId };
    const words = wordsFor(suspension, party);
    return bookerMessages(party, 'actividad-otra-fecha', (address) => {
      const recipient = moveId === undefined ? null : { moveId, reservationId: id, address };
      return otherDateFields(ctx.installation, words, { ...move, recipient }, language);
    });
  });
  const holding = proposed.flatMap(({ party, heldActivityId, heldShiftId }) =>
    heldActivityId === null ? [] : [{ activityId: heldActivityId, shiftId: heldShiftId, places: party.partySize }],
  );
  return { messages, places: [...freed, ...holding], held: holding.length, offered: proposed.length - holding.length };
}

/** What each party is offered, from the dates as they are. */
export function propose(parties: readonly AffectedParty[], dates: readonly DateOption[], now: Date): Proposed[] {
  const held = holdPlaces(
    parties.map((party) => ({
      ...party,
      barredFrom: [...party.bookedOn, ...onBookedDays(party, dates), ...tooYoungFor(party, dates, now)],
    })),
    holdable(dates, now),
  );
  const latest = lastBegin(dates);
  return parties.map((party) => {
    const own = held.get(party.id);
    const date = own && dates.find((one) => one.activityId === own.activityId);
    const shift = date?.shifts.find(({ shiftId }) => shiftId === own?.shiftId);
    return {
      party,
      held: date && shift ? (language: Language) => offeredShift(date, shift, language) : null,
      heldActivityId: own?.activityId ?? null,
      heldShiftId: own?.shiftId ?? null,
      expiresAt: moveDeadline(now, shift?.begins ?? latest),
    };
  });
}

/** Dates of days on which its booker comes to something else (B13). */
function onBookedDays({ bookedDays }: AffectedParty, dates: readonly DateOption[]): number[] {
  return dates.filter(({ date }) => bookedDays.includes(date)).map(({ activityId }) => activityId);
}

/** Dates whose ages somebody of the party is not of (B12). */
function tooYoungFor({ ages }: AffectedParty, dates: readonly DateOption[], now: Date): number[] {
  const today = madridDate(now);
  return dates.filter((date) => partyAgeFailure(ages, { ...date, today })).map(({ activityId }) => activityId);
}

/** What a party is told of it: those of an outing that was suspended before hear of both. */
export function wordsFor(
  suspension: SuspensionWords & { date: string },
  { before }: Pick<AffectedParty, 'before'>,
): SuspensionWords {
  return before === null ? suspension : { ...suspension, otherDate: { before, date: suspension.date } };
}

/** The rows and their jobs in one statement; answers the ids by reservation. */
async function insertMoves(tx: Tx, suspensionId: number, proposed: readonly Proposed[]): Promise<Map<number, number>> {
  const rows = JSON.stringify(
    proposed.map(({ party, heldActivityId, heldShiftId, expiresAt }) => ({
      reservation_id: party.id,
      held_activity_id: heldActivityId,
      held_shift_id: heldShiftId,
      held_places: heldActivityId === null ? 0 : party.partySize,
      expires_at: expiresAt.toISOString(),
    })),
  );
  const stored = await tx.execute<{ id: number; reservation_id: number }>(sql`
    with move as (
      insert into outing_moves (suspension_id, reservation_id, held_activity_id, held_shift_id, held_places, expires_at)
      select ${suspensionId}::int, reservation_id, held_activity_id, held_shift_id, held_places, expires_at
      from json_to_recordset(${rows}::text::json) as t(reservation_id int, held_activity_id int, held_shift_id int,
        held_places smallint, expires_at timestamptz)
      returning id, reservation_id, expires_at
    ), job as (
      ${jobsOfRows(expireMoveTask, {
        payload: sql`json_build_object('moveId', id${traceField()})`,
        from: sql`move`,
        at: sql`expires_at`,
        priority: beforeMails,
      })}
    )
    select move.id, move.reservation_id from move cross join (select count(*) from job) as queued`);
  return new Map(stored.map((row) => [row.reservation_id, row.id]));
}
