import { createHmac } from 'node:crypto';
import { conversationMessages, conversations, people, territories } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { ConversationInput, ConversationListInput } from '@dehesa/domain/inbox';
import { closedAfterAll, createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { saveSecret } from '../configuration';
import type { ServiceContext } from '../context';
import {
  countUnread,
  externalInboxOrigins,
  listConversations,
  markConversationRead,
  readConversation,
  receiveWebhook,
} from './index';

const admin: Actor = { userId: 1, role: 1, territoryId: null };
const tajoManager: Actor = { userId: 2, role: 2, territoryId: 2 };
const company: Actor = { userId: 3, role: 2, territoryId: null };

function as(actor: Actor | null): ServiceContext {
  return testContext(database.db, { actor, clock: { now: () => new Date('2026-05-01T10:00:00Z') } });
}

const database = await closedAfterAll(createTestDatabase());
const made = await database.db
  .insert(conversations)
  .values([
    { territoryId: 1, phone: '+34600000001', name: 'Íñigo', unread: 2, updatedAt: new Date('2026-05-01T09:00:00Z') },
    { territoryId: 1, phone: '+34600000002', name: 'Carmen', updatedAt: new Date('2026-05-01T08:00:00Z') },
    { territoryId: 2, phone: '+351910000001', name: 'Joana', unread: 1 },
  ])
  .returning({ id: conversations.id });
const [talk, , foreign] = made.map(({ id }) => id) as [number, number, number];
const said = await database.db
  .insert(conversationMessages)
  .values([
    { conversationId: talk, direction: 'out', body: 'Su reserva está confirmada' },
    { conversationId: talk, direction: 'in', body: '¿Hay aparcamiento?' },
    { conversationId: talk, direction: 'in', body: '¿Y agua?' },
  ])
  .returning({ id: conversationMessages.id });
const words = said.map(({ id }) => id);

const list = (actor: Actor, input: Partial<ConversationListInput>) =>
  listConversations(as(actor), ConversationListInput.parse({ territoryId: 1, ...input }));
const read = (actor: Actor, id: number) => readConversation(as(actor), ConversationInput.parse({ id }));

it('lists the newest conversation first, with what was said last', async () => {
  const { rows, total } = await list(admin, {});
  expect(total).toBe(2);
  expect(rows.map(({ name, unread, lastMessage }) => ({ name, unread, lastMessage }))).toEqual([
    { name: 'Íñigo', unread: 2, lastMessage: { body: '¿Y agua?', direction: 'in', kind: 'text' } },
    { name: 'Carmen', unread: 0, lastMessage: null },
  ]);
});

it('searches without regard to accents, and by telephone (B34)', async () => {
  expect((await list(admin, { search: 'inigo' })).rows.map(({ id }) => id)).toEqual([talk]);
  expect((await list(admin, { search: '0002' })).rows.map(({ name }) => name)).toEqual(['Carmen']);
});

it('searches in what was written, and for the reference of a reservation within reach', async () => {
  expect((await list(admin, { search: 'APARCAMIENTO' })).rows.map(({ id }) => id)).toEqual([talk]);
  expect((await list(admin, { search: '+34 600 000 002' })).rows.map(({ name }) => name)).toEqual(['Carmen']);
  const { reservationId } = await insertSampleReservation(database.db, { territoryId: 2 });
  await database.db.update(people).set({ phone: '600000002' }).where(eq(people.reservationId, reservationId));
  for (const search of ['abcd2345', 'TAJ-ABCD2345']) {
    expect((await list(admin, { search })).rows.map(({ name }) => name)).toEqual(['Carmen']);
  }
  const monfragueManager: Actor = { userId: 4, role: 2, territoryId: 1 };
  expect(await list(monfragueManager, { search: 'abcd2345' })).toMatchObject({ total: 0 });
  expect((await list(admin, { unread: true })).rows.map(({ id }) => id)).toEqual([talk]);
});

it("another territory's inbox is empty, its conversations do not exist (B22)", async () => {
  expect(await list(tajoManager, { territoryId: 1 })).toEqual({ rows: [], total: 0 });
  await expect(read(tajoManager, talk)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(markConversationRead(as(tajoManager), { id: talk, messageId: 1 })).rejects.toMatchObject({
    code: 'record.notFound',
  });
  expect((await read(tajoManager, foreign)).name).toBe('Joana');
});

it('counts for each inbox of the caller; a company has none', async () => {
  expect(await countUnread(as(admin))).toEqual([
    { territoryId: 1, unread: 2 },
    { territoryId: 2, unread: 1 },
  ]);
  expect(await countUnread(as(tajoManager))).toEqual([{ territoryId: 2, unread: 1 }]);
  expect(await countUnread(as(company))).toEqual([]);
});

it('read as far as a message: what came in after it stays unread', async () => {
  await markConversationRead(as(admin), { id: talk, messageId: words[1] ?? 0 });
  expect((await read(admin, talk)).unread).toBe(1);
  await markConversationRead(as(admin), { id: talk, messageId: words[2] ?? 0 });
  expect(await read(admin, talk)).toMatchObject({
    unread: 0,
    total: 3,
    messages: [{ body: '¿Y agua?', direction: 'in' }, { direction: 'in' }, { direction: 'out' }],
  });
});

it('what comes in while a conversation is marked as read stays unread', async () => {
  let marking: Promise<void> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.insert(conversationMessages).values({ conversationId: talk, direction: 'in', body: '¿Sigue ahí?' });
    await tx
      .update(conversations)
      .set({ unread: sql`unread + 1` })
      .where(eq(conversations.id, talk));
    marking = markConversationRead(as(admin), { id: talk, messageId: words[2] ?? 0 });
    await vi.waitFor(
      async () => {
        const [row] = await database.db.execute<{ waiting: number }>(sql`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(row?.waiting).toBe(1);
      },
      { timeout: 2_500 },
    );
  });
  await marking;
  expect((await read(admin, talk)).unread).toBe(1);
});

it.each([
  [null, 'access.unauthenticated'],
  [{ userId: 5, role: 3, territoryId: null }, 'access.forbidden'],
  [{ userId: 5, role: 4, territoryId: 1 }, 'access.forbidden'],
] as const)('refuses %j with %s', async (actor, code) => {
  await expect(countUnread(as(actor))).rejects.toMatchObject({ code });
});

it.each([
  ['https://bandeja.example.org/crm?x=1', ['https://bandeja.example.org']],
  ['http://localhost:3000/', ['http://localhost:3000']],
  ['https://a;b.example/', []],
  ["https://a$'.example/", []],
  ['', []],
])('of the inbox %j pages may show %j', async (inboxUrl, expected) => {
  await database.db.update(territories).set({ inboxUrl }).where(eq(territories.id, 2));
  expect(await externalInboxOrigins(as(null))).toEqual(expected);
});

describe("where one territory's secrets open no longer", () => {
  const numbers = { 1: '100000000000001', 2: '100000000000002' } as const;
  const now = as(null);
  const before = { ...now, installation: { ...now.installation, secretKey: Buffer.alloc(32, 8) } };

  beforeAll(async () => {
    for (const [id, sealing] of [
      [1, before],
      [2, now],
    ] as const) {
      const account = { whatsappPhoneNumberId: numbers[id], whatsappAccountId: '2' };
      await database.db.update(territories).set(account).where(eq(territories.id, id));
      await saveSecret(sealing, database.db, `whatsapp-token-${id}`, 'ficha');
      await saveSecret(sealing, database.db, `whatsapp-app-secret-${id}`, `clave-${id}`);
    }
  });

  const tell = (id: 1 | 2) => {
    const message = {
      from: '34600000009',
      id: `wamid.${id}`,
      timestamp: '1777629600',
      type: 'text',
      text: { body: 'Hola' },
    };
    const value = { metadata: { phone_number_id: numbers[id] }, contacts: [], messages: [message] };
    const body = Buffer.from(JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] }));
    return receiveWebhook(now, body, `sha256=${createHmac('sha256', `clave-${id}`).update(body).digest('hex')}`);
  };

  it('the other one gets what is written to it, and what cannot be proven is refused (B38)', async () => {
    expect(await tell(2)).toMatchObject({ stored: 1, foreign: 0 });
    await expect(tell(1)).rejects.toMatchObject({ code: 'access.unauthenticated' });
  });

  it('an app secret that opens takes in messages, whatever the token (B38)', async () => {
    await saveSecret(now, database.db, 'whatsapp-app-secret-1', 'clave-1');
    expect(await tell(1)).toMatchObject({ stored: 1, foreign: 0 });
  });

  it('its conversations are read all the same (B82)', async () => {
    expect(await read(admin, talk)).toMatchObject({ name: 'Íñigo', canAnswer: true });
    await saveSecret(now, database.db, 'whatsapp-token-1', '');
    expect(await read(admin, talk)).toMatchObject({ canAnswer: false });
  });
});
