import { createHash } from 'node:crypto';

export const activityCount = 10_000;

/** The session of an administrator, as a browser would hold it. */
export const sessionToken = 'bench'.repeat(8);

/**
 * What an installation holds after many years: activities with texts in both languages, pictures, shifts, related ones and
 * reservations; sixty companies among hundreds of other users.
 * @param {import('postgres').Sql} sql on a database that the server has migrated
 */
export async function createManyActivities(sql) {
  await createUsers(sql);
  await sql`insert into categories (name_es, name_pt, position)
    select 'Categoría ' || n, 'Categoria ' || n, n from generate_series(1, 12) n`;
  await sql`insert into files (storage_key, sha256, kind, media_type, bytes)
    select gen_random_uuid() || '.jpg', 'bench', 'image', 'image/jpeg', 1 from generate_series(1, 200)`;
  await sql`with pictures as (select array_agg(id) as ids from files)
    insert into activities (slug, company_id, territory_id, category_id, date, start_time, end_time, week, ends_at,
      first_date, first_week, municipality, capacity, hidden, principal, main_image_id)
    select 'bench-' || n, (select min(id) from users where role = 2) + n % 60, 1 + n % 2,
      (select min(id) from categories) + n % 12, day, '09:00', '13:30', extract(week from day)::int, day + interval '13 hours',
      day, extract(week from day)::int,
      (array['Torrejón el Rubio', 'Malpartida de Plasencia', 'Serradilla', 'Alcántara', 'Castelo Branco'])[1 + n % 5],
      10 + n % 40, n % 25 = 0, n % 20 <> 0, case when n % 3 > 0 then pictures.ids[1 + n % 200] end
    from pictures, generate_series(1, ${activityCount}::int) n, lateral (select (current_date - 2500 + n * 7919 % 2900)::date as day) d`;
  await sql`insert into activity_texts (activity_id, language, title, subtitle, description)
    select id, language, (array['Águilas', 'Buitres negros', 'Grullas', 'Cigüeñas', 'Estrellas', 'A caballo', 'En barco',
        'Setas de otoño'])[1 + id * 31 % 8] || ' ' || (array['al amanecer', 'en la dehesa', 'por el Tajo', 'en Monfragüe',
        'del Salto del Gitano'])[1 + id * 17 % 5] || ' ' || id, 'Salida guiada',
      repeat('<p>Una salida guiada para mirar despacio: aves, encinas y río.</p>', 20)
    from activities, unnest(array['es', 'pt']) as language`;
  await sql`insert into shifts (activity_id, name, position)
    select id, name, position from activities, unnest(array['Mañana', 'Tarde']) with ordinality as s (name, position)
    where id % 3 = 0`;
  await sql`insert into shift_places (activity_id, shift_id, capacity, held)
    select a.id, coalesce(s.id, 0), a.capacity, 4 from activities a left join shifts s on s.activity_id = a.id`;
  await sql`insert into related_activities (activity_id, related_id)
    select id, other from activities, generate_series(id + 1, least(id + 3, ${activityCount}::int)) as other where id % 10 = 0`;
  await sql`insert into reservations (reference, activity_id, status, party_size, language, source)
    select 'B' || lpad(n::text, 7, '0'), 1 + n % ${activityCount}::int, 1 + n % 2, 2, 'es', 'public'
    from generate_series(1, 40000) n`;
  await sql`vacuum analyze`;
}

async function createUsers(sql) {
  await sql`insert into users (role, email, company_name)
    select 2, 'empresa' || n || '@example.org', case when n % 5 > 0 then 'Rutas del Águila ' || n else '' end
    from generate_series(1, 60) n`;
  await sql`insert into users (role, email, first_name, last_name)
    select 3, 'persona' || n || '@example.org', 'Sol', 'Rey ' || n from generate_series(1, 500) n`;
  const [admin] = await sql`insert into users (role, email) values (1, 'bench@example.org') returning id`;
  await signIn(sql, admin.id, sessionToken);
}

/** A session as a browser would hold it. */
export async function signIn(sql, userId, token) {
  const idHash = createHash('sha256').update(`browser\n${token}`).digest('base64url');
  await sql`insert into sessions (id_hash, user_id, expires_at) values (${idHash}, ${userId}, now() + interval '30 days')`;
}
