import { deletedAccounts, deletedReservations, feePayments, users } from '@dehesa/db/schema';
import { CancelInput } from '@dehesa/domain/reservations';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cancelReservation, restoreReservation } from '../reservations/index';
import { linesOf, readPdf } from '../reservations/lists/pdf-reader.test-support';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { removeAccount, restoreAccount } from '../users/index';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';
import { findPerson } from './find-person';
import { createPersonWorld, marker } from './person-world.test-support';
import { runRetention } from './run-retention';

const world = await closedAfterAll(createPersonWorld());
const asSuper = world.as(world.actors.super);
const nowhere = async (id: number) =>
  (await world.db.$count(users, eq(users.id, id))) +
  (await world.db.$count(deletedAccounts, eq(deletedAccounts.userId, id)));

it('what lies in the bin is found, handed over and erased with its person, whatever it was (B46, B100)', async () => {
  const email = 'papelera@example.org';
  const id = await insertSampleUser(world.db, {
    role: 2,
    email,
    firstName: marker,
    companyName: marker,
    taxId: '44444444-A',
    phone: marker,
    address: marker,
  });
  await removeAccount(asSuper, { id });
  const byDocument = await findPerson(asSuper, { email: '', identity: '44444444A' });
  expect(byDocument.accounts).toEqual([
    { id, role: 2, name: expect.stringContaining(marker), email, erasable: true, inBin: true },
  ]);
  const query = { email, identity: '' };
  const { content } = await exportPerson(asSuper, { ...query, format: 'json', language: 'es' });
  expect(Buffer.from(content).toString()).toContain(marker);
  const report = await erasePerson(asSuper, { ...query, people: [], account: true, cancelComing: false });
  expect(report).toMatchObject({ accounts: 1 });
  expect(await world.leftOver()).toEqual([]);
  expect(await refusal(restoreAccount(asSuper, { id }))).toBe('record.notInBin');
});

it('what a member paid is handed over, of an account in the bin too (B99, B100)', async () => {
  const email = 'cuota@example.org';
  const query = { email, identity: '' };
  const id = await insertSampleUser(world.db, { role: 3, email });
  const other = await insertSampleUser(world.db, { role: 3, email: 'otra-cuota@example.org' });
  const fee = { tariff: 'Mensual', amountCents: 2550, paidOn: '2026-04-06' };
  const first = { ...fee, startsOn: '2026-04-06', endsOn: '2026-05-06', takenBackAt: null };
  const second = {
    ...fee,
    startsOn: '2026-05-06',
    endsOn: '2026-06-05',
    takenBackAt: new Date('2026-04-30T22:30:00Z'),
  };
  await world.db.insert(feePayments).values([
    { userId: id, ...first },
    { userId: other, ...first },
    { userId: id, ...second },
  ]);
  const handedOver = async () => {
    const { content } = await exportPerson(asSuper, { ...query, format: 'json', language: 'es' });
    return JSON.parse(Buffer.from(content).toString()).accounts;
  };
  const payments = [first, { ...second, takenBackAt: '2026-04-30T22:30:00.000Z' }];
  expect(await handedOver()).toMatchObject([{ feePayments: payments }]);
  await removeAccount(asSuper, { id });
  await removeAccount(asSuper, { id: other });
  expect(await handedOver()).toMatchObject([{ feePayments: payments }]);
  const paper = await exportPerson(asSuper, { ...query, format: 'pdf', language: 'pt' });
  const lines = linesOf(await readPdf(paper.content))
    .join(' ')
    .replaceAll('\u00a0', ' ');
  expect(lines).toMatch(
    /Pagamento da quota.*De 06\/05\/2026 a 05\/06\/2026.*Mensual · 25,50 .*Anulado em 01\/05\/2026/,
  );
});

it('a member goes at once, past the bin', async () => {
  const email = 'socia@example.org';
  const id = await insertSampleUser(world.db, { role: 3, email });
  await erasePerson(asSuper, { email, identity: '', people: [], account: true, cancelComing: false });
  expect(await nowhere(id)).toBe(0);
});

it('a member who is just put into the bin, or taken out of it, is gone all the same', async () => {
  const email = 'ida-y-vuelta@example.org';
  const erase = () => erasePerson(asSuper, { email, identity: '', people: [], account: true, cancelComing: false });
  for (let n = 0; n < 5; n += 1) {
    const id = await insertSampleUser(world.db, { role: 3, email });
    await Promise.allSettled([removeAccount(asSuper, { id }), erase()]);
    expect(await nowhere(id)).toBe(0);
    const again = await insertSampleUser(world.db, { role: 3, email });
    await removeAccount(asSuper, { id: again });
    await Promise.allSettled([restoreAccount(asSuper, { id: again }), erase()]);
    expect(await nowhere(again)).toBe(0);
  }
});

it('a cancelled reservation does not come back without its people', async () => {
  const cancelled = async (endsAt: string, change = {}) => {
    const made = await world.marked(endsAt, change);
    await cancelReservation(asSuper, CancelInput.parse({ id: made.reservationId, notify: false }));
    return made;
  };
  const asked = await cancelled('2026-08-01T10:00:00Z', { email: 'olvida@example.org' });
  const query = { email: 'olvida@example.org', identity: '' };
  const { people } = await findPerson(asSuper, query);
  await erasePerson(asSuper, { ...query, people: people.map(({ id }) => id), account: false, cancelComing: false });
  const old = await cancelled('2025-01-01T10:00:00Z');
  await runRetention(world.as(null));
  expect(await world.db.$count(deletedReservations)).toBe(0);
  for (const { reservationId } of [asked, old])
    expect(await refusal(restoreReservation(asSuper, { id: reservationId }))).toBe('record.notInBin');
});
