import { checkBooks } from '../bench/rows/check-books.mjs';

/** What was there before anybody came has lower ids. */
const firstOfDrill = 7_000_000;

/**
 * What must all be zero: what was promised and is not there, what is there twice, places that were given more than once,
 * and messages that nobody got.
 * @param {import('postgres').Sql} sql
 * @param {{ promised: Map<string, string>, changed: number }} found
 * @param {() => Promise<Map<string, number>>} taken how often the mail server took each message, by its id
 * @param {{ waitingIsLost: boolean }} checking whether every message should have left by now
 */
export async function checkPromises(sql, { promised, changed }, taken, { waitingIsLost }) {
  const books = await checkBooks(sql, [...promised.values()], { references: [], capacity: 0 });
  const [{ empty, cancelled }] = await sql`
    select count(*) filter (where party_size <> coalesce(named, 0))::int as empty,
      count(*) filter (where status = 4)::int as cancelled
    from reservations
    left join (select reservation_id as id, count(*) as named from people group by 1) as parties using (id)
    where id >= ${firstOfDrill}::int`;
  const unsaid = await sql`
    select r.id from reservations r where r.id >= ${firstOfDrill}::int
      and not exists (select from messages m where m.reservation_id = r.id)`;
  const unsent = await sql`select id, status from messages`;
  const waiting = waitingIsLost ? [] : ['queued', 'sending'];
  // Asked for after the table: what is sent meanwhile is in it.
  const arrived = await taken();
  const messagesLost = unsent.filter(
    ({ id, status }) => !waiting.includes(status) && (status !== 'sent' || !arrived.has(String(id))),
  ).length;
  return {
    lost: books.lost + empty + cancelled,
    doubled: books.twice + changed + doubledAnswers(promised),
    over: books.overbooked + books.differing,
    messagesLost: unsaid.length + messagesLost,
  };
}

/** Two visitors were never promised the same. */
function doubledAnswers(promised) {
  return promised.size - new Set(promised.values()).size;
}

/** Ways to break a promise, by the figure that must tell of it. */
const damages = {
  lost: (sql, reference) => loseReservation(sql, reference),
  doubled: (sql) => sql`
    with original as (select * from people where live and position = 0 and reservation_id >= ${firstOfDrill}::int limit 1)
    insert into people (reservation_id, activity_id, position, kind, first_name, last_name, identity, identity_key, country,
        email, email_key)
      select (select id from reservations where id < ${firstOfDrill}::int limit 1), activity_id, 0, kind, first_name,
        last_name, identity, identity_key, country, email, email_key
      from original`,
  over: (sql) => sql`
    update shift_places set capacity = held - 1
      where activity_id = (select activity_id from reservations where id >= ${firstOfDrill}::int limit 1)`,
  messagesLost: (sql) => sql`
    update messages set status = 'failed' where id = (select max(id) from messages where status = 'sent')`,
};

/**
 * Breaks each promise once in a transaction that is taken back, and answers which of them the check did not notice: a
 * check that sees nothing is no check.
 */
export async function blindSpots(sql, found, taken, checking) {
  const blind = [];
  const [reference] = found.promised.values();
  for (const [figure, damage] of Object.entries(damages)) {
    const before = await checkPromises(sql, found, taken, checking);
    const undo = new Error('undone');
    let noticed = false;
    await sql
      .begin(async (tx) => {
        // Constraints and triggers are what keeps the product from this.
        await tx`set local session_replication_role = replica`;
        for (const { name } of figure === 'lost' ? [] : await guards(tx)) await tx.unsafe(name);
        await damage(tx, reference);
        noticed = (await checkPromises(tx, found, taken, checking))[figure] > before[figure];
        throw undo;
      })
      .catch((error) => {
        if (error !== undo) throw error;
      });
    if (!noticed) blind.push(figure);
  }
  return blind;
}

/** What would refuse the damage, as statements that take it away. */
function guards(sql) {
  return sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as name from pg_constraint
      where conrelid in ('shift_places'::regclass, 'people'::regclass) and contype in ('c', 'u')
    union all
    select format('drop index %s', indexrelid::regclass) from pg_index
      where indrelid = 'people'::regclass and indisunique and not indisprimary`;
}

/** One reservation goes as if it had never been stored. */
export async function loseReservation(sql, reference) {
  await sql`delete from reservations where reference = ${reference.slice(-8)}`;
}
