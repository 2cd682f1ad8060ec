import { activities, people, reservations, users } from '@dehesa/db/schema';
import { Territory } from '@dehesa/domain/access';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, desc, eq, gt, lte, notExists } from 'drizzle-orm';
import type { ServiceContext } from '@dehesa/services/context';
import { demoUsers } from './accounts';

/** Which of the booked parties are the demo member's: a state and a territory, and whether the activity lies ahead. */
const wanted = [
  { status: ReservationStatus.confirmed, territoryId: Territory.monfrague, ahead: true },
  { status: ReservationStatus.pending, territoryId: Territory.tajo, ahead: true },
  { status: ReservationStatus.confirmed, territoryId: Territory.monfrague, ahead: false },
] as const;

const email = 'usuario@demo.test';

/**
 * Makes some of the demo's parties the member's own, so that 'Mis Reservas' has something to show; places and totals stay
 * as they are. Its address is proven.
 */
export async function seedMember(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const { firstName, lastName } = demoUsers[email];
  await ctx.db.update(users).set({ emailVerifiedAt: now }).where(eq(users.email, email));
  for (const { status, territoryId, ahead } of wanted) {
    const already = ctx.db
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.activityId, activities.id), eq(people.emailKey, email)));
    const when = ahead ? gt(activities.endsAt, now) : lte(activities.endsAt, now);
    const [party] = await ctx.db
      .select({ id: reservations.id })
      .from(reservations)
      .innerJoin(activities, eq(activities.id, reservations.activityId))
      .where(and(eq(reservations.status, status), eq(activities.territoryId, territoryId), when, notExists(already)))
      .orderBy(desc(reservations.id))
      .limit(1);
    if (party === undefined) continue;
    await ctx.db
      .update(people)
      .set({ firstName, lastName, email, emailKey: email })
      .where(and(eq(people.reservationId, party.id), eq(people.position, 0)));
  }
}
