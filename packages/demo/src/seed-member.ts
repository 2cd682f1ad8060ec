import { people, users } from '@dehesa/db/schema';
import { Territory } from '@dehesa/domain/access';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, sql } from 'drizzle-orm';
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
    const [party] = await ctx.db.execute<{ id: number }>(sql`
      select r.id from reservations r
      join activities a on a.id = r.activity_id
      where r.status = ${status} and a.territory_id = ${territoryId} and (a.ends_at > ${now.toISOString()}::timestamptz) = ${ahead}
        and not exists (select from people p where p.activity_id = a.id and p.email_key = ${email})
      order by r.id desc limit 1`);
    if (party === undefined) continue;
    await ctx.db
      .update(people)
      .set({ firstName, lastName, email, emailKey: email })
      .where(and(eq(people.reservationId, party.id), eq(people.position, 0)));
  }
}
