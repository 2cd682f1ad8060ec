import { people, reservations } from '@dehesa/db/schema';
import type { Person } from '@dehesa/domain/reservations';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context';
import { insertPeopleOf } from '../insert-reservation';

/**
 * Writes a reservation's row (`columns`) and its people. Everybody is taken out of the unique indexes first, so that two
 * of them can exchange documents; who keeps a slot keeps its row, and with it being checked in.
 */
export async function replacePeople(
  tx: ServiceContext['db'],
  reservationId: number,
  activityId: number,
  party: readonly Person[],
  columns: PgUpdateSetSource<typeof reservations>,
): Promise<void> {
  await tx.update(people).set({ live: false }).where(eq(people.reservationId, reservationId));
  const kept = party.map((person) => person.position);
  await tx.delete(people).where(and(eq(people.reservationId, reservationId), notInArray(people.position, kept)));
  // The people's activity follows by the foreign key.
  await tx.update(reservations).set(columns).where(eq(reservations.id, reservationId));
  await tx.execute(sql`
    ${insertPeopleOf(reservationId, activityId, party)}
    on conflict (reservation_id, position) do update set live = true, kind = excluded.kind, booked_name = null,
      first_name = excluded.first_name, last_name = excluded.last_name, identity = excluded.identity,
      identity_key = excluded.identity_key, sex = excluded.sex, birth_date = excluded.birth_date,
      country = excluded.country, postal_code = excluded.postal_code, province = excluded.province,
      province_code = excluded.province_code, locality = excluded.locality, phone_prefix = excluded.phone_prefix,
      phone = excluded.phone, email = excluded.email, email_key = excluded.email_key`);
}
