import { auditLog } from '@dehesa/db/schema';
import { historyPageSize } from '@dehesa/domain/users';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { editCollaborator } from '../../collaborators/edit-collaborator';
import { readCollaborator } from '../../collaborators/read-collaborator';
import { readCollaboratorHistory } from '../../collaborators/read-collaborator-history';
import { editAccount } from '../edit-account';
import { setAccountAccess } from '../set-account-access';
import { createUserWorld, refusal } from '../users.test-support';
import { readAccountHistory } from './read-account-history';

const world = await closedAfterAll(createUserWorld());
const asSuper = world.as(world.actors.super);
const asAdmin = world.as(world.actors.admin);

const log = (entries: Partial<typeof auditLog.$inferInsert>[]) =>
  world.db
    .insert(auditLog)
    .values(entries.map((entry) => ({ action: 'users.edit', entity: 'user', actorId: null, ...entry })));

it('tells who did what, newest first, and of what was edited the fields alone', async () => {
  const input = world.input({ role: 2, email: 'historia@example.org' });
  const id = await world.create(input, world.actors.admin);
  const { password: _password, hasAccess: _access, ...account } = input;
  await editAccount(asSuper, { ...account, id, phone: '600 11 22 33', locality: 'Serradilla' });
  await setAccountAccess(asAdmin, { id, hasAccess: false });
  const { events, nextCursor } = await readAccountHistory(asAdmin, { id });
  expect(nextCursor).toBeNull();
  expect(events).toEqual([
    expect.objectContaining({ action: 'users.setAccess', access: false, actor: { name: 'Ana Durán', role: 1 } }),
    expect.objectContaining({
      action: 'users.edit',
      changed: ['locality', 'phone'],
      actor: { name: 'Ana Durán', role: 0 },
    }),
    expect.objectContaining({ action: 'users.create', role: { from: null, to: 2 }, access: true, invited: false }),
  ]);
  expect(JSON.stringify(events)).not.toMatch(/600 ?11|Serradilla|historia/);
});

it('has nothing of other records, of where somebody signs in, or of what it does not know', async () => {
  const id = await world.create({ role: 2 });
  const other = await world.create({ role: 2 });
  await log([
    { entityId: other },
    { entityId: id, entity: 'activity' },
    { entityId: id, action: 'auth.signIn', details: { network: '192.0.2.0/24' } },
    { entityId: id, action: 'users.tomorrow' },
    // As another version may have written it.
    { entityId: id, action: 'users.edit', details: { changed: 'all', role: 'boss', to: 3 } },
  ]);
  const { events } = await readAccountHistory(asSuper, { id });
  expect(events.map(({ action }) => action)).toEqual(['users.edit', 'users.create']);
  expect(events[0]).toMatchObject({ actor: null, changed: [], role: null, access: null });
});

it('comes in pages that neither repeat nor leave out, also of one instant, while more is written', async () => {
  const id = await world.create({ role: 2 });
  const at = new Date('2026-04-01T10:00:00Z');
  await log(
    Array.from({ length: 2 * historyPageSize + 5 }, (_, n) => ({ entityId: id, at, details: { changed: [`f${n}`] } })),
  );
  const seen: number[] = [];
  let cursor: number | null = null;
  let pages = 0;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await readAccountHistory(asSuper, { id, cursor });
    seen.push(...page.events.map((event) => event.id));
    cursor = page.nextCursor;
    pages += 1;
    // oxlint-disable-next-line no-await-in-loop
    await log([{ entityId: id, action: 'users.setAccess', details: { to: true } }]);
  } while (cursor !== null);
  expect(pages).toBe(3);
  expect(seen).toHaveLength(2 * historyPageSize + 6);
  expect(new Set(seen).size).toBe(seen.length);
  // What was written after the first page stands on none below it.
  expect((await readAccountHistory(asSuper, { id })).events[0]?.action).toBe('users.setAccess');
});

it('is read by who reads the record, and by nobody else', async () => {
  const company = await world.create({ role: 2 });
  const admin = await world.create({ role: 1 });
  await readAccountHistory(asAdmin, { id: company });
  const missing = refusal('record.notFound');
  await expect(readAccountHistory(asAdmin, { id: admin })).rejects.toMatchObject(missing);
  await expect(readAccountHistory(asSuper, { id: world.actors.collaborator.userId })).rejects.toMatchObject(missing);
  await expect(readAccountHistory(asSuper, { id: 999_999 })).rejects.toMatchObject(missing);
  const asTajo = world.as(world.actors.tajo);
  await expect(readAccountHistory(asTajo, { id: company })).rejects.toMatchObject(refusal('access.forbidden'));
  await expect(readAccountHistory(world.as(null), { id: company })).rejects.toMatchObject(
    refusal('access.unauthenticated'),
  );
  // A manager's collaborators are those of its territory (B55).
  const theirs = await insertSampleUser(world.db, { role: 4, email: 'casa@example.org', territoryId: 2 });
  expect((await readCollaboratorHistory(asTajo, { id: theirs })).events).toEqual([]);
  const { id: _id, ...stored } = await readCollaborator(asTajo, { id: theirs });
  await editCollaborator(asTajo, {
    ...stored,
    companyName: 'Casa de la Umbría',
    postalCode: '10500',
    locality: 'Alcántara',
    province: 'Cáceres',
    phone: '600112233',
    id: theirs,
  });
  expect((await readCollaboratorHistory(asTajo, { id: theirs })).events).toMatchObject([
    { action: 'collaborators.edit', changed: expect.arrayContaining(['companyName']), actor: { role: 2 } },
  ]);
  const foreign = { id: world.actors.collaborator.userId };
  await expect(readCollaboratorHistory(asTajo, foreign)).rejects.toMatchObject(missing);
  await expect(readCollaboratorHistory(asSuper, { id: company })).rejects.toMatchObject(missing);
});

it('is found by the index, however long the log is', async () => {
  await world.db.execute(sql`insert into audit_log (at, action, entity, entity_id)
    select now() - n * interval '1 minute', 'users.edit', 'user', n % 5000 + 10000 from generate_series(1, 20000) n`);
  await world.db.execute(sql`analyze audit_log`);
  const plan = await world.db.execute(sql`explain select id from audit_log
    where entity = 'user' and entity_id = 10007 and action in ('users.edit', 'users.create')
      and (at, id) < (select at, id from audit_log where id = 3000000)
    order by at desc, id desc limit 21`);
  expect(JSON.stringify(plan)).toContain('audit_log_entity_idx');
  expect(JSON.stringify(plan)).not.toContain('Seq Scan on audit_log');
});
