import { openDatabase } from '@dehesa/db';
import { municipalBorders } from '@dehesa/db/schema';
import { municipalBordersAddress } from '@dehesa/domain/places';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { beforeEach, expect, it } from 'vitest';
import { fakeDatabaseWatch } from '../../database-watch.test-support';
import { createTestApp } from '../../test-app.test-support';

const database = await closedAfterAll(createTestDatabase());
const db = await closedAfterAll(Promise.resolve(openDatabase(database.url)));
const watch = fakeDatabaseWatch();
const { app } = await closedAfterAll(createTestApp({ db, databaseWatch: watch }));
const lazy = await closedAfterAll(createTestApp({ db, pageAgeMs: 60_000 }));

const [before, after] = [new Date('2026-10-01T04:00:00Z'), new Date('2027-01-01T04:00:00Z')];
const lines = (latitude: number) =>
  JSON.stringify({
    type: 'MultiLineString',
    coordinates: [
      [
        [-7.6, latitude],
        [-7.4, latitude],
      ],
    ],
  });
beforeEach(async () => {
  watch.comeBack();
  await db.delete(municipalBorders);
});
const store = (latitude: number, fetchedAt: Date) => {
  const row = { lines: lines(latitude), fetchedAt, startedAt: fetchedAt, heardAt: fetchedAt, status: 'done' };
  return db.insert(municipalBorders).values(row).onConflictDoUpdate({ target: municipalBorders.id, set: row });
};
const get = (headers = {}) => app.inject({ url: municipalBordersAddress, headers });
const picture = async () => (await app.inject('/mapa/39.600/-7.500.svg')).body;

it('go to everybody, are asked for anew each time and sent only where they are others (B109)', async () => {
  await store(39.6, before);
  const first = await get();
  expect(first.headers).toMatchObject({
    'content-type': 'application/geo+json; charset=utf-8',
    'cache-control': 'public, no-cache',
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(first.json()).toMatchObject({ features: [{ geometry: JSON.parse(lines(39.6)) }] });
  const known = { 'if-none-match': String(first.headers['etag']) };
  const again = await get(known);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await store(39.7, after);
  const changed = await get(known);
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { features: [{ geometry: JSON.parse(lines(39.7)) }] },
  ]);
  expect((await get({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

it('are none where they never were fetched, and where they are gone', async () => {
  expect((await get()).json()).toEqual({ type: 'FeatureCollection', features: [] });
  await store(39.6, before);
  expect((await get()).json()).toMatchObject({ features: [{}] });
  await db.delete(municipalBorders);
  expect((await get()).json()).toEqual({ type: 'FeatureCollection', features: [] });
});

it('are in the pictures of visitors too, and stay there while the database is away (B50)', async () => {
  await store(39.6, before);
  expect(await picture()).toContain('DGT, CC BY 4.0');
  watch.goAway(new Date());
  expect(await picture()).toContain('DGT, CC BY 4.0');
  expect((await get()).statusCode).toBe(503);
});

it('are looked after once in a while, however many ask', async () => {
  await store(39.6, before);
  const ask = () => lazy.app.inject(municipalBordersAddress);
  const [one, other] = await Promise.all([ask(), ask()]);
  await store(39.7, after);
  expect([other.body, (await ask()).body]).toEqual([one.body, one.body]);
});
