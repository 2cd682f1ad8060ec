import { checkInTicks, idempotencyKeys } from '@dehesa/db/schema';
import { and, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';

type Transaction = ServiceContext['db'];

/** What a row of `people` keeps is what the statistics need: place, sex, kind (B46). */
const emptyPerson = sql`first_name = '', last_name = '', booked_name = null, identity = null, identity_key = null,
  birth_date = null, postal_code = null, phone_prefix = null, phone = null, email = null, email_key = null`;

/** Whether a row of `people` still says who it is of. */
export const saysWho = sql`(p.first_name <> '' or p.last_name <> '' or num_nonnulls(p.booked_name, p.identity, p.identity_key,
  p.birth_date, p.postal_code, p.phone_prefix, p.phone, p.email, p.email_key) > 0)`;

/** Whether a message still says whom it went to, or what about. */
export const saysWhom = sql`(m.recipient <> '' or m.recipient_name <> '' or m.fields <> '{}'
  or num_nonnulls(m.subject, m.html, m.text, m.provider_id) > 0)`;

/** Empties rows of `people`; answers how many still said who they were of. The caller holds their reservations. */
export async function erasePeople(tx: Transaction, which: SQL): Promise<number> {
  const erased = await tx.execute(sql`
    update people p set ${emptyPerson} where ${which} and ${saysWho}`);
  return erased.count;
}

/**
 * Empties messages of the log. One that is still on its way is not sent any more: there is nobody to send it to, and
 * whoever is just delivering it finds that it is not its own any longer.
 */
export async function eraseMessages(tx: Transaction, which: SQL): Promise<number> {
  const erased = await tx.execute(sql`
    update messages m set recipient = '', recipient_name = '', fields = '{}', subject = null, html = null, text = null,
      provider_id = null,
      status = case when status in ('queued', 'sending') then 'failed' else status end,
      last_error = case when status in ('queued', 'sending') then 'personalData.erased' end
    where ${which} and ${saysWhom}`);
  return erased.count;
}

/** What hangs on reservations and could tell who was in them: hashes of what was sent, names of devices. */
export async function eraseTraces(tx: Transaction, reservationIds: readonly number[]): Promise<void> {
  const of = (column: SQLWrapper) => sql`${column} = any(${idArray(reservationIds)})`;
  await tx.delete(idempotencyKeys).where(of(idempotencyKeys.reservationId));
  await tx
    .update(checkInTicks)
    .set({ device: '' })
    .where(and(of(checkInTicks.reservationId), ne(checkInTicks.device, '')));
}
