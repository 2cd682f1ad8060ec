import { rmSync } from 'node:fs';
import { BookingInput } from '@dehesa/domain/reservations';
import { bookPlaces, cancelAsVisitor } from '@dehesa/services/reservations';
import { sql } from 'drizzle-orm';
import superjson from 'superjson';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Queue, startQueue } from '../../jobs/queue/start-queue';
import { serviceContext } from '../../requests/request-context';
import { writeFakeWeb } from '../fake-web.test-support';
import type { RenderRequest } from '../page';
import { createPublicWorld } from '../public-world.test-support';

const bounded = { timeout: 15_000, interval: 25 };
// The queue goes by the database's clock, so that a deadline here is one there: real time by day.
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

let queue: Queue;
const webDir = writeFakeWeb();
const world = await createPublicWorld(now, { webDir });

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});
beforeEach(async () => {
  queue = await startQueue({ databaseUrl: world.databaseUrl, deps: world.deps, smtpUrl: null, pollInterval: 50 });
});
afterEach(() => queue.stop());

const visitor = () => serviceContext(world.deps, null);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let people = 0;
async function book(activityId: number): Promise<number> {
  people += 1;
  const number = String(people).padStart(7, '0');
  await bookPlaces(
    visitor(),
    BookingInput.parse({
      activityId,
      booker: {
        firstName: 'Ana',
        lastName: 'Rey',
        identity: `1${number}A`,
        sex: 'F',
        birthDate: '1980-01-01',
        postalCode: '10600',
        province: 'Cáceres',
        locality: 'Plasencia',
        phone: '600000000',
        email: `ana${number}@example.org`,
      },
      photoConsent: true,
      privacyAccepted: true,
      waitingList: true,
    }),
  );
  const [row] = await world.deps.db.execute<{ id: number }>(sql`select max(id) as id from reservations`);
  return row?.id ?? 0;
}

/** A full activity whose one place has come free, with `waiting` parties that wait; the first has got its message. */
async function offered(waiting: number) {
  const { id } = await world.publish({ capacity: 1, waitingListMode: 'offer', date: inDays(40) });
  const holder = await book(id);
  const ids: number[] = [];
  for (let number = 0; number < waiting; number += 1) ids.push(await book(id));
  await cancelAsVisitor(visitor(), holder);
  return { ids, link: await linkOf(ids[0] ?? 0) };
}

/** The address in the message that the visitor got, as the log keeps it. */
async function linkOf(reservationId: number): Promise<string> {
  const link = async () => {
    const [row] = await world.deps.db.execute<{ html: string | null }>(sql`
      select html from messages where reservation_id = ${reservationId} and slug = 'lista-espera-oferta' and status = 'kept'`);
    return /\/oferta\/[\w.-]+\?lang=es/.exec(row?.html ?? '')?.[0];
  };
  return vi.waitFor(async () => {
    const found = await link();
    if (found === undefined) throw new Error('no message yet');
    return found;
  }, bounded);
}

async function open(link: string) {
  const response = await world.app.inject({ method: 'GET', url: link, headers: { accept: 'text/html' } });
  return { response, page: response.json<RenderRequest>().page };
}

async function answer(link: string, given: string) {
  const token = /oferta\/([^?]+)/.exec(link)?.[1];
  const response = await world.app.inject({
    method: 'POST',
    url: '/trpc/public.answerOffer',
    payload: JSON.stringify(superjson.serialize({ token, language: 'es', answer: given })),
    headers: { 'content-type': 'application/json' },
  });
  return response.statusCode;
}

const statuses = async (ids: readonly number[]) => {
  const rows = await world.deps.db.execute<{ id: number; status: number }>(sql`select id, status from reservations`);
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

describe('/oferta/{data}', () => {
  it('opens from the message, privately, changes nothing, and is accepted once', async () => {
    const { ids, link } = await offered(1);
    const { response, page } = await open(link);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(page).toMatchObject({
      kind: 'offer',
      language: 'es',
      offer: { state: 'open', places: 1, title: 'Buitres al amanecer', waiting: { position: 1, waiting: 1 } },
    });
    expect(JSON.stringify(page)).not.toMatch(/@example\.org|0000001A|600000000|Rey/);
    expect(await statuses(ids)).toEqual([3]);
    expect(await answer(link, 'accept')).toBe(200);
    expect(await statuses(ids)).toEqual([1]);
    expect((await open(link)).page).toMatchObject({ offer: { state: 'accepted', waiting: null } });
    expect(await answer(link, 'leave')).toBe(409);
  });

  it('declined, the next one is offered the place by the queue, without anybody’s doing', async () => {
    const { ids, link } = await offered(2);
    expect(await answer(link, 'decline')).toBe(200);
    const next = await linkOf(ids[1] ?? 0);
    expect((await open(next)).page).toMatchObject({ offer: { state: 'open' } });
    expect((await open(link)).page).toMatchObject({
      offer: { state: 'declined', waiting: { position: 2, waiting: 2 } },
    });
  });

  it('run out by its job, the next one is offered the place', async () => {
    const { ids, link } = await offered(2);
    ahead = 48 * 3_600_000;
    try {
      expect(await answer(link, 'accept')).toBe(409);
      await world.deps.db.execute(sql`
        update graphile_worker._private_jobs set run_at = now() where (payload->>'offerId') is not null`);
      await linkOf(ids[1] ?? 0);
      expect((await open(link)).page).toMatchObject({ offer: { state: 'expired', waiting: { position: 2 } } });
      expect(await statuses(ids)).toEqual([3, 3]);
    } finally {
      ahead = 0;
    }
  });

  it('run out while nothing was running, it ends at the next start', async () => {
    const { ids, link } = await offered(2);
    await queue.stop();
    await world.deps.db.execute(sql`delete from graphile_worker._private_jobs`);
    ahead = 48 * 3_600_000;
    try {
      queue = await startQueue({ databaseUrl: world.databaseUrl, deps: world.deps, smtpUrl: null, pollInterval: 50 });
      await linkOf(ids[1] ?? 0);
      expect((await open(link)).page).toMatchObject({ offer: { state: 'expired' } });
    } finally {
      ahead = 0;
    }
  });

  it('a wrong link is a page that says so, and guessing is slowed down', async () => {
    const { response, page } = await open('/oferta/MQ.AAAA?lang=pt');
    expect([response.statusCode, page]).toMatchObject([404, { kind: 'offer', language: 'pt', offer: null }]);
    const all = await Promise.all(Array.from({ length: 40 }, () => open('/oferta/MQ.AAAA')));
    expect(all.some((one) => one.response.statusCode === 429)).toBe(true);
    expect((await world.app.inject({ method: 'GET', url: '/oferta' })).headers.location).toBe('/agenda');
  });
});
