/**
 * What must all be zero once everything was booked.
 * @param {import('postgres').Sql} sql
 * @param {string[]} answered references that were answered
 * @param {{ references: string[], capacity: number }} soldOut those of the activity that was sold out
 */
export async function checkBooks(sql, answered, soldOut) {
  const all = [...answered, ...soldOut.references].map((reference) => reference.slice(-8));
  const stored = new Set((await sql`select reference from reservations`).map(({ reference }) => reference));
  const [{ overbooked, differing }] = await sql`
    select count(*) filter (where coalesce(counted, 0) > capacity)::int as overbooked,
      count(*) filter (where coalesce(counted, 0) <> held)::int as differing
    from shift_places p
    left join (
      select activity_id, sum(places) as counted from (
        select activity_id, case when status in (1, 2) then party_size else offered_places end as places from reservations
        union all select held_activity_id, held_places from outing_moves where held_places > 0
      ) as holding group by 1
    ) r
      using (activity_id)`;
  const [{ twice }] = await sql`
    select count(*)::int as twice
    from (select from people where live and position = 0 group by activity_id, identity_key having count(*) > 1) as repeated`;
  const unsold = Math.abs(soldOut.references.length * 2 - soldOut.capacity);
  return { overbooked, lost: all.filter((reference) => !stored.has(reference)).length, twice, differing, unsold };
}
