import { setTimeout as sleep } from 'node:timers/promises';
import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { placesContext } from './places.test-support';
import { seedPlaces } from './seed-places';

const database = await closedAfterAll(createTestDatabase());
const ctx = placesContext(database.db);
await Promise.all([seedPlaces(ctx), seedPlaces(ctx)]);
await seedPlaces(ctx);

it('gives a database every province, district and municipality once, however often and by however many it is asked', async () => {
  const [counts] = await database.db.execute(sql`
    select (select count(*)::int from provinces where country = 'ES') as provinces,
      (select count(*)::int from provinces where country = 'PT') as districts,
      (select count(*)::int from municipalities where country = 'ES') as municipios,
      (select count(*)::int from municipalities where country = 'PT') as concelhos,
      (select count(*)::int from localities) as localities,
      (select count(*)::int from (select distinct name, province_code from localities) as named) as names`);
  expect(counts).toEqual({
    provinces: 52,
    districts: 20,
    municipios: 8131,
    concelhos: 308,
    localities: 979,
    names: 968,
  });
});

it('has the patience for another server that is at it, beyond the time that a visitor waits for a lock', async () => {
  const empty = await createTestDatabase();
  try {
    let seeding: Promise<void> | undefined;
    await empty.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed-places'))`);
      seeding = seedPlaces(placesContext(empty.db));
      await Promise.race([seeding, sleep(4_000)]);
    });
    await seeding;
    expect(await empty.db.execute(sql`select from municipalities limit 1`)).toHaveLength(1);
  } finally {
    await empty.close();
  }
});

it('places each of them in its country and its own province', async () => {
  const strays = await database.db.execute(sql`
    select country, code, name, latitude, longitude from municipalities
    where latitude is null or longitude is null
      or (country = 'ES' and not (latitude between 27.6 and 43.8 and longitude between -18.2 and 4.4))
      or (country = 'PT' and not (latitude between 32.4 and 42.2 and longitude between -31.4 and -6.1))
      or (country = 'ES' and left(code, 2) <> province_code)`);
  expect([...strays]).toEqual([]);
  const [row] = await database.db.execute(sql`
    select (select count(*)::int from localities where municipality_code is null) as alone,
      (select count(*)::int from localities locality where municipality_code is not null and not exists (
        select from municipalities where country = 'PT' and code = locality.municipality_code
          and province_code = locality.province_code)) as astray`);
  expect(row).toEqual({ alone: 2, astray: 0 });
});

it('writes names as they are written in their own country', async () => {
  const names = await database.db.execute<{ name: string }>(sql`
    select name from municipalities where (country, code) in (('ES', '10190'), ('ES', '03014'), ('PT', '1106'),
      ('PT', '0505'), ('PT', '0402'), ('PT', '0404'), ('PT', '0610'), ('PT', '4801'))
    order by country, code`);
  expect(names.map(({ name }) => name)).toEqual([
    'Alacant/Alicante',
    'Torrejón el Rubio',
    'Bragança',
    'Freixo de Espada à Cinta',
    'Idanha-a-Nova',
    'Montemor-o-Velho',
    'Lisboa',
    'Lajes das Flores',
  ]);
  const foreign = await database.db.execute(sql`
    select name from municipalities where country = 'PT' and name ~ 'Lisbon|Azores|Municipality|-[A-Z]-| (De|Do|Dos|Das) '
    union all select name from localities where name ~ 'Lisbon|Azores|Municipality|-[A-Z]-| (De|Do|Dos|Das) '`);
  expect([...foreign]).toEqual([]);
});

it('takes the town rather than the middle of the municipality', async () => {
  const [caceres] = await database.db.execute(sql`
    select latitude, longitude from municipalities where country = 'ES' and code = '10037'`);
  expect(caceres).toEqual({ latitude: 39.4765, longitude: -6.3722 });
});
