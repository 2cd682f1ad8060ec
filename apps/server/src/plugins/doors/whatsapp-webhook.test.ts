import { conversationMessages, conversations, messages } from '@dehesa/db/schema';
import { whatsappVerifyToken } from '@dehesa/services/configuration';
import { asc, eq, sql } from 'drizzle-orm';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';
import {
  accounts,
  configureAccounts,
  deliver,
  incoming,
  notice,
  signature,
  status,
} from './whatsapp-notices.test-support';

const now = '2026-05-01T12:00:00Z';
const server = await closedAfterAll(createTestApp({ clock: { now: () => new Date(now) } }));
await configureAccounts(server);

beforeEach(async () => {
  await emptyTables(server.deps.db, 'conversations', 'messages');
  await server.deps.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const threads = () => server.deps.db.select().from(conversations).orderBy(asc(conversations.id));
const said = () => server.deps.db.select().from(conversationMessages).orderBy(asc(conversationMessages.createdAt));

describe('the handshake', () => {
  const shake = (query: Record<string, string>) =>
    server.app.inject({
      url: '/api/whatsapp/webhook',
      query: { 'hub.mode': 'subscribe', 'hub.challenge': '4711', ...query },
    });

  it('gives the challenge back to who knows the token', async () => {
    const token = whatsappVerifyToken(server.deps.installation);
    const answer = await shake({ 'hub.verify_token': token });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '4711',
      'text/plain; charset=utf-8',
    ]);
    expect((await shake({ 'hub.verify_token': token, 'hub.mode': 'unsubscribe' })).statusCode).toBe(403);
  });

  it.each(['', 'otra', '4711'])('refuses the token %j', async (token) => {
    const answer = await shake({ 'hub.verify_token': token });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('4711');
  });
});

describe('the signature', () => {
  const body = notice(1, { messages: [incoming('wamid.A', '2026-05-01T11:00:00Z')] });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['that of another secret', signature('equivocada', body)],
    ['that of another body', signature(accounts[1].secret, `${body} `)],
    ['a cut one', signature(accounts[1].secret, body).slice(0, -2)],
    ['SHA-1', `sha1=${'a'.repeat(40)}`],
  ])('%s is refused, and nothing is stored', async (_what, signed) => {
    const answer = await deliver(server, body, signed ?? '');
    expect(answer.statusCode).toBe(401);
    expect(await threads()).toEqual([]);
  });

  it('is of the bytes, whatever they are called', async () => {
    const spaced = JSON.stringify(JSON.parse(body), null, 2).replaceAll('Hola', 'Hol\\u0061');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/whatsapp/webhook',
      headers: { 'content-type': 'text/plain', 'x-hub-signature-256': signature(accounts[1].secret, spaced) },
      payload: spaced,
    });
    expect(answer.statusCode).toBe(200);
    expect(await said()).toMatchObject([{ body: 'Hola wamid.A' }]);
  });

  it('counts only for the numbers of the app that signed', async () => {
    const foreign = await deliver(server, body, signature(accounts[2].secret, body));
    expect(foreign.statusCode).toBe(200);
    const nobodys = body.replace(accounts[1].phoneNumberId, '999999999999999');
    expect((await deliver(server, nobodys, signature(accounts[1].secret, nobodys))).statusCode).toBe(200);
    expect(await threads()).toEqual([]);
    expect((await deliver(server, body)).statusCode).toBe(200);
    expect(await threads()).toMatchObject([{ territoryId: 1, phone: '+34600000000' }]);
  });

  it('asks for nothing of what is too large or no JSON', async () => {
    const huge = JSON.stringify({ entry: [], x: 'x'.repeat(3 * 1024 * 1024) });
    expect((await deliver(server, huge, signature(accounts[1].secret, huge))).statusCode).toBe(413);
    expect((await deliver(server, 'hola', signature(accounts[1].secret, 'hola'))).statusCode).toBe(400);
    for (const odd of ['null', '[]', '{"entry":[{"changes":[7,{"field":"messages","value":{}}]}]}']) {
      expect((await deliver(server, odd, signature(accounts[1].secret, odd))).statusCode).toBe(200);
    }
  });
});

describe('what came in', () => {
  const tell = (...list: Record<string, unknown>[]) => deliver(server, notice(1, { messages: list }));

  it('is stored once, however often and in whatever order it is told', async () => {
    const first = incoming('wamid.1', '2026-05-01T10:00:00Z');
    const second = incoming('wamid.2', '2026-05-01T11:00:00Z');
    for (const one of [second, first, second, first]) expect((await tell(one)).statusCode).toBe(200);
    expect((await said()).map(({ providerId }) => providerId)).toEqual(['wamid.1', 'wamid.2']);
    expect(await threads()).toMatchObject([
      {
        name: 'Carmen',
        unread: 2,
        lastIncomingAt: new Date('2026-05-01T11:00:00Z'),
        updatedAt: new Date('2026-05-01T11:00:00Z'),
      },
    ]);
  });

  it('is stored once when it is told several times at once', async () => {
    const list = Array.from({ length: 6 }, (_, index) => incoming(`wamid.${index}`, `2026-05-01T10:0${index}:00Z`));
    const others = list.map((one, index) => ({ ...one, id: `wamid.o${index}`, from: '351910000000' }));
    const told = Array.from({ length: 8 }, (_, index) => {
      const all = [...list, ...others];
      return tell(...(index % 2 === 0 ? all : all.toReversed()));
    });
    expect((await Promise.all(told)).map(({ statusCode }) => statusCode)).toEqual(told.map(() => 200));
    expect(await said()).toHaveLength(12);
    expect((await threads()).map(({ unread }) => unread)).toEqual([6, 6]);
  });

  it('a clock that is ahead opens no longer window', async () => {
    await tell(incoming('wamid.1', '2030-01-01T10:00:00Z'));
    expect(await threads()).toMatchObject([{ lastIncomingAt: new Date(now) }]);
  });

  it('keeps each kind as what it is; what it does not know as that', async () => {
    const at = (minute: number) => `2026-05-01T10:0${minute}:00Z`;
    await tell(
      incoming('wamid.0', at(0), { type: 'image', image: { id: 'M1', caption: 'El puente', mime_type: 'image/jpeg' } }),
      incoming('wamid.1', at(1), {
        type: 'location',
        location: { latitude: 39.8, longitude: -6, name: 'Salto', address: 'EX-208' },
      }),
      incoming('wamid.2', at(2), {
        type: 'contacts',
        contacts: [{ name: { formatted_name: 'Luis' }, phones: [{ phone: '+34 611' }] }],
      }),
      incoming('wamid.3', at(3), {
        type: 'interactive',
        interactive: { type: 'button_reply', button_reply: { id: 'x', title: 'Sí, voy' } },
      }),
      incoming('wamid.4', at(4), {
        type: 'button',
        button: { text: 'Confirmo', payload: 'x' },
        context: { id: 'wamid.ours' },
      }),
      incoming('wamid.5', at(5), { type: 'order', order: {} }),
      incoming('wamid.6', at(6), { type: 'document', document: { id: 'M2', filename: 'lista.pdf' } }),
      { broken: true },
    );
    expect(await said()).toMatchObject([
      { kind: 'image', body: 'El puente', mediaId: 'M1', mediaState: 'pending' },
      { kind: 'location', body: 'Salto\nEX-208', latitude: 39.8, longitude: -6 },
      { kind: 'contacts', body: 'Luis · +34 611' },
      { kind: 'text', body: 'Sí, voy' },
      { kind: 'text', body: 'Confirmo', replyTo: 'wamid.ours' },
      { kind: 'unsupported', body: '' },
      { kind: 'document', fileName: 'lista.pdf', mediaState: 'pending' },
    ]);
    const jobs = await server.deps.db.execute(sql`
      select 1 from graphile_worker.jobs where task_identifier = 'fetch-whatsapp-media'`);
    expect(jobs).toHaveLength(2);
  });

  it('of reactions to one message the newest counts, and none of them as unread', async () => {
    const reaction = (id: string, at: string, emoji: string) =>
      incoming(id, at, { type: 'reaction', reaction: { message_id: 'wamid.ours', emoji } });
    await tell(reaction('wamid.2', '2026-05-01T10:02:00Z', '👍'));
    await tell(reaction('wamid.1', '2026-05-01T10:01:00Z', '😀'));
    await tell(reaction('wamid.2', '2026-05-01T10:02:00Z', '👍'));
    expect((await said()).map(({ body }) => body)).toEqual(['👍']);
    expect(await threads()).toMatchObject([{ unread: 0, lastIncomingAt: new Date('2026-05-01T10:02:00Z') }]);
  });
});

describe('what became of a message', () => {
  const at = { sent: '2026-05-01T10:00:01Z', delivered: '2026-05-01T10:00:05Z', read: '2026-05-01T10:01:00Z' };
  const told = (...statuses: Record<string, unknown>[]) => deliver(server, notice(1, { statuses }));

  async function outgoing(values: Partial<typeof messages.$inferInsert> = {}): Promise<number> {
    const [row] = await server.deps.db
      .insert(messages)
      .values({
        slug: 'reserva-confirmada',
        channel: 'whatsapp',
        language: 'es',
        recipient: '+34600000000',
        territoryId: 1,
        status: 'sent',
        providerId: 'wamid.X',
        ...values,
      })
      .returning({ id: messages.id });
    return row?.id ?? 0;
  }
  const read = async (id: number) => {
    const [row] = await server.deps.db.select().from(messages).where(eq(messages.id, id));
    return row;
  };

  it.each([
    [['sent', 'delivered', 'read'], 'read'],
    [['read', 'delivered', 'sent'], 'read'],
    [['delivered', 'sent', 'delivered'], 'delivered'],
    [['delivered', 'failed'], 'delivered'],
    [['failed', 'sent'], 'failed'],
  ] as const)('%j ends as %s, told one by one and all at once', async (states, end) => {
    const list = states.map((state) => status('wamid.X', state, state === 'failed' ? at.read : at[state]));
    const [one, other] = [await outgoing(), await outgoing({ providerId: 'wamid.Y' })];
    for (const state of list) await told(state);
    expect(await read(one)).toMatchObject({ status: end });
    await Promise.all(list.map((state) => told({ ...state, id: 'wamid.Y' })));
    if (end === 'read')
      expect(await read(other)).toMatchObject({ status: 'read', deliveredAt: new Date(at.delivered) });
  });

  it('keeps when, and WhatsApp’s words for what failed, without telephone numbers', async () => {
    const id = await outgoing();
    await told(status('wamid.X', 'read', at.read), status('wamid.X', 'delivered', at.delivered));
    expect(await read(id)).toMatchObject({
      status: 'read',
      deliveredAt: new Date(at.delivered),
      readAt: new Date(at.read),
    });
    const failed = await outgoing({ providerId: 'wamid.F' });
    await told(
      status('wamid.F', 'failed', at.read, {
        errors: [{ code: 131_026, title: 'Message undeliverable to +34 600 000 000' }],
      }),
    );
    expect(await read(failed)).toMatchObject({
      status: 'failed',
      lastError: 'WhatsApp 131026: Message undeliverable to …',
    });
  });

  it('settles a message whose answer was lost, by what was sent along; it is not sent again', async () => {
    for (const pending of ['sending', 'queued', 'failed'] as const) {
      const id = await outgoing({ status: pending, providerId: null, attempts: 1, possiblyRepeated: true });
      const wamid = `wamid.${pending}`;
      await told(status(wamid, 'sent', at.sent, { biz_opaque_callback_data: String(id) }));
      expect(await read(id)).toMatchObject({ status: 'sent', providerId: wamid, sentAt: new Date(at.sent) });
      await told(status(wamid, 'read', at.read));
      expect(await read(id)).toMatchObject({ status: 'read' });
    }
  });

  it('is never another’s: of another recipient, another territory, an erased one, one that was not sent', async () => {
    const callback = (id: number) => ({ biz_opaque_callback_data: String(id) });
    const other = await outgoing({ status: 'sending', providerId: null, recipient: '+34611111111' });
    const elsewhere = await outgoing({ status: 'sending', providerId: null, territoryId: 2 });
    const erased = await outgoing({ status: 'failed', providerId: null, recipient: '' });
    const kept = await outgoing({ status: 'kept', providerId: null });
    const before = await Promise.all([other, elsewhere, erased, kept].map(read));
    for (const id of [other, elsewhere, erased, kept]) await told(status('wamid.Z', 'read', at.read, callback(id)));
    expect(await Promise.all([other, elsewhere, erased, kept].map(read))).toEqual(before);
  });
});

it('stores what comes with an id that no database can hold', async () => {
  const messages = [incoming('wamid.\0', '2026-05-01T11:00:00Z'), incoming('wamid.B', '2026-05-01T11:00:00Z')];
  expect((await deliver(server, notice(1, { messages, statuses: [status('a\0', 'sent', now)] }))).statusCode).toBe(200);
  expect((await said()).map(({ providerId }) => providerId)).toEqual(['wamid.B']);
});
