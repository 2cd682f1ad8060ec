import { inDatabase } from './database';

/** Ids of demo records that addresses of screens need. */
export async function demoIds(databaseUrl: string) {
  return inDatabase(databaseUrl, async (sql) => {
    const [ids] = await sql<
      { collaborator: string; boat: string; visited: string; pending: string; confirmation: string; asked: string }[]
    >`
      select
        (select id from users where email = 'hotel@demo.test') as collaborator,
        (select id from activities where slug = 'en-barco-por-el-tajo-internacional') as boat,
        (select min(r.activity_id) from visits v join reservations r on r.id = v.reservation_id) as visited,
        (select min(id) from reservations where status = 1) as pending,
        (select min(id) from messages where slug = 'reserva-confirmada' and language = 'es') as confirmation,
        (select min(conversation_id) from enquiries where kind = 'question' and language = 'es') as asked`;
    if (ids === undefined) throw new Error('the demo data is missing');
    return ids;
  });
}

/** The number of a confirmed reservation in Monfragüe that nobody has shown at a checkpoint yet. */
export async function confirmedReference(databaseUrl: string): Promise<string> {
  return inDatabase(databaseUrl, async (sql) => {
    const [row] = await sql<{ reference: string }[]>`
      select r.reference from reservations r join activities a on a.id = r.activity_id
      where r.status = 2 and a.territory_id = 1 and a.date > current_date
        and not exists (select from visits v where v.reservation_id = r.id)
      order by r.id limit 1`;
    if (row === undefined) throw new Error('the demo has no confirmed reservation');
    return row.reference;
  });
}

/** The id of the activity with this address. */
export async function activityIdOf(databaseUrl: string, slug: string): Promise<number> {
  return inDatabase(databaseUrl, async (sql) => {
    const [row] = await sql<{ id: number }[]>`select id from activities where slug = ${slug}`;
    return row?.id ?? 0;
  });
}
