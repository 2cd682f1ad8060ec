import { postalImports } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { closedAfterAll, createTestDatabase, emptyTables } from '@dehesa/testing';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { downloadPostalCodes, startPostalDownload } from './download-postal-codes';
import { beginPostalImport } from './import-postal-codes';
import { later, placesContext } from './places.test-support';
import type { PostalDownload } from './postal-file';
import { goodLines, postalDownload, postalFile } from './postal-sample.test-support';
import { listPostalImports } from './read-postal-state';
import { seedPlaces } from './seed-places';

const database = await closedAfterAll(createTestDatabase());
await seedPlaces(placesContext(database.db));
beforeEach(async () => {
  await emptyTables(database.db, 'postal_codes', 'postal_imports', 'audit_log');
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const admin = () => placesContext(database.db, 0);
const system = () => placesContext(database.db);
const codes = async () => {
  const [row] = await database.db.execute<{ codes: number }>(sql`select count(*)::int as codes from postal_codes`);
  return row?.codes;
};
const jobs = async () => {
  const rows = await database.db.execute<{ payload: unknown }>(sql`select payload from graphile_worker._private_jobs`);
  return rows.map(({ payload }) => payload);
};
const lastImport = async () => (await listPostalImports(admin()))[0];

it('is queued for a super admin, and done by the queue (B62)', async () => {
  const { id } = await startPostalDownload(admin());
  expect(await jobs()).toEqual([{ id }]);
  expect(await lastImport()).toMatchObject({ id, status: 'running', stage: 'queued', downloaded: true, progress: 0 });
  const source = postalDownload(goodLines);
  expect(await downloadPostalCodes(system(), source, { id })).toMatchObject({ id, report: { rowsKept: 18 } });
  expect(await lastImport()).toMatchObject({
    id,
    status: 'done',
    rowsKept: 18,
    fileName: 'ES.zip, PT.zip',
    progress: 1,
  });
  expect([await codes(), source.removed]).toEqual([18, 1]);
});

it('shows how much of the files has come', async () => {
  const { id } = await startPostalDownload(admin());
  let seen: unknown;
  const watched: PostalDownload = {
    async fetch(options) {
      seen = await lastImport();
      return postalDownload(goodLines).fetch(options);
    },
  };
  await downloadPostalCodes(system(), watched, { id });
  expect(seen).toMatchObject({ status: 'running', stage: 'downloading' });
});

it.each([
  ['the address does not answer', postalDownload([], DomainError.of('places.downloadFailed')), 'places.downloadFailed'],
  ['a file is broken', postalDownload([], DomainError.of('places.fileUnreadable')), 'places.fileUnreadable'],
  ['a file is too large', postalDownload([], DomainError.of('file.tooLarge', { maxMegabytes: 64 })), 'file.tooLarge'],
  ['Portugal is missing', postalDownload(goodLines.filter((line) => line.startsWith('ES'))), 'places.fileNotPostal'],
  ['something else went wrong', postalDownload([], new Error('disk full')), 'fault'],
])('leaves the codes as they are where %s', async (_case, source, error) => {
  await (
    await beginPostalImport(system(), postalFile(goodLines.slice(0, 3)))
  ).done;
  const before = await codes();
  const { id } = await startPostalDownload(admin());
  expect(await downloadPostalCodes(system(), source, { id })).toMatchObject({ id, failed: error });
  expect(await lastImport()).toMatchObject({ id, status: 'failed', error });
  expect(await codes()).toBe(before);
});

it('comes again by itself only where it was once done', async () => {
  const source = postalDownload(goodLines);
  await (
    await beginPostalImport(system(), postalFile(goodLines))
  ).done;
  expect(await downloadPostalCodes(system(), source)).toBe('notWanted');
  const { id } = await startPostalDownload(admin());
  await downloadPostalCodes(system(), postalDownload([], DomainError.of('places.downloadFailed')), { id });
  expect(await downloadPostalCodes(system(), source)).toBe('notWanted');
  const again = await startPostalDownload(admin());
  await downloadPostalCodes(system(), source, { id: again.id });
  // The quarter has had its own.
  expect(await downloadPostalCodes(system(), source)).toBe('notWanted');
  const next = later(system(), 92 * 86_400);
  expect(await downloadPostalCodes(next, source)).toMatchObject({ report: { rowsKept: 18 } });
  expect(await lastImport()).toMatchObject({ downloaded: true, status: 'done' });
  // Also where nothing came of it; what somebody pressed in vain is not its own.
  const failing = later(system(), 184 * 86_400);
  const failed = postalDownload([], DomainError.of('places.downloadFailed'));
  const pressed = await startPostalDownload({ ...admin(), clock: failing.clock });
  await downloadPostalCodes(failing, failed, pressed);
  expect(await downloadPostalCodes(failing, failed)).toMatchObject({ failed: 'places.downloadFailed' });
  expect(await downloadPostalCodes(later(failing, 600), source)).toBe('notWanted');
  // One whose server died has not had it, also once another import has said so.
  await database.db
    .update(postalImports)
    .set({ status: 'running', error: null })
    .where(and(eq(postalImports.status, 'failed'), isNull(postalImports.startedBy)));
  const uploaded = { ...admin(), clock: later(failing, 300).clock };
  await expect((await beginPostalImport(uploaded, postalFile(goodLines.slice(0, 1)))).done).resolves.toBeDefined();
  expect(await downloadPostalCodes(later(failing, 600), source)).toMatchObject({ report: { rowsKept: 18 } });
});

it('is begun anew where the process ended', async () => {
  const { id } = await startPostalDownload(admin());
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  const signal = AbortSignal.abort();
  expect(await downloadPostalCodes(system(), postalDownload(goodLines), { id, signal })).toBe('interrupted');
  expect(await lastImport()).toMatchObject({ status: 'failed', error: 'interrupted' });
  expect(await jobs()).toEqual([{ id }]);
  await downloadPostalCodes(system(), postalDownload(goodLines), { id });
  expect(await lastImport()).toMatchObject({ id, status: 'done', error: null });
});

it('is refused while an import is under way, where it is switched off, and to everybody else', async () => {
  await startPostalDownload(admin());
  await expect(startPostalDownload(admin())).rejects.toMatchObject({ code: 'places.importRunning' });
  const off = { ...admin(), installation: { ...admin().installation, postalCodesUrl: null } };
  await expect(startPostalDownload(off)).rejects.toMatchObject({ code: 'places.downloadOff' });
  await expect(startPostalDownload(placesContext(database.db, 1))).rejects.toMatchObject({ code: 'access.forbidden' });
  await expect(startPostalDownload(system())).rejects.toMatchObject({ code: 'access.unauthenticated' });
});
