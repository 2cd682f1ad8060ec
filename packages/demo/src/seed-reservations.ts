import { randomUUID } from 'node:crypto';
import { attendance, checkInTicks, people, reservations, visits } from '@dehesa/db/schema';
import { scheduleStart } from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '@dehesa/services/context';
import { importReservation } from '@dehesa/services/reservations';
import { notes } from './names';
import { partyMaker } from './party';
import type { PublishedActivity } from './published-activity';
import { type Random, seededRandom } from './scenes/random';
import { seedReminders } from './seed-reminders';

const day = 24 * 3_600_000;

/** Fills the activities with parties in every state; those of past activities came, mostly. Answers how many there are. */
export async function seedReservations(
  ctx: ServiceContext,
  activities: readonly PublishedActivity[],
  collaboratorId: number,
): Promise<number> {
  const random = seededRandom(1_953);
  const makeParty = partyMaker(random);
  const today = madridDate(ctx.clock.now());
  let total = 0;
  for (const activity of activities) {
    const { demo } = activity;
    for (const group of demo.booked) {
      const shiftId = group.shift === undefined ? null : (activity.shifts.get(group.shift) ?? null);
      const wanted = [
        [ReservationStatus.confirmed, group.confirmed],
        [ReservationStatus.cancelled, group.cancelled],
        [ReservationStatus.pending, group.pending],
        [ReservationStatus.waiting, group.waiting],
      ] as const;
      for (const [status, peopleWanted = 0] of wanted) {
        for (const size of partySizes(peopleWanted, random)) {
          const language = random() < (demo.territoryId === 2 ? 0.5 : 0.22) ? 'pt' : 'es';
          const party = makeParty({
            language,
            size,
            minimumAge: demo.minimumAge ?? 0,
            childrenAllowed: demo.childrenAllowed ?? true,
            today,
          });
          const byStaff = random() < 0.12;
          const note = random() < 0.14 ? notes[language][Math.floor(random() * notes[language].length)] : undefined;
          await importReservation(ctx, ctx.db, {
            activityId: activity.id,
            shiftId,
            status,
            language,
            notes: note ?? '',
            source: byStaff ? 'staff' : 'public',
            collaboratorId: demo.territoryId === 1 && random() < 0.2 ? collaboratorId : null,
            createdBy: byStaff ? activity.companyId : null,
            consents: byStaff ? null : { photo: true, communications: random() < 0.6, textVersion: 'privacy-0' },
            party,
            madeAt: madeAt(ctx, activity, status, random),
          });
          total += 1;
        }
      }
    }
    if (demo.inDays < 0) await seedAttendance(ctx, activity, collaboratorId, random);
    else await seedReminders(ctx, activity);
  }
  return total;
}

/** Splits people into parties of one to four. */
function partySizes(peopleWanted: number, random: Random): number[] {
  const sizes: number[] = [];
  for (let left = peopleWanted; left > 0;) {
    const size = Math.min(left, [1, 2, 2, 2, 3, 4][Math.floor(random() * 6)] ?? 1);
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** Some weeks before the activity, never in the future; who waits came last. */
function madeAt(ctx: ServiceContext, { demo }: PublishedActivity, status: ReservationStatus, random: Random): Date {
  const latest = ctx.clock.now().getTime() + Math.min(0, demo.inDays - 1) * day;
  const daysBefore =
    status === ReservationStatus.waiting || status === ReservationStatus.pending ? random() * 3 : 3 + random() * 20;
  return new Date(latest - daysBefore * day);
}

/** Most confirmed parties were checked in at the start, and some showed their reservation at the collaborator's. */
async function seedAttendance(
  ctx: ServiceContext,
  activity: PublishedActivity,
  collaboratorId: number,
  random: Random,
): Promise<void> {
  const confirmed = await ctx.db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.activityId, activity.id), eq(reservations.status, ReservationStatus.confirmed)))
    .orderBy(reservations.id);
  const came = confirmed.filter((_, index) => index % 6 !== 4).map(({ id }) => id);
  if (came.length === 0) return;
  const start = scheduleStart({
    date: activity.date,
    startTime: activity.demo.startTime ?? null,
    endTime: null,
  }).getTime();
  const present = await ctx.db
    .select({ id: people.id, reservationId: people.reservationId })
    .from(people)
    .where(inArray(people.reservationId, came))
    .orderBy(people.id);
  const ticks = present.map((person) => ({
    nonce: randomUUID(),
    reservationId: person.reservationId,
    personId: person.id,
    at: new Date(start - 600_000 + Math.floor(random() * 900_000)),
    by: activity.companyId,
  }));
  const mark = 'present' as const;
  await ctx.db
    .insert(checkInTicks)
    .values(ticks.map(({ at, by, ...tick }) => ({ ...tick, mark, tickedAt: at, tickedBy: by, receivedAt: at })));
  await ctx.db
    .insert(attendance)
    .values(ticks.map(({ at, by, ...tick }) => ({ ...tick, checkedInAt: at, checkedInBy: by })));
  if (activity.demo.territoryId !== 1) return;
  await ctx.db.insert(visits).values(
    came.slice(0, 4).map((reservationId, index) => ({
      reservationId,
      collaboratorId,
      visitedAt: new Date(start + (5 + index) * 3_600_000),
    })),
  );
}
