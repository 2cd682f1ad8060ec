import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { activities, reservations } from '@dehesa/db/schema';
import { readSession, signOut } from '@dehesa/services/auth';
import { insertSampleReservation } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../adapters/logger';
import { PostgresFeed } from '../../adapters/postgres-feed';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const soon = { timeout: 10_000, interval: 20 };
const opened: ClientRequest[] = [];

const test = await createTestApp({ eventBeatMs: 100 });
const feed = new PostgresFeed({ databaseUrl: test.databaseUrl, logger: createLogger('silent') });
test.deps.activityFeed = feed;
const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
const sample = await insertSampleReservation(test.deps.db, { territoryId: 1 });

afterEach(() => {
  for (const sent of opened.splice(0)) sent.destroy();
});
afterAll(async () => {
  await test.close();
  await feed.close();
});

/** A connection of its own for each: nothing that a client keeps open for later holds up the server's end. */
function request(activity: unknown, token?: string, url = address): Promise<IncomingMessage> {
  const headers = token === undefined ? {} : { cookie: `dehesa_session=${token}` };
  return new Promise((resolve, reject) => {
    const sent = get(`${url}/api/events?activity=${String(activity)}`, { agent: false, headers }, resolve);
    sent.on('error', reject);
    opened.push(sent);
  });
}

async function statusOf(activity: unknown, token?: string): Promise<number | undefined> {
  const response = await request(activity, token);
  response.destroy();
  return response.statusCode;
}

interface Stream {
  /** `event data` of each event but the beats. */
  events: string[];
  beats: number;
  ended: boolean;
  close: () => void;
}

/** Opens a stream and reads it until it ends. */
async function open(token: string, activity = sample.activityId): Promise<Stream> {
  const response = await request(activity, token);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const stream: Stream = { events: [], beats: 0, ended: false, close: () => response.destroy() };
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (\w*)$/.exec(part) ?? [];
      if (event === 'beat') stream.beats += 1;
      else stream.events.push(`${event} ${data}`.trim());
    }
  });
  response.on('error', () => undefined);
  response.on('close', () => (stream.ended = true));
  return stream;
}

const touch = () =>
  test.deps.db.update(reservations).set({ notes: 'otra' }).where(eq(reservations.id, sample.reservationId));

describe('/api/events', () => {
  it('tells staff what of their activity changes, after a first look for what was missed', async () => {
    const { token } = await test.signInAs({ role: 1 });
    const stream = await open(token);
    await vi.waitFor(() => expect(stream.events).toEqual(['missed']), soon);
    await touch();
    await vi.waitFor(() => expect(stream.events).toEqual(['missed', 'change reservations']), soon);
    await test.deps.db.update(activities).set({ hidden: false }).where(eq(activities.id, sample.activityId));
    await vi.waitFor(() => expect(stream.events.at(-1)).toBe('change places'), soon);
    await vi.waitFor(() => expect(stream.beats).toBeGreaterThan(0), soon);
  });

  it('is for who is signed in and may see the activity (B21, B22)', async () => {
    const elsewhere = await test.signInAs({ role: 2, territoryId: 2 });
    const here = await test.signInAs({ role: 2, territoryId: 1 });
    const member = await test.signInAs({ role: 3 });
    expect(await statusOf(sample.activityId)).toBe(401);
    expect(await statusOf(sample.activityId, 'nonsense')).toBe(401);
    expect(await statusOf(sample.activityId, member.token)).toBe(403);
    expect(await statusOf(sample.activityId, elsewhere.token)).toBe(404);
    expect(await statusOf(999_999, here.token)).toBe(404);
    expect(await statusOf('x', here.token)).toBe(400);
    expect(await statusOf('1.5', here.token)).toBe(400);
    const stream = await open(here.token);
    await vi.waitFor(() => expect(stream.events).toEqual(['missed']), soon);
  });

  it('ends with the session, at the next beat', async () => {
    const { token } = await test.signInAs({ role: 0 });
    const stream = await open(token);
    await vi.waitFor(() => expect(stream.beats).toBeGreaterThan(0), soon);
    expect(stream.ended).toBe(false);
    const services = serviceContext(test.deps, null);
    await signOut(services, await readSession(services, { kind: 'browser', token }));
    await vi.waitFor(() => expect(stream.ended).toBe(true), soon);
  });

  it('ends when the activity goes out of reach', async () => {
    const { token } = await test.signInAs({ role: 2, territoryId: 2 });
    const other = await insertSampleReservation(test.deps.db, { territoryId: 2, reference: 'WXYZ6789' });
    const stream = await open(token, other.activityId);
    await vi.waitFor(() => expect(stream.beats).toBeGreaterThan(0), soon);
    await test.deps.db.update(activities).set({ territoryId: 1 }).where(eq(activities.id, other.activityId));
    await vi.waitFor(() => expect(stream.ended).toBe(true), soon);
  });

  it('gives one user so many streams, and a closed one back', async () => {
    const { token } = await test.signInAs({ role: 1 });
    const streams = await Promise.all(Array.from({ length: 12 }, () => open(token)));
    const refused = await request(sample.activityId, token);
    refused.destroy();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    streams[0]?.close();
    await vi.waitFor(async () => expect(await statusOf(sample.activityId, token)).toBe(200), soon);
  });

  it('says so where changes are not told', async () => {
    const { token } = await test.signInAs({ role: 1 });
    delete test.deps.activityFeed;
    expect(await statusOf(sample.activityId, token)).toBe(503);
    test.deps.activityFeed = feed;
  });

  it('does not hold up the end of the server', async () => {
    const other = await createTestApp();
    const otherFeed = new PostgresFeed({ databaseUrl: other.databaseUrl, logger: createLogger('silent') });
    other.deps.activityFeed = otherFeed;
    const { activityId } = await insertSampleReservation(other.deps.db);
    const { token } = await other.signInAs({ role: 1 });
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await request(activityId, token, url);
    const ended = new Promise((resolve) => response.resume().once('end', resolve));
    const before = Date.now();
    await Promise.all([other.close(), ended]);
    expect(Date.now() - before).toBeLessThan(3_000);
    await otherFeed.close();
  });
});
