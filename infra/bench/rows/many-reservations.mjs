import { activityCount } from './many-activities.mjs';

/**
 * Fills many activities with reservations of one person, who come from all over both countries: a tenth are cancelled, a
 * tenth wait. Without triggers and foreign keys, which would take longer than what is measured.
 * @param {import('postgres').Sql} sql
 * @param {number} count
 */
export async function createManyReservations(sql, count) {
  // Nobody searches for names here, and writing this index takes longer than all the rest.
  await sql`drop index people_search_idx`;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into reservations (id, reference, activity_id, status, party_size, language, source, waiting_since)
      overriding system value
      select n, 'D' || lpad(to_hex(n), 7, '0'), 1 + n % ${activityCount}::int,
        (array[1, 2, 2, 2, 2, 2, 2, 2, 3, 4])[1 + n / ${activityCount}::int % 10], 1, 'es', 'public',
        case when n / ${activityCount}::int % 10 = 8 then now() end
      from generate_series(1000001, 1000000 + ${count}::int) n`;
    // Half come from a hundred places, the others from anywhere.
    await tx`with place as (
        select row_number() over (order by md5(code)) as number, country, province_code, name from municipalities
      ), known as (select count(*)::int as places from place)
      insert into people (reservation_id, activity_id, live, position, kind, first_name, last_name, country, province_code,
        province, locality)
      select r.id, r.activity_id, r.status <> 4, 0, 'booker', 'Sol', 'Rey Peña', p.country, p.province_code, '', p.name
      from reservations r
      cross join known
      cross join lateral (select (abs(hashint4(r.id)::bigint)) as random) h
      join place p on p.number = 1 + h.random % case when h.random % 2 = 0 then 100 else known.places end
      where r.id > 1000000`;
  });
  await sql`select setval(pg_get_serial_sequence('reservations', 'id'), 7000000)`;
  await sql`vacuum analyze reservations`;
  await sql`vacuum analyze people`;
}
