import {
  conversations,
  deletedAccounts,
  emailSuppressions,
  importRows,
  people,
  reservations,
  users,
} from '@dehesa/db/schema';
import { ErasePersonInput, type PersonQuery } from '@dehesa/domain/personal-data';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { Role } from '@dehesa/domain/access';
import { audit } from '../audit';
import { assertProven, authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { cancelForErasure } from '../reservations/index';
import { everyAccount, inBin, told } from '../users/index';
import { answersTo } from './erase-conversations';
import { messagesIn } from './erase-enquiries';
import { amongMessages, eraseMessages, erasePeople, eraseTraces, saysWho } from './erase-rows';
import { accountsOf, addressesOf, conversationsOfPerson, importRowsOf, messagesOf } from './person-accounts';
import { type PersonRecord, readPersonRecords } from './person-records';

/** What was erased, in rows; it names nobody and may be kept. */
export interface ErasureReport {
  at: Date;
  people: number;
  reservations: number;
  cancelled: number;
  messages: number;
  conversations: number;
  accounts: number;
  importRows: number;
}

/**
 * Erases a person on request (B46): the chosen rows of reservations, with the notes of those that the person made and
 * all their messages; conversations, suppressed addresses, rows of imports (B106) and, if asked for, a member's account.
 * Companions stay: theirs is another request. Coming reservations are cancelled first where that was asked for, else
 * `personalData.comingReservations`; a companion of a coming one: `personalData.comingCompanion`. Super administrators.
 */
export async function erasePerson(ctx: ServiceContext, raw: ErasePersonInput): Promise<ErasureReport> {
  authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  const input = ErasePersonInput.parse(raw);
  const chosen = [...new Set(input.people)].toSorted((a, b) => a - b);
  return inTransaction(ctx, async (tx) => {
    const found = await holdChosen(ctx, tx, input, chosen);
    const coming = comingOf(found, input.cancelComing);
    for (const id of coming) await cancelForErasure(ctx, tx, id);
    const { reservationIds, ...erased } = await eraseChosen(ctx, tx, input, found);
    const accounts = input.account ? await eraseMembers(tx, input) : 0;
    const { count: brought } = await tx.delete(importRows).where(importRowsOf(input));
    const report = {
      ...erased,
      accounts,
      importRows: brought,
      reservations: reservationIds.length,
      cancelled: coming.length,
    };
    if (Object.values(report).every((count) => count === 0)) throw DomainError.of('personalData.nothingFound');
    await audit(ctx, tx, {
      action: 'personalData.erase',
      entity: 'personalData',
      entityId: null,
      details: report,
    });
    return { at: ctx.clock.now(), ...report };
  });
}

/** The chosen rows with their reservations held, in the order of their ids, as they are once the locks are had. */
async function holdChosen(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  input: ErasePersonInput,
  chosen: readonly number[],
): Promise<PersonRecord[]> {
  const theirs = tx
    .select({ id: people.reservationId })
    .from(people)
    .where(inArray(people.id, [...chosen]));
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(inArray(reservations.id, theirs))
    .orderBy(reservations.id)
    .for('update');
  const matching = await readPersonRecords(tx, input, ctx.clock.now());
  const found = matching.filter(({ id }) => chosen.includes(id));
  if (found.length !== chosen.length) throw DomainError.of('personalData.changedMeanwhile');
  return found;
}

/** Which coming reservations have to be cancelled; refuses what nobody said to cancel. */
function comingOf(found: readonly PersonRecord[], cancelComing: boolean): number[] {
  const coming = found.filter((person) => person.coming);
  const companion = coming.find(
    ({ kind, reservationId }) =>
      kind !== 'booker' && !coming.some((own) => own.kind === 'booker' && own.reservationId === reservationId),
  );
  if (companion) throw DomainError.of('personalData.comingCompanion', { reference: companion.reference });
  const ids = [...new Set(coming.map(({ reservationId }) => reservationId))];
  if (ids.length > 0 && !cancelComing) throw DomainError.of('personalData.comingReservations', { count: ids.length });
  return ids.toSorted((a, b) => a - b);
}

async function eraseChosen(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  input: ErasePersonInput,
  found: readonly PersonRecord[],
) {
  const which = inArray(
    people.id,
    found.map(({ id }) => id),
  );
  const reservationIds = [...new Set(found.map(({ reservationId }) => reservationId))];
  const own = found.filter(({ kind }) => kind === 'booker').map(({ reservationId }) => reservationId);
  // By the phones, so before they are gone.
  const theirs = conversationsOfPerson(input, which);
  const answers = await eraseMessages(tx, amongMessages(answersTo(which), messagesIn(theirs)));
  const { count: chats } = await tx.delete(conversations).where(theirs);
  const erased = await erasePeople(tx, which);
  // Messages of a reservation name everybody in it, whoever they went to.
  const messages = await eraseMessages(tx, amongMessages(messagesOf(input, reservationIds)));
  await eraseTraces(tx, reservationIds);
  const { id, notes, cancelNote, answers: answersOfParty, erasedAt } = reservations;
  await tx
    .update(reservations)
    .set({ notes: '', cancelNote: '', answers: null })
    .where(and(inArray(id, own), or(ne(notes, ''), ne(cancelNote, ''), isNotNull(answersOfParty))));
  const known = tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.reservationId, id), saysWho));
  await tx
    .update(reservations)
    .set({ erasedAt: ctx.clock.now() })
    .where(
      and(
        inArray(id, reservationIds),
        isNull(erasedAt),
        eq(notes, ''),
        eq(cancelNote, ''),
        isNull(answersOfParty),
        notExists(known),
      ),
    );
  const { count: suppressed } = await tx
    .delete(emailSuppressions)
    .where(sql`${emailSuppressions.emailKey} in ${addressesOf(input)}`);
  return {
    reservationIds,
    people: erased,
    messages: messages + answers,
    conversations: chats,
    suppressed,
  };
}

/**
 * Members at once, past the bin, and whatever of the person lies in there (B100). The bin twice: an account that somebody is
 * just putting there is in neither place until the one who holds it is done.
 */
async function eraseMembers(tx: ServiceContext['db'], person: PersonQuery): Promise<number> {
  const binned = tx
    .select({ id: told(users.id) })
    .from(everyAccount)
    .where(and(inBin, accountsOf(person)));
  const emptyBin = () => tx.delete(deletedAccounts).where(inArray(deletedAccounts.userId, binned));
  const before = await emptyBin();
  const erased = await tx.delete(users).where(and(eq(users.role, Role.member), accountsOf(person)));
  const after = await emptyBin();
  return before.count + erased.count + after.count;
}
