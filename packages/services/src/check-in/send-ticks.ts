import { activities, people, reservations } from '@dehesa/db/schema';
import { attendanceOpen, SendTicksInput, tickedAt, type TickInput } from '@dehesa/domain/check-in';
import { madridDate } from '@dehesa/domain/madrid-time';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { idArray } from '../id-array';
import { inTransaction } from '../in-transaction';
import { unnamedWith } from '../reservations/read/people';
import { checkedInBy } from './guided-activities';
import { type StoredTick, storeTicks } from './store-ticks';

/**
 * What became of a tick. `gone`: there is no such person any more, or not for the actor (B21, B22),
 * who neither reaches the activity nor guides it any more (B87). `notConfirmed`:
 * meanwhile the reservation was cancelled or waits, and only confirmed ones have attendance (B20). `elsewhere`: it goes to
 * another activity meanwhile, at which nobody has seen it. `tooEarly`: the day of the outing has not come; what takes back is
 * taken on any day (B64).
 */
export interface TickAnswer {
  nonce: string;
  outcome: 'stored' | 'gone' | 'notConfirmed' | 'elsewhere' | 'tooEarly';
}

/**
 * Takes the ticks that a device gathered, perhaps without signal and perhaps for the second time, and answers each one.
 * None is refused as an error: the device must get rid of it to go on, and the guide is told. Two devices that ticked
 * the same person give one attendance.
 */
export async function sendTicks(ctx: ServiceContext, raw: SendTicksInput): Promise<TickAnswer[]> {
  authorize(ctx, 'reservations.manage');
  const { device, sentAt, ticks } = SendTicksInput.parse(raw);
  const receivedAt = ctx.clock.now().getTime();
  const today = madridDate(ctx.clock.now());
  return inTransaction(ctx, async (tx) => {
    const held = await lockReservations(ctx, tx, ticks);
    const answers: TickAnswer[] = [];
    const stored: StoredTick[] = [];
    for (const tick of ticks) {
      const { nonce, personId, mark, at, replaces, unnamed } = tick;
      const reservation = held.get(personId);
      const outcome = outcomeOf(reservation, tick, today);
      answers.push({ nonce, outcome });
      if (reservation === undefined || outcome !== 'stored') continue;
      stored.push({
        nonce,
        reservationId: reservation.id,
        personId,
        mark,
        replaces,
        // Who came is counted; who did not, or is taken back, are all of them.
        unnamed:
          mark === 'present' ? Math.min(unnamed ?? reservation.unnamed, reservation.unnamed) : reservation.unnamed,
        tickedAt: new Date(tickedAt(at, sentAt, receivedAt)),
      });
    }
    await storeTicks(ctx, tx, stored, { action: 'reservations.checkIn', device, details: (marks) => ({ marks }) });
    return answers;
  });
}

interface HeldReservation {
  id: number;
  activityId: number;
  status: ReservationStatus;
  date: string;
  startTime: string | null;
  /** How many without a name come with the person that is ticked (B83). */
  unnamed: number;
}

function outcomeOf(
  reservation: HeldReservation | undefined,
  { activityId, mark }: TickInput,
  today: string,
): TickAnswer['outcome'] {
  if (reservation === undefined) return 'gone';
  if (activityId !== null && activityId !== reservation.activityId) return 'elsewhere';
  if (reservation.status !== ReservationStatus.confirmed) return 'notConfirmed';
  return mark === 'open' || attendanceOpen(reservation, today) ? 'stored' : 'tooEarly';
}

/** The reservations of these people that the actor ticks (B21, B87), held in the order of their ids, so that two batches queue. */
async function lockReservations(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  ticks: readonly TickInput[],
): Promise<Map<number, HeldReservation>> {
  const ids = idArray([...new Set(ticks.map((tick) => tick.personId))]);
  const ticked = sql`${people.id} = any(${ids})`;
  const rows = await tx
    .select({
      id: reservations.id,
      activityId: reservations.activityId,
      status: reservations.status,
      date: activities.date,
      startTime: activities.startTime,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(
      and(
        sql`${reservations.id} in (select ${people.reservationId} from ${people} where ${ticked})`,
        checkedInBy(ctx.actor),
      ),
    )
    .orderBy(reservations.id)
    .for('update', { of: reservations });
  const held = new Map(rows.map((row) => [row.id, row]));
  // Read once the reservations are held: a change of the party came before, or waits.
  const members = await tx
    .select({ id: people.id, reservationId: people.reservationId, unnamed: unnamedWith })
    .from(people)
    .innerJoin(reservations, eq(reservations.id, people.reservationId))
    .where(ticked);
  return new Map(
    members.flatMap(({ id, reservationId, unnamed }) => {
      const reservation = held.get(reservationId);
      return reservation === undefined ? [] : [[id, { ...reservation, unnamed }] as const];
    }),
  );
}
