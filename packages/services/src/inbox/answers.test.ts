import {
  activities,
  auditLog,
  conversationMessages,
  conversations,
  messages,
  people,
  reservations,
  territories,
} from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import {
  closedAfterAll,
  createTestDatabase,
  emptyTables,
  insertSampleReservation,
  insertSampleUser,
  testContext,
} from '@dehesa/testing';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { saveSecret } from '../configuration/index';
import type { Carriers, OutgoingWhatsapp, ServiceContext } from '../context';
import { deliverMessage, DeliveryFailure } from '../messages/index';
import {
  answerByTemplate,
  answerConversation,
  markConversationUnread,
  readConversation,
  sendAnswerAgain,
} from './index';

let talk: number;
let now: Date;
const database = await closedAfterAll(createTestDatabase());
const userId = await insertSampleUser(database.db, { email: 'ana@example.test' });
await database.db.update(territories).set({ whatsappPhoneNumberId: '1001' }).where(eq(territories.id, 1));
await saveSecret(as(null), database.db, 'whatsapp-token-1', 'ficha');

beforeEach(async () => {
  now = new Date('2026-05-01T10:00:00Z');
  const { db } = database;
  await emptyTables(db, 'conversations', 'messages', 'reservations', 'activities', 'audit_log');
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  talk = await conversation(1, '+34600000000', '2026-04-30T10:00:01Z');
});

function as(actor: Actor | null): ServiceContext {
  return testContext(database.db, { actor, clock: { now: () => now } });
}
const admin = (): ServiceContext => as({ userId, role: 1, territoryId: null });
const manager = (territoryId: 1 | 2): ServiceContext => as({ userId, role: 2, territoryId });

async function conversation(territoryId: number, phone: string, wroteAt: string | null): Promise<number> {
  const lastIncomingAt = wroteAt === null ? null : new Date(wroteAt);
  const [row] = await database.db
    .insert(conversations)
    .values({ territoryId, phone, name: 'Carmen', lastIncomingAt, updatedAt: lastIncomingAt ?? now })
    .returning({ id: conversations.id });
  return row?.id ?? 0;
}

const keyOf = (digit: number) => String(digit).repeat(32);
const answer = (text: string, key = keyOf(1), ctx = admin()) => answerConversation(ctx, { id: talk, text, key });
const thread = async (ctx = admin()) =>
  (await readConversation(ctx, { id: talk, pageIndex: 0, pageSize: 25 })).messages;
const jobs = () =>
  database.db.execute<{ id: number; attempt: number }>(sql`
    select (payload->>'messageId')::int as id, coalesce((payload->>'attempt')::int, 1) as attempt
    from graphile_worker._private_jobs order by 1`);

/** Runs what is queued; what left. */
async function work(send: (message: OutgoingWhatsapp) => Promise<{ providerId: string }>): Promise<void> {
  const carriers: Carriers = {
    mailer: () => Promise.resolve(null),
    whatsapp: (territoryId) => Promise.resolve(territoryId === 1 ? { send } : null),
  };
  for (const { id, attempt } of await jobs()) await deliverMessage(as(null), carriers, id, attempt);
}

describe('an answer by text', () => {
  it('leaves by the queue with its text, and the conversation shows what became of it', async () => {
    expect(await answer('  Sí, hay aparcamiento. ')).toEqual({ repeated: false });
    expect(await thread()).toMatchObject([
      {
        direction: 'out',
        kind: 'text',
        body: 'Sí, hay aparcamiento.',
        status: 'queued',
        slug: 'respuesta-whatsapp',
        sentBy: 'Ana Durán',
      },
    ]);
    const left: OutgoingWhatsapp[] = [];
    await work((message) => {
      left.push(message);
      return Promise.resolve({ providerId: 'wamid.1' });
    });
    expect(left).toMatchObject([{ to: '+34600000000', content: { kind: 'text', body: 'Sí, hay aparcamiento.' } }]);
    expect(await thread()).toMatchObject([{ status: 'sent' }]);
    expect(await database.db.select().from(auditLog)).toMatchObject([
      { action: 'inbox.reply', actorId: userId, entityId: talk, details: { slug: 'respuesta-whatsapp' } },
    ]);
  });

  it('is sent once for each key, also when both come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer('Hola')));
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
    await answer('Hola', keyOf(2));
    expect(await thread()).toHaveLength(2);
  });

  it('goes only within 24 hours of the last message that came in (B38)', async () => {
    await answer('Todavía');
    now = new Date('2026-05-01T10:00:01Z');
    await expect(answer('Tarde', keyOf(2))).rejects.toMatchObject({ code: 'inbox.windowClosed' });
    // What was taken before stays taken.
    expect(await thread()).toMatchObject([{ body: 'Todavía' }]);
    await database.db.update(conversations).set({ lastIncomingAt: null });
    await expect(answer('Nunca', keyOf(3))).rejects.toMatchObject({ code: 'inbox.windowClosed' });
  });

  it.each(['', '   ', 'x'.repeat(4097)])('is no empty text and none that WhatsApp does not take', async (text) => {
    await expect(answer(text)).rejects.toBeInstanceOf(ZodError);
    expect(await jobs()).toHaveLength(0);
  });

  it('is the territory’s: another’s conversation does not exist, without an account there is nothing to send by', async () => {
    await expect(answer('Hola', keyOf(1), manager(2))).rejects.toMatchObject({ code: 'record.notFound' });
    await expect(answer('Hola', keyOf(1), as({ userId, role: 3, territoryId: null }))).rejects.toMatchObject({
      code: 'access.forbidden',
    });
    talk = await conversation(2, '+351910000000', '2026-05-01T09:00:00Z');
    await expect(answer('Olá', keyOf(1), manager(2))).rejects.toMatchObject({ code: 'messages.whatsappNotConfigured' });
  });

  it('that was given up is sent again as a new message, once however often it is asked for', async () => {
    await answer('Hola');
    await work(() => Promise.reject(new DeliveryFailure('131047: Re-engagement message', 'refused')));
    const [failed] = await thread();
    expect(failed).toMatchObject({ status: 'failed', error: '131047: Re-engagement message' });
    await database.db.execute(sql`delete from graphile_worker._private_jobs`);
    const again = () => sendAnswerAgain(admin(), { id: talk, answerId: failed?.id ?? 0 });
    await Promise.all([again(), again(), again()]);
    expect(await jobs()).toHaveLength(1);
    expect(await thread()).toMatchObject([{ status: 'queued', body: 'Hola' }]);
    await work(() => Promise.resolve({ providerId: 'wamid.2' }));
    expect(await thread()).toMatchObject([{ status: 'sent', error: null }]);
    now = new Date('2026-05-03T10:00:00Z');
    await database.db.update(messages).set({ status: 'failed' });
    await expect(again()).rejects.toMatchObject({ code: 'inbox.windowClosed' });
  });

  it('is not sent any more once the conversation was erased (B46)', async () => {
    await answer('Hola');
    await database.db.delete(conversationMessages);
    await work(() => Promise.reject(new Error('it was sent')));
    expect(await database.db.select().from(messages)).toMatchObject([{ status: 'failed', text: null }]);
  });
});

describe('an answer by template', () => {
  const byTemplate = (reservationId: number, slug: 'reserva-confirmada' | 'reserva-pendiente', ctx = admin()) =>
    answerByTemplate(ctx, { id: talk, reservationId, slug, key: keyOf(1) });

  it('goes at any time, about a reservation of the number, in its language and by how it stands', async () => {
    now = new Date('2026-06-01T10:00:00Z');
    const { reservationId } = await insertSampleReservation(database.db, { language: 'pt' });
    expect(await byTemplate(reservationId, 'reserva-confirmada')).toEqual({ repeated: false });
    expect(await byTemplate(reservationId, 'reserva-confirmada')).toEqual({ repeated: true });
    expect(await database.db.select().from(messages)).toMatchObject([
      { slug: 'reserva-confirmada', channel: 'whatsapp', language: 'pt', recipient: '+34600000000', reservationId },
    ]);
    expect(await thread()).toMatchObject([{ kind: 'template', slug: 'reserva-confirmada', sentBy: 'Ana Durán' }]);
    await expect(byTemplate(reservationId, 'reserva-pendiente')).rejects.toMatchObject({ code: 'record.notFound' });
  });

  it('never about another number’s, nor one out of reach', async () => {
    const { reservationId } = await insertSampleReservation(database.db, { territoryId: 2 });
    await expect(byTemplate(reservationId, 'reserva-confirmada', manager(1))).rejects.toMatchObject({
      code: 'record.notFound',
    });
    await database.db.update(people).set({ phone: '611111111' });
    await expect(byTemplate(reservationId, 'reserva-confirmada')).rejects.toMatchObject({ code: 'record.notFound' });
  });

  it('never with the date of an outing that is suspended', async () => {
    const { reservationId, activityId } = await insertSampleReservation(database.db);
    await database.db.update(activities).set({ suspendedAt: now }).where(eq(activities.id, activityId));
    await expect(byTemplate(reservationId, 'reserva-confirmada')).rejects.toMatchObject({ code: 'record.notFound' });
    const { reservations: shown } = await readConversation(admin(), { id: talk, pageIndex: 0, pageSize: 25 });
    expect(shown).toMatchObject([{ id: reservationId, templates: [] }]);
  });
});

describe('a conversation', () => {
  it('shows what the product sent by itself and answers, each once, with its state', async () => {
    const { reservationId } = await insertSampleReservation(database.db);
    await database.db.insert(messages).values([
      {
        slug: 'reserva-confirmada',
        channel: 'whatsapp',
        language: 'es',
        recipient: '+34600000000',
        territoryId: 1,
        reservationId,
        status: 'read',
        text: 'Su reserva está confirmada',
        createdAt: new Date('2026-04-29T10:00:00Z'),
      },
      // By mail, to somebody else, from the other territory.
      { slug: 'reserva-confirmada', language: 'es', recipient: '+34600000000', territoryId: 1 },
      { slug: 'reserva-confirmada', channel: 'whatsapp', language: 'es', recipient: '+34600000001', territoryId: 1 },
      { slug: 'reserva-confirmada', channel: 'whatsapp', language: 'es', recipient: '+34600000000', territoryId: 2 },
    ]);
    await database.db
      .insert(conversationMessages)
      .values({ conversationId: talk, direction: 'in', body: '¿Y agua?', createdAt: new Date('2026-04-30T10:00:01Z') });
    await answer('Sí');
    const { messages: shown, total } = await readConversation(admin(), { id: talk, pageIndex: 0, pageSize: 25 });
    expect(total).toBe(3);
    expect(shown).toMatchObject([
      { body: 'Sí', status: 'queued' },
      { body: '¿Y agua?', direction: 'in', status: null },
      { id: null, kind: 'template', body: 'Su reserva está confirmada', status: 'read', slug: 'reserva-confirmada' },
    ]);
  });

  it('knows the live reservations of its number within reach, the nearest coming one first (B21)', async () => {
    const add = (reference: string, date: string, more = {}) =>
      insertSampleReservation(database.db, { reference, ...more }).then(async ({ activityId, reservationId }) => {
        await database.db.execute(sql`update activities set date = ${date} where id = ${activityId}`);
        return reservationId;
      });
    await add('PAST2345', '2026-03-01');
    await add('FAR22345', '2026-09-01');
    await add('NEAR2345', '2026-05-02');
    await add('TAJO2345', '2026-06-01', { territoryId: 2 });
    const gone = await add('GONE2345', '2026-06-02');
    await database.db.update(people).set({ live: false }).where(eq(people.reservationId, gone));
    await database.db.update(reservations).set({ status: 4 }).where(eq(reservations.id, gone));
    const of = async (ctx: ServiceContext) =>
      (await readConversation(ctx, { id: talk, pageIndex: 0, pageSize: 25 })).reservations.map((one) => one.reference);
    expect(await of(admin())).toEqual(['MON-NEAR2345', 'TAJ-TAJO2345', 'MON-FAR22345', 'MON-PAST2345']);
    expect(await of(manager(1))).toEqual(['MON-NEAR2345', 'MON-FAR22345', 'MON-PAST2345']);
  });

  it('is put back among the unread ones, by who reads that inbox', async () => {
    await markConversationUnread(admin(), { id: talk });
    await markConversationUnread(admin(), { id: talk });
    expect(await database.db.select().from(conversations).orderBy(asc(conversations.id))).toMatchObject([
      { unread: 1 },
    ]);
    await expect(markConversationUnread(manager(2), { id: talk })).rejects.toMatchObject({ code: 'record.notFound' });
  });
});
