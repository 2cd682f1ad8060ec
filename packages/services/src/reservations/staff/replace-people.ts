import type { Person } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
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
  columns: SQL,
): Promise<void> {
  const positions = JSON.stringify(party.map((person) => person.position));
  await tx.execute(sql`update people set live = false where reservation_id = ${reservationId}`);
  await tx.execute(sql`
    delete from people where reservation_id = ${reservationId}
      and position not in (select json_array_elements_text(${positions}::text::json)::int)`);
  // The people's activity follows by the foreign key.
  await tx.execute(sql`update reservations set ${columns} where id = ${reservationId}`);
  await tx.execute(sql`
    ${insertPeopleOf(reservationId, activityId, party)}
    on conflict (reservation_id, position) do update set live = true, kind = excluded.kind, booked_name = null,
      first_name = excluded.first_name, last_name = excluded.last_name, identity = excluded.identity,
      identity_key = excluded.identity_key, sex = excluded.sex, birth_date = excluded.birth_date,
      country = excluded.country, postal_code = excluded.postal_code, province = excluded.province,
      province_code = excluded.province_code, locality = excluded.locality, phone_prefix = excluded.phone_prefix,
      phone = excluded.phone, email = excluded.email, email_key = excluded.email_key`);
}
