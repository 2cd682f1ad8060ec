import type { Person, TakenKeys } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** What live reservations say about the people of a party. */
export interface BookedBefore {
  /** Emails and documents that hold a place in this activity already (B13). */
  taken: TakenKeys;
  /** Documents that hold a place in another activity on the same date. */
  sameDate: ReadonlySet<string>;
  /** Coming reservations by document. */
  coming: ReadonlyMap<string, number>;
}

interface Row extends Record<string, unknown> {
  key: string;
  kind: 'identity' | 'email';
  here: boolean;
  sameDate: boolean;
  coming: number;
}

/**
 * Reads all of it in one statement; `exceptReservationId` leaves out the reservation being edited. Arrays and `is not
 * null` are what the partial indexes need: with `in (select …)` every booking would read the whole table.
 */
export async function readBookedBefore(
  tx: ServiceContext['db'],
  activity: { id: number; date: string },
  party: readonly Person[],
  now: Date,
  exceptReservationId: number | null = null,
): Promise<BookedBefore> {
  const identities = JSON.stringify(party.flatMap((person) => person.identityKey ?? []));
  const emails = JSON.stringify(party.flatMap((person) => person.emailKey ?? []));
  // Raw: on the path of every booking, whose cost was measured.
  const rows = await tx.execute<Row>(sql`
    select p.identity_key as key, 'identity' as kind,
      bool_or(p.activity_id = ${activity.id}) as here,
      bool_or(p.activity_id <> ${activity.id} and a.date = ${activity.date}::date and r.status in (1, 2)) as "sameDate",
      count(distinct r.id) filter (where a.ends_at > ${now.toISOString()}::timestamptz)::int as coming
    from people p
    join reservations r on r.id = p.reservation_id
    join activities a on a.id = p.activity_id
    where p.live and p.identity_key is not null
      and p.identity_key = any(array(select json_array_elements_text(${identities}::text::json)))
      and p.reservation_id is distinct from ${exceptReservationId}::int
    group by p.identity_key
    union all
    select p.email_key, 'email', true, false, 0
    from people p
    where p.live and p.activity_id = ${activity.id} and p.email_key is not null
      and p.email_key = any(array(select json_array_elements_text(${emails}::text::json)))
      and p.reservation_id is distinct from ${exceptReservationId}::int`);
  const identityRows = rows.filter((row) => row.kind === 'identity');
  return {
    taken: {
      emails: new Set(rows.filter((row) => row.kind === 'email').map((row) => row.key)),
      identities: new Set(identityRows.filter((row) => row.here).map((row) => row.key)),
    },
    sameDate: new Set(identityRows.filter((row) => row.sameDate).map((row) => row.key)),
    coming: new Map(identityRows.map((row) => [row.key, row.coming])),
  };
}
