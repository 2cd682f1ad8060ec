import { checkInTicks, deletedReservations, idempotencyKeys, messages, people } from '@dehesa/db/schema';
import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

type Transaction = ServiceContext['db'];

/** What a row of `people` keeps is what the statistics need: place, sex, kind (B46). */
const emptyPerson = {
  firstName: '',
  lastName: '',
  bookedName: null,
  identity: null,
  identityKey: null,
  birthDate: null,
  postalCode: null,
  phonePrefix: null,
  phone: null,
  email: null,
  emailKey: null,
  answers: null,
};

/** Whether a row of `people` still says who it is of. */
export const saysWho = sql`(${people.firstName} <> '' or ${people.lastName} <> '' or num_nonnulls(${people.bookedName},
  ${people.identity}, ${people.identityKey}, ${people.birthDate}, ${people.postalCode}, ${people.phonePrefix}, ${people.phone},
  ${people.email}, ${people.emailKey}, ${people.answers}) > 0)`;

/** Whether a message still says whom it went to, or what about. */
export const saysWhom = sql`(${messages.recipient} <> '' or ${messages.recipientName} <> '' or ${messages.fields} <> '{}'
  or num_nonnulls(${messages.subject}, ${messages.html}, ${messages.text}, ${messages.providerId}) > 0)`;

/**
 * Messages that one of these finds by an index of its own, each a `select` of ids. As conditions side by side they would have
 * the whole log read.
 */
export function amongMessages(...ids: readonly SQL[]): SQL {
  return sql`${messages.id} in (${sql.join([...ids], sql` union all `)})`;
}

/** Empties rows of `people`; answers how many still said who they were of. The caller holds their reservations. */
export async function erasePeople(tx: Transaction, which: SQL): Promise<number> {
  const erased = await tx.update(people).set(emptyPerson).where(and(which, saysWho));
  return erased.count;
}

/**
 * Empties messages of the log. One that is still on its way is not sent any more: there is nobody to send it to, and
 * whoever is just delivering it finds that it is not its own any longer.
 */
export async function eraseMessages(tx: Transaction, which: SQL): Promise<number> {
  const onItsWay = inArray(messages.status, ['queued', 'sending']);
  const erased = await tx
    .update(messages)
    .set({
      recipient: '',
      recipientName: '',
      fields: {},
      subject: null,
      html: null,
      text: null,
      providerId: null,
      status: sql`case when ${onItsWay} then 'failed' else ${messages.status} end`,
      lastError: sql`case when ${onItsWay} then 'personalData.erased' end`,
    })
    .where(and(which, saysWhom));
  return erased.count;
}

/** What hangs on reservations and could tell who was in them: hashes of what was sent, names of devices. */
export async function eraseTraces(tx: Transaction, reservationIds: readonly number[]): Promise<void> {
  const ids = [...reservationIds];
  // What was cancelled does not come back without its people (B100).
  await tx.delete(deletedReservations).where(inArray(deletedReservations.reservationId, ids));
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.reservationId, ids));
  await tx
    .update(checkInTicks)
    .set({ device: '' })
    .where(and(inArray(checkInTicks.reservationId, ids), ne(checkInTicks.device, '')));
}
