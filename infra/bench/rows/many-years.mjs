import { activityCount } from './many-activities.mjs';
import { createWhatLiesBeside } from './many-years-beside.mjs';

/** What fills before its indexes are written: one by one into eight of them takes longer than all the rest. */
const tables = ['reservations', 'people', 'attendance', 'messages', 'conversation_messages', 'audit_log'];

/** How many different people book; a prime, so that nobody books twice in one activity. */
const visitorCount = 399_989;

const firstNames = [
  'Sol',
  'Luz',
  'Ana',
  'Íñigo',
  'João',
  'Inês',
  'Álvaro',
  'María',
  'Nuno',
  'Begoña',
  'Lucía',
  'Tomás',
];
const lastNames = [
  'Rey',
  'Peña',
  'García',
  'Núñez',
  'Gonçalves',
  'Simões',
  'Durán',
  'Ibáñez',
  'Moreira',
  'Olmo',
  'Vaz',
];

/**
 * Fills many activities with what they leave behind in ten years: parties of one or two from all over both countries, who
 * came, what was written to them and what the audit log says. Without triggers and foreign keys, which would take longer
 * than what is measured.
 * @param {import('postgres').Sql} sql after `createManyActivities`
 * @param {{ reservations: number, messages: number, auditRows: number }} counts
 */
export async function createManyYears(sql, { reservations, messages, auditRows }) {
  const [connection, beside] = await Promise.all([filling(sql), filling(sql)]);
  await connection`truncate reservations cascade`;
  const definitions = await connection`select indexdef, indexname from pg_indexes
    where tablename = any(${tables}) and not exists (select from pg_constraint where conname = indexname)`;
  for (const { indexname } of definitions) await connection`drop index ${sql(indexname)}`;
  await connection`insert into users (role, email, company_name, territory_id, locality)
    select 4, 'colabora' || n || '@example.org', 'Casa Rural ' || n, 1 + n % 2, 'Serradilla' from generate_series(1, 300) n`;
  const visited = async () => {
    await createReservations(connection, reservations);
    await createWhatLiesBeside(connection);
    await createMessages(connection, messages);
    await createConversations(connection);
  };
  await Promise.all([visited(), createAudit(beside, auditRows)]);
  const rest = definitions.map(({ indexdef }) => indexdef);
  const writeIndexes = async (one) => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) await one.unsafe(next);
  };
  await Promise.all([connection, beside].map(writeIndexes));
  for (const one of [connection, beside]) {
    await one`reset all`;
    one.release();
  }
  await sql`vacuum analyze`;
}

async function filling(sql) {
  const connection = await sql.reserve();
  await connection`set session_replication_role = replica`;
  await connection`set maintenance_work_mem = '512MB'`;
  await connection`set synchronous_commit = off`;
  return connection;
}

/** A tenth are pending and a tenth wait where the outing is to come; of the past ones a few were left so. */
async function createReservations(sql, count) {
  await sql`insert into reservations (id, reference, activity_id, shift_id, status, party_size, language, source, collaborator_id,
      waiting_since, created_at, confirmed_at)
    overriding system value
    select n, 'D' || translate(lpad(upper(to_hex(n)), 7, '0'), '01', 'GH'), a.id, s.ids[1 + turn % 2],
      case when turn % 10 = 9 then 4 when a.date < current_date and turn % 40 > 1 then 2
        else (array[1, 3, 2, 2, 2, 2, 2, 2, 2])[1 + turn % 10] end,
      1 + n % 2, case when n % 5 = 0 then 'pt' else 'es' end, 'public',
      case when n % 20 = 0 then (select min(id) from users where role = 4) + n % 300 end, made, made, made + interval '1 hour'
    from generate_series(1, ${count}::int) n
    cross join lateral (select n / ${activityCount}::int as turn) t
    join activities a on a.id = 1 + n % ${activityCount}::int
    left join (select activity_id, array_agg(id order by position) as ids from shifts group by 1) s on s.activity_id = a.id
    cross join lateral (select least(a.date::timestamptz, now()) - n * 37 % 40 * interval '1 day' - n % 1440 * interval '1 minute' as made) m`;
  // Half of the parties come from a hundred places, the others from anywhere.
  await sql`with place as (
      select row_number() over (order by md5(code)) as number, country, province_code, name from municipalities
    ), known as (select count(*)::int as places from place)
    insert into people (reservation_id, activity_id, live, position, kind, first_name, last_name, country, province_code, province,
      locality, identity, identity_key, email, email_key, phone_prefix, phone, birth_date)
    select r.id, r.activity_id, r.status <> 4, position, case position when 0 then 'booker' else 'child' end,
      (${firstNames}::text[])[1 + h.random % 12], (${lastNames}::text[])[1 + h.random / 12 % 11] || ' ' ||
        (${lastNames}::text[])[1 + h.random / 132 % 11] || case when r.id % 1000 = 0 then ' Zumalacárregui' else '' end,
      p.country, p.province_code, '', p.name, b.identity, b.identity, b.email, b.email, '+34', b.phone, '1980-01-01'
    from reservations r
    cross join generate_series(0, r.party_size - 1) as position
    cross join known
    cross join lateral (select abs(hashint4(r.id)::bigint)::int as random, r.id::bigint * 7919 % ${visitorCount}::int as visitor) h
    join place p on p.number = 1 + h.random % case when h.random % 2 = 0 then 100 else known.places end
    left join lateral (select (10000000 + visitor) || 'T' as identity, 'persona' || visitor || '@example.org' as email,
      (600000000 + visitor)::text as phone) b on position = 0`;
  await sql`select setval(pg_get_serial_sequence('reservations', 'id'), 7000000)`;
  await sql`insert into attendance (reservation_id, person_id, checked_in_at)
    select p.reservation_id, p.id, a.date from reservations r join people p on p.reservation_id = r.id
    join activities a on a.id = r.activity_id where r.status = 2 and a.date < current_date and r.id % 3 = 0`;
  await sql`insert into visits (reservation_id, collaborator_id, visited_at)
    select r.id, (select min(id) from users where role = 4) + r.id % 300, r.created_at from reservations r
    where r.status = 2 and r.id % 50 = 0`;
}

/** Two for each reservation. What they said is shorter than it was: no list reads it. */
async function createMessages(sql, count) {
  await sql`insert into messages (slug, channel, language, recipient, recipient_name, reservation_id, territory_id, status,
      attempts, subject, html, text, provider_id, created_at, sent_at)
    select case n % 2 when 0 then 'reserva-pendiente' else 'reserva-confirmada' end, k.channel, r.language,
      case k.channel when 'email' then p.email else '34' || p.phone end, p.first_name || ' ' || p.last_name, r.id, a.territory_id,
      case when n % 97 = 0 then 'failed' when k.channel = 'email' then 'sent' when n % 3 = 0 then 'delivered' else 'read' end, 1,
      case n % 2 when 0 then 'Hemos recibido su reserva: ' else 'Su reserva está confirmada: ' end || t.title, '<p>Gracias.</p>',
      'Gracias.', case when k.channel = 'whatsapp' then 'wamid.' || n end, made, made + interval '3 seconds'
    from generate_series(1, ${count}::int) n
    cross join lateral (select case when n % 20 = 0 then 'whatsapp' else 'email' end as channel) k
    join reservations r on r.id = 1 + (n - 1) / 2
    join people p on p.reservation_id = r.id and p.position = 0
    join activities a on a.id = r.activity_id
    join activity_texts t on t.activity_id = a.id and t.language = 'es'
    cross join lateral (select r.created_at + n % 2 * interval '1 hour' as made) m
    order by made`;
}

/** Twenty thousand people wrote by WhatsApp, ten messages each. */
async function createConversations(sql) {
  await sql`insert into conversations (territory_id, phone, name, unread, updated_at)
    select 1 + n % 2, '34' || 600000000 + n, 'Sol Rey ' || n, case when n % 50 < 2 then 1 else 0 end, now() - n * interval '1 hour'
    from generate_series(1, 20000) n`;
  await sql`insert into conversation_messages (conversation_id, direction, body, created_at)
    select c.id, case m % 2 when 0 then 'in' else 'out' end,
      'Hola, ¿a qué hora se sale hacia ' || (${lastNames}::text[])[1 + (c.id + m) % 11] || '? Somos ' || m,
      c.updated_at - m * interval '3 minutes'
    from conversations c, generate_series(0, 9) m`;
}

/** Half are of staff, half of visitors; what is done once in a while is once in a while. */
async function createAudit(sql, count) {
  await sql`insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, details)
    select now() - (${count}::int - n) * (interval '10 years' / ${count}::int), case when n % 2 = 0 then u.id end,
      case when n % 2 = 0 then 1 end,
      case when n % 10000 = 0 then 'activities.suspend' when n % 500 = 0 then 'reservations.export'
        else (array['reservations.confirm', 'reservations.cancel', 'reservations.edit', 'reservations.readIdentity'])[1 + n % 4] end,
      'reservation', 1 + n::bigint * 7919 % 1000000, jsonb_build_object('from', n % 4, 'to', n % 3)
    from generate_series(1, ${count}::int) n, (select min(id) as id from users where role = 1) u`;
}
