import { closedAfterAll, createTestDatabase, emptyTables } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginPostalImport, startPostalImport } from './import-postal-codes';
import { placesContext } from './places.test-support';
import type { PostalFile } from './postal-file';
import { badLines, goodLines, postalFile } from './postal-sample.test-support';
import { listPostalImports, readPostalCoverage } from './read-postal-state';
import { seedPlaces } from './seed-places';

const database = await closedAfterAll(createTestDatabase());
await seedPlaces(placesContext(database.db));
beforeEach(async () => {
  await emptyTables(database.db, 'postal_codes', 'postal_imports', 'audit_log');
});

const admin = () => placesContext(database.db, 0);
async function run(file: PostalFile) {
  const { done } = await startPostalImport(admin(), file);
  return done;
}
async function stored() {
  const rows = await database.db.execute<{ code: string; place: string; municipality: string }>(sql`
    select country, code, place, municipality, province_code, source, rank from postal_codes
    order by country, code, rank, place`);
  return rows.map((row) => Object.values(row).join('|'));
}

const imported = [
  'ES|01118|Treviño|Condado de Treviño|09|geonames|202',
  'ES|03001|Alacant/Alicante|Alacant/Alicante|03|geonames|102',
  'ES|10001|Cáceres|Cáceres|10|geonames|105',
  'ES|10001|Aldea Moret|Cáceres|10|geonames|202',
  'ES|10001|Rincon de Ballesteros||10|geonames|203',
  'ES|10001|Valdesalor|Cáceres|10|geonames|203',
  'ES|10530|Serradilla|Serradilla|10|geonames|102',
  'ES|10694|Torrejón el Rubio|Torrejón el Rubio|10|geonames|103',
  'ES|10695|Villarreal de San Carlos|Serradilla|10|geonames|202',
  'ES|28071|Madrid|Madrid|28|geonames|100',
  'PT|1000-001|Lisboa|Lisboa|11|geonames|100',
  'PT|6060-000|Idanha-a-Nova|Idanha-a-Nova|05|geonames|100',
  'PT|6060-101|Idanha-a-Nova|Idanha-a-Nova|05|geonames|100',
  'PT|6060-101|Senhora da Graça|Idanha-a-Nova|05|geonames|200',
  'PT|6060-191|Monsanto|Idanha-a-Nova|05|geonames|200',
  'PT|8400-339|Lagoa|Lagoa|08|geonames|100',
  'PT|9000-064|Funchal|Funchal|30|geonames|100',
  'PT|9560-045|Lagoa|Lagoa|20|geonames|100',
];

describe('an import of postal codes', () => {
  it('keeps the good rows, corrected and ranked, and reports the others', async () => {
    const report = await run(postalFile([...goodLines, '', ...badLines]));
    expect(report).toEqual({
      rowsRead: 22,
      rowsKept: 18,
      rowsRejected: 4,
      countries: { ES: 10, PT: 8 },
      rejected: [
        { line: 20, reason: 'country', text: badLines[0] },
        { line: 21, reason: 'code', text: badLines[1] },
        { line: 22, reason: 'columns', text: badLines[2] },
        { line: 23, reason: 'coordinates', text: badLines[3] },
      ],
    });
    expect(await stored()).toEqual(imported);
  });

  it('changes nothing when the same file comes again', async () => {
    await run(postalFile(goodLines));
    const versions = () => database.db.execute(sql`select id, xmin::text from postal_codes order by id`);
    const before = [...(await versions())];
    await run(postalFile(goodLines));
    expect([...(await versions())]).toEqual(before);
  });

  it('leaves its account: who, what, how much', async () => {
    await run(postalFile([...goodLines, ...badLines]));
    expect(await listPostalImports(admin())).toMatchObject([
      {
        fileName: 'ES.txt',
        source: 'geonames',
        status: 'done',
        progress: 1,
        rowsRead: 22,
        rowsRejected: 4,
        error: null,
      },
    ]);
    const log = await database.db.execute(sql`select actor_id, action, entity, details from audit_log`);
    expect([...log]).toEqual([
      {
        actor_id: 1,
        action: 'places.importPostalCodes',
        entity: 'place',
        details: {
          file: 'ES.txt',
          source: 'geonames',
          rowsRead: 22,
          rowsKept: 18,
          rowsRejected: 4,
          countries: { ES: 10, PT: 8 },
        },
      },
    ]);
    expect(await readPostalCoverage(admin())).toEqual([
      { country: 'ES', codes: 7, places: 10, ine: false },
      { country: 'PT', codes: 7, places: 8, ine: false },
    ]);
  });

  it('keeps INE’s row and order of a place whichever file comes first', async () => {
    const line = (place: string, code: string) =>
      ['ES', '10001', place, 'Extremadura', 'EX', 'Cáceres', 'CC', place, code, 39.5, -6.5, 6].join('\t');
    const ine = postalFile([line('Sierra de Fuentes', '10177'), line('Cáceres', '10037')], 'ES-ine.txt.gz');
    const expected = expect.arrayContaining([
      'ES|10001|Sierra de Fuentes|Sierra de Fuentes|10|ine|0',
      'ES|10001|Cáceres|Cáceres|10|ine|1',
      'ES|10001|Aldea Moret|Cáceres|10|geonames|202',
    ]);
    await run(ine);
    await run(postalFile(goodLines));
    expect(await stored()).toEqual(expected);
    expect(await readPostalCoverage(admin())).toMatchObject([{ country: 'ES', ine: true }, { ine: false }]);
    await emptyTables(database.db, 'postal_codes');
    await run(postalFile(goodLines));
    await run(ine);
    expect(await stored()).toEqual(expected);
  });

  it('writes in pieces what is long', async () => {
    const many = Array.from({ length: 2_500 }, (_, n) =>
      [
        'PT',
        `2000-${String(n % 1000).padStart(3, '0')}`,
        `Casal ${n}`,
        '',
        '',
        'Santarém',
        '1416',
        '',
        '',
        '',
        '',
        '',
      ].join('\t'),
    ).toSorted();
    const seen: number[] = [];
    const { done } = await beginPostalImport(placesContext(database.db), postalFile(many, 'PT.txt'), {
      onProgress: ({ rowsRead }) => seen.push(rowsRead),
    });
    expect(await done).toMatchObject({ rowsRead: 2_500, rowsKept: 2_500, countries: { PT: 2_500 } });
    expect(seen).toEqual([1_000, 2_000, 2_500]);
    expect(await stored()).toHaveLength(2_500);
  });
});

describe('what cannot be imported changes nothing', () => {
  const broken = (error: Error): PostalFile => ({
    ...postalFile([]),
    async *lines() {
      yield goodLines[0];
      throw error;
    },
  });

  beforeEach(() => run(postalFile(goodLines.slice(0, 3), 'PT.txt')));

  it.each([
    ['a file without a single row', postalFile(badLines), 'places.fileNotPostal'],
    ['an empty file', postalFile([]), 'places.fileNotPostal'],
    ['a fault on the way', broken(new Error('disk')), 'fault'],
  ])('%s', async (_case, file, error) => {
    const before = await stored();
    const { done } = await startPostalImport(admin(), file);
    await expect(done).rejects.toThrow(error === 'fault' ? 'disk' : error);
    expect(await stored()).toEqual(before);
    expect(await listPostalImports(admin())).toMatchObject([
      { status: 'failed', error, rowsKept: 0 },
      { status: 'done' },
    ]);
  });

  it('but the lines that were no rows are told', async () => {
    const { done } = await startPostalImport(admin(), postalFile(badLines));
    await expect(done).rejects.toThrow('places.fileNotPostal');
    expect((await listPostalImports(admin()))[0]).toMatchObject({
      rowsRead: 4,
      rowsRejected: 4,
      rejected: [{ reason: 'country' }, { reason: 'code' }, { reason: 'columns' }, { reason: 'coordinates' }],
    });
  });

  it('an import whose server stops', async () => {
    const before = await stored();
    const stop = new AbortController();
    stop.abort();
    const { done } = await startPostalImport(admin(), postalFile(goodLines), { signal: stop.signal });
    await expect(done).rejects.toThrow('aborted');
    expect(await stored()).toEqual(before);
    expect(await listPostalImports(admin())).toMatchObject([{ status: 'failed', error: 'interrupted' }, {}]);
  });
});

it('is one at a time', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let entered = () => undefined as void;
  const inside = new Promise<void>((resolve) => (entered = resolve));
  const slow: PostalFile = {
    ...postalFile(goodLines),
    async *lines() {
      entered();
      await held;
      yield* goodLines;
    },
  };
  const first = await startPostalImport(admin(), slow);
  await inside;
  await expect(startPostalImport(admin(), postalFile(goodLines))).rejects.toThrow('places.importRunning');
  expect(await listPostalImports(admin())).toMatchObject([{ status: 'running', id: first.id }]);
  release();
  await first.done;
  await run(postalFile(goodLines));
});

it('one that another took for dead says of itself what is so', async () => {
  const many = Array.from({ length: 1_500 }, (_, n) => goodLines[n % goodLines.length] ?? '');
  const taken: PostalFile = {
    ...postalFile(many),
    async *lines() {
      yield* many;
      // After the last progress that is told: with a clock that stands still, the first piece's.
      await database.db.execute(sql`update postal_imports set status = 'failed', error = 'interrupted'`);
    },
  };
  const { id, done } = await startPostalImport(admin(), taken);
  await done;
  expect(await listPostalImports(admin())).toMatchObject([{ id, status: 'done', error: null, rowsRead: 1_500 }]);
});

it('progress takes back what another said of a running one', async () => {
  const seen: object[] = [];
  const tell = async () => seen.push(...(await listPostalImports(admin())));
  const many = Array.from({ length: 1_500 }, (_, n) => goodLines[n % goodLines.length] ?? '');
  const taken: PostalFile = {
    ...postalFile(many),
    async *lines() {
      await database.db.execute(sql`update postal_imports set status = 'failed', error = 'interrupted'`);
      yield* many;
      await tell();
    },
  };
  await (
    await startPostalImport(admin(), taken)
  ).done;
  expect(seen).toMatchObject([{ status: 'running', error: null, finishedAt: null, rowsRead: 1_000 }]);
});

it('of those that begin together one is done, and each of the others says that it was refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    await emptyTables(database.db, 'postal_imports');
    const started = await Promise.allSettled(
      Array.from({ length: 3 }, () => startPostalImport(admin(), postalFile(goodLines))),
    );
    await Promise.allSettled(started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.done] : [])));
    const told = (await listPostalImports(admin())).map(({ status, error }) => `${status} ${error}`);
    expect(told.filter((one) => one !== 'done null' && one !== 'failed places.importRunning')).toEqual([]);
    expect(told).toContain('done null');
  }
});

it('tells of an import that died with its server, and lets the next one begin', async () => {
  await database.db.execute(sql`
    insert into postal_imports (file_name, source, started_at, heard_at, bytes_total, bytes_read)
    values ('PT.zip', 'geonames', '2026-05-01T09:00:00Z', '2026-05-01T09:58:00Z', 100, 40)`);
  expect(await listPostalImports(admin())).toMatchObject([{ status: 'failed', error: 'interrupted', progress: 0.4 }]);
  await run(postalFile(goodLines));
  expect(await listPostalImports(admin())).toMatchObject([
    { status: 'done' },
    { status: 'failed', error: 'interrupted' },
  ]);
  const stored = await database.db.execute(sql`select status, error from postal_imports order by id`);
  expect([...stored]).toEqual([
    { status: 'failed', error: 'interrupted' },
    { status: 'done', error: null },
  ]);
});

it.each([undefined, 1, 2, 3, 4] as const)('is not for role %s', async (role) => {
  const ctx = placesContext(database.db, role);
  const refused = role === undefined ? 'access.unauthenticated' : 'access.forbidden';
  await expect(startPostalImport(ctx, postalFile(goodLines))).rejects.toThrow(refused);
  await expect(listPostalImports(ctx)).rejects.toThrow(refused);
  await expect(readPostalCoverage(ctx)).rejects.toThrow(refused);
});
