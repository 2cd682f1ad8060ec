import { messages, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { MessageListInput } from '@dehesa/domain/messages';
import { createTestDatabase, insertSampleReservation, testContext, type TestDatabase } from '@dehesa/testing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { byIndex } from './find-messages';
import { listMessages } from './list-messages';
import { messageIds, newestMessages, wantedMessages } from './log-query';
import { readMessage } from './read-message';

let database: TestDatabase;
let companyId: number;
const ids = { monfrague: 0, tajo: 0, account: 0 };

const contextOf = (actor: Actor | null): ServiceContext =>
  testContext(database.db, { actor, clock: { now: () => new Date() } });

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const [company] = await db.insert(users).values({ role: 2, email: 'empresa@example.org' }).returning();
  companyId = company?.id ?? 0;
  const monfrague = await insertSampleReservation(db, { reference: 'AAAA2345' });
  const tajo = await insertSampleReservation(db, { reference: 'BBBB2345', territoryId: 2, companyId });
  const base = { slug: 'reserva-confirmada', language: 'es', status: 'sent' as const };
  const rows = await db
    .insert(messages)
    .values([
      {
        ...base,
        recipient: 'jose@example.org',
        recipientName: 'José Núñez',
        subject: 'Confirmada',
        reservationId: monfrague.reservationId,
        createdAt: new Date('2026-11-01T10:00:00Z'),
      },
      {
        ...base,
        recipient: 'ana@example.org',
        recipientName: 'Ana',
        subject: 'Lista de espera',
        status: 'failed',
        lastError: 'EAUTH',
        html: '<p>Ana</p>',
        reservationId: tajo.reservationId,
        createdAt: new Date('2026-11-02T10:00:00Z'),
      },
      { ...base, slug: 'recuperar-clave', recipient: 'admin@example.org', createdAt: new Date('2026-11-03T10:00:00Z') },
    ])
    .returning();
  [ids.monfrague, ids.tajo, ids.account] = rows.map(({ id }) => id) as [number, number, number];
});
afterAll(() => database.close());

const admin: Actor = { userId: 1, role: 1, territoryId: null };
const found = async (actor: Actor | null, input: Partial<MessageListInput> = {}) =>
  (await listMessages(contextOf(actor), MessageListInput.parse(input))).rows.map(({ id }) => id);

describe('the log of messages', () => {
  it('shows each role what it reaches, newest first (B21)', async () => {
    expect(await found(admin)).toEqual([ids.account, ids.tajo, ids.monfrague]);
    expect(await found({ userId: 0, role: 2, territoryId: 1 })).toEqual([ids.monfrague]);
    expect(await found({ userId: companyId, role: 2, territoryId: null })).toEqual([ids.tajo]);
    expect(await found({ userId: companyId + 1, role: 2, territoryId: null })).toEqual([]);
  });

  it('is closed to everybody else (B22)', async () => {
    await expect(found(null)).rejects.toThrow('access.unauthenticated');
    await expect(found({ userId: 9, role: 3, territoryId: null })).rejects.toThrow('access.forbidden');
    await expect(found({ userId: 9, role: 4, territoryId: null })).rejects.toThrow('access.forbidden');
  });

  it.each([
    ['nunez', ['monfrague']],
    ['LISTA', ['tajo']],
    ['taj-bbbb', ['tajo']],
    ['admin@', ['account']],
    ['100%', []],
  ] as const)('finds %s without regard to case and accents (B34)', async (search, expected) => {
    expect(await found(admin, { search })).toEqual(expected.map((name) => ids[name]));
  });

  it('goes by status and by page', async () => {
    expect(await found(admin, { status: 'failed' })).toEqual([ids.tajo]);
    expect(await found(admin, { channel: 'email' })).toEqual([ids.account, ids.tajo, ids.monfrague]);
    expect(await found(admin, { channel: 'whatsapp' })).toEqual([]);
    const page = await listMessages(contextOf(admin), MessageListInput.parse({ pageIndex: 1, pageSize: 2 }));
    expect(page).toMatchObject({ total: 3, more: false, rows: [{ id: ids.monfrague, reference: 'MON-AAAA2345' }] });
  });

  it('opens one message, and answers a foreign one like a missing one (B22)', async () => {
    expect(await readMessage(contextOf(admin), { id: ids.tajo })).toMatchObject({
      html: '<p>Ana</p>',
      lastError: 'EAUTH',
      reference: 'TAJ-BBBB2345',
    });
    const manager = contextOf({ userId: 0, role: 2, territoryId: 1 });
    for (const id of [ids.tajo, ids.account, 999_999]) {
      await expect(readMessage(manager, { id })).rejects.toThrow('record.notFound');
    }
  });
});

describe('a log of many messages', () => {
  const all = { where: undefined, ofActivities: false };
  const search = (typed: string, pageIndex = 0) =>
    listMessages(contextOf(admin), MessageListInput.parse({ search: typed, pageIndex, pageSize: 25 }));

  beforeAll(async () => {
    await database.db.execute(sql`
      insert into messages (slug, language, recipient, recipient_name, reservation_id, subject, status, channel, created_at)
      select 'reserva-confirmada', 'es', 'p' || n || '@example.net', case when n % 700 = 0 then 'Begoña Olmo' else 'Sol Rey' end,
        booked.id, 'Su reserva', case when n % 5000 = 0 then 'failed' else 'sent' end, 'email',
        '2025-01-01'::timestamptz + n * interval '1 minute'
      from generate_series(1, 12000) n, (select min(id) as id from reservations) booked`);
    await database.db.execute(sql`analyze messages`);
  });

  it('is counted up to ten thousand, and every page of it is there', async () => {
    expect(await listMessages(contextOf(admin), MessageListInput.parse({}))).toMatchObject({
      total: 10_000,
      more: true,
    });
    const last = await listMessages(contextOf(admin), MessageListInput.parse({ pageIndex: 480 }));
    expect(last.rows.map(({ recipient }) => recipient)).toEqual(['p3@example.net', 'p2@example.net', 'p1@example.net']);
    const failed = await listMessages(contextOf(admin), MessageListInput.parse({ status: 'failed' }));
    expect(failed).toMatchObject({ total: 3, more: false });
  });

  it('a common word is found among the newest, and further down where they do not do', async () => {
    const first = await search('reserva');
    expect([first.rows[0]?.recipient, first.rows.length, first.more]).toEqual(['p12000@example.net', 25, true]);
    const further = await search('reserva', 100);
    expect([further.rows[0]?.recipient, further.rows.length, further.total, further.more]).toEqual([
      'p9500@example.net',
      25,
      4997,
      true,
    ]);
    expect(await search('reserva', 480)).toMatchObject({ rows: [], total: 12_000, more: false });
  });

  it('a word that is seldom is found by the index, wherever it is, and counted', async () => {
    const found = await search('begona olmo');
    expect([found.total, found.more, found.rows[0]?.recipient]).toEqual([17, false, 'p11900@example.net']);
    expect(await search('p17@example')).toMatchObject({ total: 1, more: false });
  });

  it('a word that a few of the newest have is looked for in more of them before the index is asked', async () => {
    await database.db.execute(
      sql`update messages set recipient_name = 'Aurora Sanz' where substring(recipient from '^p([0-9]+)@')::int % 150 = 0`,
    );
    const first = await search('aurora sanz');
    expect([first.rows[0]?.recipient, first.rows.length, first.total, first.more]).toEqual([
      'p12000@example.net',
      25,
      34,
      true,
    ]);
    expect(await search('aurora sanz', 2)).toMatchObject({ total: 80, more: false });
  });

  it('two letters are looked for among the newest alone, and it says so', async () => {
    expect(await search('xz')).toMatchObject({ rows: [], total: 0, more: true });
    expect((await search('so')).rows).toHaveLength(25);
  });

  const planOf = async (statement: SQL) =>
    database.db.transaction(async (tx) => {
      for (const setting of ['enable_seqscan', 'enable_sort', 'enable_incremental_sort'])
        await tx.execute(sql.raw(`set local ${setting} = off`));
      const rows = await tx.execute<Record<string, string>>(sql`explain (costs off) ${statement}`);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });

  it.each([
    ['the newest', { status: null, channel: null }, 'messages_created_idx'],
    ['those that failed', { status: 'failed', channel: null }, 'messages_status_idx'],
    ['those that were read in WhatsApp', { status: 'read', channel: 'whatsapp' }, 'messages_whatsapp_status_idx'],
  ] as const)('%s are found in the order of an index', async (_what, filter, index) => {
    const plan = await planOf(newestMessages(database, wantedMessages(admin, filter)).limit(25).getSQL());
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  it('those of a state that are about activities of a company are counted without being read', async () => {
    const company: Actor = { userId: companyId, role: 2, territoryId: null };
    await database.db.execute(sql`vacuum messages`);
    const wanted = wantedMessages(company, { status: 'failed', channel: null });
    expect(wanted.ofActivities).toBe(true);
    const plan = await planOf(messageIds(database, wanted).getSQL());
    expect(plan).toContain('Index Only Scan using messages_status_idx');
  });

  it('a search does not read the log', async () => {
    const plan = await planOf(byIndex(database, all, 'begona olmo', 5001).getSQL());
    expect(plan).toContain('messages_search_idx');
    expect(plan).not.toContain('Seq Scan on messages');
  });
});
