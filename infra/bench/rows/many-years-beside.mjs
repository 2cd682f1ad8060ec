import { activityCount } from './many-activities.mjs';

/**
 * What lies beside the reservations after ten years: who guides, who was reminded, what was offered to who waited, what lies
 * in the bin, what came from another system, what members paid. Called while triggers and foreign keys are off.
 * @param {import('postgres').Sql} sql after the reservations and who came to them
 */
export async function createWhatLiesBeside(sql) {
  await createGuides(sql);
  await sql`insert into reservation_reminders (reservation_id, hours, for_date, queued_at)
    select r.id, hours, a.date, a.date - hours * interval '1 hour' from reservations r join activities a on a.id = r.activity_id,
      unnest(array[168, 48]) as hours
    where r.status = 2 and a.date < current_date`;
  await sql`insert into check_in_ticks (nonce, reservation_id, person_id, mark, ticked_at)
    select gen_random_uuid(), reservation_id, person_id, 'present', checked_in_at from attendance where reservation_id % 4 = 0`;
  await sql`insert into waiting_list_offers (reservation_id, status, places, expires_at, created_at, closed_at)
    select id, (array['accepted', 'declined', 'expired', 'withdrawn'])[1 + id / 20 % 4], party_size, created_at + interval '12 hours',
      created_at, created_at + interval '12 hours' from reservations where id % 20 = 7`;
  await sql`insert into deleted_reservations (reservation_id, status, told, deleted_at, deleted_by)
    select id, 2, true, now() - row_number() over (order by id desc) * interval '10 minutes', (select min(id) from users where role = 1)
    from reservations where status = 4 order by id desc limit 3000`;
  await sql`insert into notification_reads (user_id, reservation_id)
    select (select min(id) from users where role = 1), id from reservations where status = 1 and id % 2 = 0`;
  await sql`insert into imports (kind, file_name, state, headings, columns, row_count, rows_done, rows_stored, created_at, stored_at)
    select 'reservations', 'reservas-' || n || '.xlsx', 'stored', '[]', '{}', 1000, 1000, 1000, now() - n * interval '1 day',
      now() - n * interval '1 day' from generate_series(1, 50) n`;
  await sql`insert into imported_records (import_id, entity, entity_id, reference)
    select 1 + id / 1000, 'reservation', id, 'R-' || id from reservations where id < 50000`;
  await sql`insert into schedule_changes (activity_id, from_date, to_date, created_at)
    select id, date - 7, date, date - interval '30 days' from activities where id % 20 = 3`;
  await sql`insert into fee_payments (user_id, tariff, amount_cents, paid_on, starts_on, ends_on)
    select id, 'Mensual', 3000, current_date - 30 * n, current_date - 30 * n, current_date - 30 * n + 30
    from users, generate_series(1, 40) n where role = 3`;
  await sql`insert into email_suppressions (email_key, reason, created_at)
    select 'rechaza' || n || '@example.org', '550', now() - n * interval '1 day' from generate_series(1, 3000) n`;
  await sql`insert into server_faults (at, message) select now() - n * interval '1 hour', 'fault' from generate_series(1, 1000) n`;
  await sql`insert into idempotency_keys (key_hash, body_hash, reservation_id, created_at)
    select md5('key' || id), md5('body' || id), id, now() - id % 10000 * interval '1 minute' from reservations
    where id % 100 = 1`;
  await createComplementary(sql);
  await createSuspensions(sql);
}

/** Sixty who guide, each activity one of them. */
async function createGuides(sql) {
  await sql`insert into guides (name, territory_id) select 'Guía ' || n, 1 + n % 2 from generate_series(1, 60) n`;
  await sql`insert into activity_guides (activity_id, guide_id)
    select n, (select min(id) from guides) + n * 7 % 60 from generate_series(1, ${activityCount}::int) n where n % 10 > 0`;
}

async function createComplementary(sql) {
  await sql`insert into complementary_activities (date, place) select current_date - n, 'Serradilla' from generate_series(1, 300) n`;
  await sql`insert into complementary_activity_texts (complementary_id, language, title)
    select id, language, 'Feria ' || id from complementary_activities, unnest(array['es', 'pt']) as language`;
}

/** One outing in a hundred did not take place; its parties came another day, or did not. */
async function createSuspensions(sql) {
  await sql`update activities set suspended_at = ends_at - interval '2 days' where id % 100 = 50 and date < current_date`;
  await sql`insert into outing_suspensions (activity_id, reason, created_at)
    select id, 'rain', suspended_at from activities where suspended_at is not null`;
  await sql`insert into outing_moves (suspension_id, reservation_id, status, created_at, expires_at, closed_at)
    select s.id, r.id, (array['accepted', 'declined', 'expired'])[1 + r.id % 3], s.created_at, s.created_at + interval '1 day',
      s.created_at + interval '1 day'
    from outing_suspensions s join reservations r on r.activity_id = s.activity_id where r.status = 2`;
}
