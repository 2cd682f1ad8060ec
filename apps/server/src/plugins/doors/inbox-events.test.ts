import { conversationMessages, conversations, messages } from '@dehesa/db/schema';
import { createTestDatabase, type TestDatabase } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../adapters/logger';
import { PostgresFeed } from '../../adapters/postgres-feed';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp, type TestApp } from '../../test-app.test-support';

const soon = { timeout: 10_000, interval: 20 };

describe('the database tells of an inbox', () => {
  let database: TestDatabase;
  let feed: PostgresFeed;
  let signals: string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    feed = new PostgresFeed({ databaseUrl: database.url, logger: createLogger('silent') });
    signals = [];
    feed.watchInbox(1, (signal) => signals.push(signal));
    await vi.waitUntil(() => signals.includes('missed'), soon);
  });
  afterAll(async () => {
    await feed.close();
    await database.close();
  });
  beforeEach(() => {
    signals.length = 0;
  });

  const told = async (work: () => PromiseLike<unknown>) => {
    signals.length = 0;
    await work();
    await vi.waitUntil(() => signals.includes('changed'), soon);
    return [...new Set(signals)];
  };

  it('what comes in, what is read, what becomes of a file and of a message by WhatsApp', async () => {
    const { db } = database;
    const conversation = { territoryId: 1, phone: '+34600000000' };
    await told(() => db.insert(conversations).values(conversation));
    const [talk] = await db.select().from(conversations);
    const conversationId = talk?.id ?? 0;
    await told(() => db.insert(conversationMessages).values({ conversationId, direction: 'in' }));
    await told(() => db.update(conversationMessages).set({ mediaState: 'failed' }));
    await told(() => db.update(conversations).set({ unread: 1 }));
    const message = { slug: 'reserva-confirmada', language: 'es', recipient: '+34600000000', territoryId: 1 };
    await told(() => db.insert(messages).values({ ...message, channel: 'whatsapp' }));
    await told(() => db.update(messages).set({ status: 'delivered' }));
    const last = await told(() => db.delete(conversations).where(eq(conversations.id, conversationId)));
    expect(last).toEqual(['changed']);
  });

  it('but not of e-mails, the other territory, a try on its way, or what is erased by night', async () => {
    const { db } = database;
    const message = { slug: 'reserva-confirmada', language: 'es', recipient: 'x', territoryId: 1 };
    await db.insert(messages).values(message);
    await db.update(messages).set({ status: 'sending' });
    await db.insert(conversations).values({ territoryId: 2, phone: '+351910000000' });
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('dehesa.quiet', 'on', true)`);
      await tx.insert(conversations).values({ territoryId: 1, phone: '+34611111111' });
    });
    // What comes after it comes behind it.
    await told(() => db.update(conversations).set({ unread: 2 }).where(eq(conversations.territoryId, 1)));
    expect(signals).toEqual(['changed']);
  });
});

describe('GET /api/inbox/events', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await createTestApp({ eventBeatMs: 30 });
    ({ token } = await server.signInAs({ role: 2, territoryId: 1 }));
  });
  afterAll(() => server.close());

  const ask = (territory: string, session = token) =>
    server.app.inject({
      url: `/api/inbox/events?territory=${territory}`,
      cookies: { [sessionCookie]: session },
      payloadAsStream: true,
    });

  it('is for who reads that inbox, and needs a feed', async () => {
    for (const territory of ['2', '9', 'x', '']) expect((await ask(territory)).statusCode).toBe(404);
    expect((await ask('1', 'x')).statusCode).toBe(401);
    expect((await ask('1')).statusCode).toBe(503);
  });

  it('tells that something changed, and ends with the session', async () => {
    let tell: (signal: 'changed' | 'missed' | 'lost') => void = () => undefined;
    const stop = vi.fn<() => void>();
    server.deps.inboxFeed = {
      watchInbox: (_territoryId, listener) => {
        tell = listener;
        listener('missed');
        return stop;
      },
    };
    const answer = await ask('1');
    const heard: string[] = [];
    answer.stream().on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    tell('changed');
    await vi.waitFor(() => expect(heard.join('')).toContain('event: change\ndata: \n\n'), soon);
    expect(heard.join('')).toMatch(/^event: missed/);
    await vi.waitFor(() => expect(heard.join('')).toContain('event: beat'), soon);
    await server.deps.db.execute(sql`delete from sessions`);
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1), soon);
  });
});
