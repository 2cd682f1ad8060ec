import { messages, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { MessageListInput } from '@dehesa/domain/messages';
import { createTestDatabase, insertSampleReservation, testContext, type TestDatabase } from '@dehesa/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../context';
import { listMessages } from './list-messages';
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
    expect(page).toMatchObject({ total: 3, rows: [{ id: ids.monfrague, reference: 'MON-AAAA2345' }] });
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
