import { setTimeout as sleep } from 'node:timers/promises';
import { inDatabase } from './database';

/**
 * The link of the newest offer that waits for an answer, from its message as the log keeps it; waits until that message is
 * written: the one of an earlier offer to the same party leads to an offer that is over.
 */
export async function offerToken(databaseUrl: string, reservationId?: number): Promise<string> {
  return inDatabase(databaseUrl, async (sql) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const [row] = await sql<{ html: string | null }[]>`
        select m.html from messages m
        join waiting_list_offers o on o.reservation_id = m.reservation_id and o.status = 'open'
        where m.slug = 'lista-espera-oferta' and m.created_at >= o.created_at - interval '1 minute'
          and ${reservationId === undefined ? sql`true` : sql`m.reservation_id = ${reservationId}`}
        order by m.id desc limit 1`;
      const token = /\/oferta\/([\w.-]+)/.exec(row?.html ?? '')?.[1];
      if (token !== undefined) return token;
      await sleep(100);
    }
    throw new Error('no message offers places');
  });
}

/** Who waits for a shift, in order of turn. */
export async function waitingParties(databaseUrl: string, activityId: string, shift: string) {
  return inDatabase(databaseUrl, async (sql) => {
    return await sql<{ id: number; name: string; people: number }[]>`
      select r.id, p.first_name || ' ' || p.last_name as name, r.party_size as people
      from reservations r
      join people p on p.reservation_id = r.id and p.position = 0
      join shifts s on s.id = r.shift_id
      where r.activity_id = ${Number(activityId)} and s.name = ${shift} and r.status = 3
      order by r.waiting_since, r.id`;
  });
}

/** Lets the time of an open offer pass: what its job does a day later it does now. */
export async function letOfferRunOut(databaseUrl: string, reservationId: number): Promise<void> {
  return inDatabase(databaseUrl, async (sql) => {
    const [offer] = await sql<{ id: number }[]>`
      update waiting_list_offers set expires_at = now() - interval '1 second'
      where reservation_id = ${reservationId} and status = 'open' returning id`;
    await sql`
      update graphile_worker._private_jobs set run_at = now() where payload->>'offerId' = ${String(offer?.id)}`;
  });
}
