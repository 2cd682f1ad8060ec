import { auditLog, municipalBorders } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { closedAfterAll, createTestDatabase, emptyTables } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceContext } from '../../context';
import { later, placesContext } from '../places.test-support';
import type { BorderFetch, BorderSource, DrawnBorders } from './border-source';
import { fetchBorders, startBorderFetch } from './fetch-borders';
import { bordersOnMaps, bordersVersion, readBorders, readBorderState } from './read-borders';

const database = await closedAfterAll(createTestDatabase());
const emptyQueue = () => database.db.execute(sql`delete from graphile_worker._private_jobs`);
beforeEach(async () => {
  await emptyTables(database.db, 'municipal_borders', 'audit_log');
  await emptyQueue();
});

const admin = () => placesContext(database.db, 0);
const system = () => placesContext(database.db);
const borders = (line: [number, number][], municipalities = 2): DrawnBorders => ({
  lines: JSON.stringify({ type: 'MultiLineString', coordinates: [line] }),
  municipalities,
});
const line: [number, number][] = [
  [-7.5, 39.4],
  [-7.4, 39.6],
];
const gives = (drawn: DrawnBorders, during?: (options: BorderFetch) => Promise<unknown>): BorderSource => ({
  async fetch(options) {
    await during?.(options);
    return drawn;
  },
});
const failsWith = (error: Error): BorderSource => ({
  async fetch() {
    throw error;
  },
});
const jobs = async () => {
  const rows = await database.db.execute<{ payload: unknown }>(sql`select payload from graphile_worker._private_jobs`);
  return rows.map(({ payload }) => payload);
};
const state = (ctx = admin()) => readBorderState(ctx);
const fetched = async (drawn = borders(line)) => {
  const { attempt } = await startBorderFetch(admin());
  return fetchBorders(system(), gives(drawn), { attempt });
};

describe('borders of municipalities (B109)', () => {
  it('are queued for a super admin, and fetched by the queue', async () => {
    expect(await state()).toEqual({ offered: true, fetchedAt: null, municipalities: 0, last: null });
    expect([await bordersVersion(system()), await readBorders(system())]).toEqual([null, null]);
    const { attempt } = await startBorderFetch(admin());
    expect(await jobs()).toEqual([{ attempt }]);
    expect((await state()).last).toMatchObject({ status: 'running', stage: 'queued', progress: 0, error: null });
    const seen: unknown[] = [];
    const source = gives(borders(line, 61), async ({ onProgress }) => {
      await onProgress({ stage: 'fetching', found: 20, announced: 61 });
      seen.push((await state()).last);
      await onProgress({ stage: 'drawing', found: 61, announced: 61 });
      seen.push((await state()).last);
    });
    expect(await fetchBorders(system(), source, { attempt })).toMatchObject({ municipalities: 61 });
    expect(seen).toMatchObject([
      { status: 'running', stage: 'fetching', progress: 20 / 61 },
      { status: 'running', stage: 'drawing', progress: 1 },
    ]);
    const now = system().clock.now();
    expect(await state()).toMatchObject({ fetchedAt: now, municipalities: 61, last: { status: 'done', error: null } });
    expect(await readBorders(system())).toEqual({ version: now.getTime(), lines: [line] });
    expect(await database.db.select().from(auditLog)).toMatchObject([
      { action: 'places.fetchBorders', entity: 'municipalBorders', details: { municipalities: 61 } },
    ]);
  });

  it.each([
    ['the service fails', DomainError.of('places.bordersFailed'), 'places.bordersFailed'],
    ['it sends something else', DomainError.of('places.bordersUnreadable'), 'places.bordersUnreadable'],
    ['it sends half of it', DomainError.of('places.bordersIncomplete'), 'places.bordersIncomplete'],
    ['it sends us elsewhere', DomainError.of('places.bordersElsewhere'), 'places.bordersElsewhere'],
    ['it sends too much', DomainError.of('places.bordersTooMuch'), 'places.bordersTooMuch'],
    ['it sends nothing', DomainError.of('places.bordersNone'), 'places.bordersNone'],
    ['something else went wrong', new Error('out of memory'), 'fault'],
  ])('stay as they are where %s', async (_case, error, failed) => {
    await fetched();
    const before = await readBorders(system());
    const { attempt } = await startBorderFetch(admin());
    expect(await fetchBorders(later(system(), 5), failsWith(error), { attempt })).toEqual({ failed, cause: error });
    expect(await state()).toMatchObject({ municipalities: 2, last: { status: 'failed', error: failed } });
    expect(await readBorders(system())).toEqual(before);
    expect(await database.db.$count(auditLog)).toBe(1);
  });

  it('come again by themselves only where they were once fetched', async () => {
    expect(await fetchBorders(system(), gives(borders(line)))).toBe('notWanted');
    const { attempt } = await startBorderFetch(admin());
    await fetchBorders(system(), failsWith(DomainError.of('places.bordersFailed')), { attempt });
    expect(await fetchBorders(system(), gives(borders(line)))).toBe('notWanted');
    await fetched();
    // The quarter has had its own.
    expect(await fetchBorders(later(system(), 600), gives(borders(line, 62)))).toBe('notWanted');
    const next = later(system(), 92 * 86_400);
    expect(await fetchBorders(next, gives(borders(line, 62)))).toMatchObject({ municipalities: 62 });
    expect(await bordersVersion(system())).toBe(next.clock.now().getTime());
    // Also where nothing came of it; what somebody pressed in vain is not its own.
    const failing = later(system(), 184 * 86_400);
    const failed = failsWith(DomainError.of('places.bordersFailed'));
    const pressed = await startBorderFetch({ ...admin(), clock: failing.clock });
    await fetchBorders(failing, failed, pressed);
    expect(await fetchBorders(failing, failed)).toMatchObject({ failed: 'places.bordersFailed' });
    expect(await fetchBorders(later(failing, 600), gives(borders(line, 63)))).toBe('notWanted');
    // One whose server died has not had it.
    await database.db.update(municipalBorders).set({ error: 'interrupted' });
    expect(await fetchBorders(later(failing, 600), gives(borders(line, 63)))).toMatchObject({ municipalities: 63 });
  });

  it('are fetched once by two who press at once, and not while a fetch is under way', async () => {
    const pressed = await Promise.allSettled([startBorderFetch(admin()), startBorderFetch(admin())]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(startBorderFetch(admin())).rejects.toMatchObject({ code: 'places.bordersRunning' });
    await expect(startBorderFetch(later(admin(), 59))).rejects.toMatchObject({ code: 'places.bordersRunning' });
    expect(await jobs()).toHaveLength(1);
  });

  it('are begun anew by the queue where the process ended', async () => {
    await fetched();
    const { attempt } = await startBorderFetch(admin());
    const stopping = new AbortController();
    const source = gives(borders(line, 3), async () => stopping.abort());
    await emptyQueue();
    expect(await fetchBorders(system(), source, { attempt, signal: stopping.signal })).toBe('interrupted');
    expect(await jobs()).toEqual([{ attempt }]);
    expect(await state()).toMatchObject({ municipalities: 2, last: { status: 'failed', error: 'interrupted' } });
    await fetchBorders(system(), gives(borders(line, 3)), { attempt });
    expect(await state()).toMatchObject({ municipalities: 3, last: { status: 'done', error: null } });
  });

  it('of a process that was killed count as interrupted, may be pressed for again, and never write over what came later', async () => {
    const { attempt: killed } = await startBorderFetch(admin());
    const silent = later(admin(), 61);
    expect((await state(silent)).last).toMatchObject({ status: 'failed', error: 'interrupted' });
    const { attempt } = await startBorderFetch(silent);
    expect(attempt).toBe(killed + 1);
    // It is taken for dead and lives: it is not begun again, and what it brings late is not stored.
    expect(await fetchBorders(silent, failsWith(new Error('was asked')), { attempt: killed })).toBe('overtaken');
    const pressedAgain = gives(borders(line, 7), async () => {
      const { attempt: newest } = await startBorderFetch(later(silent, 61));
      await fetchBorders(later(silent, 61), gives(borders(line, 5)), { attempt: newest });
    });
    expect(await fetchBorders(silent, pressedAgain, { attempt })).toBe('overtaken');
    expect(await state(later(silent, 61))).toMatchObject({ municipalities: 5, last: { status: 'done', error: null } });
    expect(await database.db.$count(auditLog)).toBe(1);
  });

  it('are heard of while a page is slow to come', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { attempt } = await startBorderFetch(admin());
      let ctx = system();
      const moving: ServiceContext = { ...ctx, clock: { now: () => ctx.clock.now() } };
      const slow = gives(borders(line), async () => {
        ctx = later(system(), 55);
        vi.advanceTimersByTime(10_000);
        await vi.waitFor(async () => expect((await state(later(admin(), 100))).last?.status).toBe('running'));
      });
      expect(await fetchBorders(moving, slow, { attempt })).toMatchObject({ municipalities: 2 });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are refused where they are switched off, and to everybody else', async () => {
    const off = { ...admin(), installation: { ...admin().installation, municipalBordersUrl: null } };
    await expect(startBorderFetch(off)).rejects.toMatchObject({ code: 'places.bordersOff' });
    expect(await readBorderState(off)).toMatchObject({ offered: false });
    for (const role of [1, 2, 3, 4] as const) {
      const other = placesContext(database.db, role);
      await expect(startBorderFetch(other)).rejects.toMatchObject({ code: 'access.forbidden' });
      await expect(readBorderState(other)).rejects.toMatchObject({ code: 'access.forbidden' });
    }
    await expect(startBorderFetch(system())).rejects.toMatchObject({ code: 'access.unauthenticated' });
    expect(await jobs()).toEqual([]);
  });
});

it('go to a map with whom they are owed to, and as nothing where there are none', () => {
  expect(bordersOnMaps([])).toEqual({ type: 'FeatureCollection', features: [] });
  expect(bordersOnMaps([line]).features).toEqual([
    {
      type: 'Feature',
      properties: { credit: 'DGT, CC BY 4.0' },
      geometry: { type: 'MultiLineString', coordinates: [line] },
    },
  ]);
});
