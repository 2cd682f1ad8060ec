const firstActivity = 500_001;

/** Activities with more places than the bench can book: the first is the hot one, fifty follow, and one to sell out. */
export const activities = {
  hot: firstActivity,
  first: firstActivity + 1,
  last: firstActivity + 50,
  small: firstActivity + 51,
};

/** @param {import('postgres').Sql} sql @param {number} smallCapacity */
export async function createActivities(sql, smallCapacity) {
  const { hot, small } = activities;
  await sql`insert into activities (id, slug, territory_id, category_id, date, week, ends_at, first_date, first_week,
      municipality, capacity)
    overriding system value
    select id, 'bench-' || id, 1, (select min(id) from categories), current_date + 30, 1, now() + interval '30 days',
      current_date + 30, 1, 'Torrejón el Rubio', 1000000
    from generate_series(${hot}::int, ${small}::int) as id`;
  await sql`insert into activity_texts (activity_id, language, title)
    select id, language, 'Bench' from activities, unnest(array['es', 'pt']) as language`;
  await sql`insert into shift_places (activity_id, capacity)
    select id, case when id = ${small} then ${smallCapacity}::int else 1000000 end from activities`;
  await sql`select setval(pg_get_serial_sequence('reservations', 'id'), 7000000)`;
  await createHistory(sql);
  await sql`vacuum analyze`;
}

/** Earlier bookings for two, as a house that has been open for a season has: on empty tables a plan reads them whole. */
async function createHistory(sql) {
  const past = activities.small + 1;
  await sql`insert into activities (id, slug, territory_id, category_id, date, week, ends_at, first_date, first_week,
      municipality, capacity)
    overriding system value
    select id, 'past-' || id, 1, (select min(id) from categories), current_date - 30, 1, now() - interval '30 days',
      current_date - 30, 1, 'Torrejón el Rubio', 1000
    from generate_series(${past}::int, ${past + 39}::int) as id`;
  await sql`insert into shift_places (activity_id, capacity, held)
    select id, 1000, 1000 from generate_series(${past}::int, ${past + 39}::int) as id`;
  await sql`insert into reservations (id, reference, activity_id, status, party_size, language, source)
    select n, 'P' || lpad(n::text, 7, '0'), ${past}::int + n % 40, 2, 2, 'es', 'public' from generate_series(1, 20000) as n`;
  await sql`insert into people (reservation_id, activity_id, position, kind, first_name, last_name, identity, identity_key,
      country, email, email_key)
    select n, ${past}::int + n % 40, position, case position when 0 then 'booker' else 'adult' end, 'Sol', 'Rey Peña',
      key || 'T', key || 'T', 'ES', key || '@example.org', key || '@example.org'
    from generate_series(1, 20000) as n, generate_series(0, 1) as position, lateral (select (10000000 + n * 2 + position)::text as key) k`;
}

let person = 60_000_000;

/** A person that nobody was before; eight digits, as in a document. */
export const nextPerson = () => (person += 1);

export const idempotencyKey = (number) => `bench-${number}`;

/** A booking for two, as the web page sends it. */
export function bookingBody(activityId, number = nextPerson()) {
  const booker = {
    firstName: 'Sol',
    lastName: 'Rey Peña',
    identity: `${number}T`,
    sex: 'F',
    postalCode: '10001',
    province: 'Cáceres',
    locality: 'Cáceres',
    phonePrefix: '+34',
    phone: '600000000',
    email: `persona${number}@example.org`,
    birthDate: '1990-02-03',
  };
  const none = { identity: '', postalCode: '', province: '', locality: '', phone: '', email: '' };
  const child = { ...none, kind: 'child', firstName: 'Luz', lastName: 'Rey', birthDate: '2015-06-07', sex: 'M' };
  const input = { activityId, language: 'es', booker, companions: [child], photoConsent: true, privacyAccepted: true };
  return JSON.stringify({ json: { ...input, notes: '', idempotencyKey: idempotencyKey(number) } });
}
