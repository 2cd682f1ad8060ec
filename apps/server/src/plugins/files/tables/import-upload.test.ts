import { mkdtemp, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { imports, users } from '@dehesa/db/schema';
import { importLimits } from '@dehesa/domain/imports';
import { runImport } from '@dehesa/services/imports';
import { closedAfterAll, ownTemporaryFolder } from '@dehesa/testing';
import { read, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { zipOf } from '../../../adapters/postal/zip.test-support';
import { serviceContext, sessionCookie } from '../../../requests/request-context';
import { createTestApp } from '../../../test-app.test-support';

const server = await closedAfterAll(createTestApp());
const admin: string = (await server.signInAs({ role: 0 })).token;
const people = 'Nombre;Apellidos;Email\nAna;Gil;ana-import@example.org\nBea;Gil;ninguna\n';

const boundary = 'limite';
function upload(content: Buffer | string, { kind = 'members', token = admin, cut = 0 } = {}) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="../datos.csv"\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return server.app.inject({
    method: 'POST',
    url: `/upload/import/${kind}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    cookies: { [sessionCookie]: token },
    payload: cut === 0 ? form : form.subarray(0, -cut),
  });
}

const ask = (verb: string, input: unknown) =>
  server.app.inject({
    method: 'POST',
    url: `/trpc/imports.${verb}`,
    headers: { origin: server.deps.installation.publicUrl, 'content-type': 'application/json' },
    cookies: { [sessionCookie]: admin },
    payload: { json: input },
  });
const work = (id: number) => runImport(serviceContext(server.deps, null), id);
const temporary = ownTemporaryFolder();
const leftovers = () => temporary('dehesa-import-');

it('goes all the way by calls: a file, its columns, its faults as a spreadsheet, records, and back', async () => {
  const answer = await upload(people);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: number }>();
  const columns = { firstName: 0, lastName: 1, email: 2 };
  expect((await ask('check', { id, columns })).statusCode).toBe(200);
  await work(id);
  const file = await server.app.inject({
    url: `/api/exports/filas-con-problemas.xlsx?id=${id}`,
    cookies: { [sessionCookie]: admin },
  });
  const book = read(file.rawPayload, { type: 'buffer' });
  expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })).toEqual([
    ['Nombre', 'Apellidos', 'Email', 'Problemas'],
    ['Bea', 'Gil', 'ninguna', 'Email: no es una dirección de email'],
  ]);
  expect((await ask('store', { id, without: true })).statusCode).toBe(200);
  await work(id);
  const stored = () => server.deps.db.$count(users, eq(users.email, 'ana-import@example.org'));
  expect(await stored()).toBe(1);
  expect((await ask('undo', { id })).statusCode).toBe(200);
  await work(id);
  expect(await stored()).toBe(0);
  const [row] = await server.deps.db.select().from(imports).where(eq(imports.id, id));
  expect(row).toMatchObject({ fileName: 'datos.csv', state: 'undone', rowsStored: 1 });
});

const bomb = zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc((importLimits.unpackedMegabytes + 1) * 1024 * 1024) });
const lying = zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(50_000_000) }, { told: 10 });
it.each<[string, Buffer | string, number, string]>([
  ['nothing', '', 400, 'imports.unreadable'],
  ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 3]), 400, 'imports.unreadable'],
  ['an archive of something else', zipOf({ 'photo.jpg': 'x' }), 400, 'imports.unreadable'],
  ['half an archive', zipOf({ 'a.xml': people }).subarray(0, 60), 400, 'imports.unreadable'],
  ['an archive that unpacks to more than there can be', bomb, 413, 'file.tooLarge'],
  ['an archive that lies about it', lying, 400, 'imports.unreadable'],
  ['more than a file can have', Buffer.alloc((importLimits.megabytes + 1) * 1024 * 1024, 'a'), 413, 'file.tooLarge'],
])('refuses %s, and keeps nothing of it', async (_case, content, status, code) => {
  const before = await server.deps.db.$count(imports);
  const answer = await upload(content);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { domain: { code } }]);
  expect(await server.deps.db.$count(imports)).toBe(before);
  expect(await leftovers()).toEqual([]);
});

it('removes what a killed process left behind a day ago, and nothing younger', async () => {
  const old = await mkdtemp(path.join(os.tmpdir(), 'dehesa-import-'));
  const young = await mkdtemp(path.join(os.tmpdir(), 'dehesa-import-'));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(old, yesterday, yesterday);
  try {
    expect((await upload(people)).statusCode).toBe(201);
    // Its own goes once it is answered.
    await vi.waitFor(async () => expect(await leftovers()).toEqual([path.basename(young)]));
  } finally {
    await rm(young, { recursive: true });
  }
});

it('refuses a kind that there is not, and a form that breaks off', async () => {
  expect((await upload(people, { kind: 'secrets' })).statusCode).toBe(404);
  expect((await upload(people, { cut: 20 })).statusCode).toBe(400);
  expect(await leftovers()).toEqual([]);
});
