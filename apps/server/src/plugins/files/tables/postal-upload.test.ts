import { closedAfterAll, ownTemporaryFolder } from '@dehesa/testing';
import { existsSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { auditLog, postalCodes, postalImports } from '@dehesa/db/schema';
import { seedPlaces } from '@dehesa/services/places';
import { desc, ne } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { zipOf } from '../../../adapters/postal/zip.test-support';
import { serviceContext, sessionCookie } from '../../../requests/request-context';
import { createTestApp } from '../../../test-app.test-support';

const server = await closedAfterAll(createTestApp({ patience: { uploadMs: 500 } }));
await seedPlaces(serviceContext(server.deps, null));
const admin: string = (await server.signInAs({ role: 0 })).token;

const boundary = 'limite';
function upload(
  content: Buffer | string,
  {
    token = admin,
    filename = 'ES.zip',
    cut = 0,
    url = '/upload/postal-codes',
  }: { token?: string | null; filename?: string | null; cut?: number; url?: string } = {},
) {
  const named = filename === null ? '' : `; filename="${filename}"`;
  const type = 'content-type: application/octet-stream';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"${named}\r\n${type}\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    cookies: token === null ? {} : { [sessionCookie]: token },
    payload: cut === 0 ? form : form.subarray(0, -cut),
  });
}

interface ImportRow {
  id: number;
  status: string;
  error: string | null;
}
async function imports(token = admin): Promise<ImportRow[]> {
  const answer = await server.app.inject({ url: '/trpc/places.imports', cookies: { [sessionCookie]: token } });
  return answer.json<{ result: { data: { json: ImportRow[] } } }>().result.data.json;
}
const patience = { timeout: 20_000, interval: 50 };
const ended = () =>
  vi.waitFor(async () => {
    const [last] = await imports();
    expect(last?.status).not.toBe('running');
    return last;
  }, patience);
const temporary = ownTemporaryFolder();
const leftovers = () => temporary('dehesa-postal-');

const text = 'ES\t10001\tCaceres\tExtremadura\tEX\tCáceres\tCC\tCáceres\t10037\t39.47\t-6.37\t4\nroto\n';

it('takes an archive from a super admin and answers before it is imported; the report waits', async () => {
  const answer = await upload(zipOf({ 'readme.txt': 'x', 'ES.txt': text }), { filename: '../../ES.zip' });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: number }>();
  expect(await ended()).toMatchObject({
    id,
    fileName: 'ES.zip',
    status: 'done',
    progress: 1,
    rowsRead: 2,
    rowsKept: 1,
    rowsRejected: 1,
    rejected: [{ line: 2, reason: 'columns', text: 'roto' }],
  });
  expect(await server.deps.db.select().from(postalCodes)).toMatchObject([{ code: '10001', place: 'Cáceres' }]);
  expect(await server.deps.db.select().from(auditLog).where(ne(auditLog.action, 'auth.signIn'))).toMatchObject([
    { action: 'places.importPostalCodes', actorRole: 0 },
  ]);
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]), patience);
});

it.each<[string, Buffer | string, number, string]>([
  ['a broken archive', zipOf({ 'ES.txt': text }).subarray(0, 50), 400, 'places.fileUnreadable'],
  ['an archive of something else', zipOf({ 'photo.jpg': 'x' }), 400, 'places.fileUnreadable'],
  ['more than a postal file can have', Buffer.alloc(65 * 1024 * 1024), 413, 'file.tooLarge'],
])('refuses %s at once', async (_case, content, status, code) => {
  const before = await imports();
  const answer = await upload(content);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { domain: { code } }]);
  expect(await imports()).toEqual(before);
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]), patience);
});

it.each<[string, Buffer | string, string]>([
  ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'places.fileNotPostal'],
  ['nothing', '', 'places.fileNotPostal'],
  ['half a packed file', gzipSync(text.repeat(99)).subarray(0, 60), 'places.fileUnreadable'],
])('tells afterwards that %s changed nothing', async (_case, content, error) => {
  const before = await server.deps.db.select().from(postalCodes);
  expect((await upload(content)).statusCode).toBe(201);
  expect(await ended()).toMatchObject({ status: 'failed', error });
  expect(await server.deps.db.select().from(postalCodes)).toEqual(before);
});

it.each([
  [null, ''],
  ['', ''],
  ['ES\0.txt', 'ES.txt'],
])('takes a file that is called %j', async (filename, fileName) => {
  expect((await upload(text, { filename })).statusCode).toBe(201);
  expect(await ended()).toMatchObject({ fileName, status: 'done' });
});

it('removes what killed processes left, and nothing younger than a day', async () => {
  const folder = (name: string) => path.join(os.tmpdir(), `dehesa-postal-${name}`);
  for (const [name, hours] of [
    ['old', 25],
    ['young', 23],
  ] as const) {
    await mkdir(folder(name));
    await writeFile(path.join(folder(name), 'file'), text);
    const then = new Date(Date.now() - hours * 3_600_000);
    await utimes(folder(name), then, then);
  }
  try {
    expect((await upload(text)).statusCode).toBe(201);
    await ended();
    expect([existsSync(folder('old')), existsSync(folder('young'))]).toEqual([false, true]);
  } finally {
    for (const name of ['old', 'young']) await rm(folder(name), { recursive: true, force: true });
  }
});

it('leaves nothing of a sender that falls silent, and hangs up', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const before = await imports();
  const request = http.request(`${origin}/upload/postal-codes`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: `${sessionCookie}=${admin}`,
      'sec-fetch-site': 'same-origin',
    },
  });
  const ending = new Promise((resolve) => request.once('error', resolve).once('response', resolve));
  request.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="ES.txt"\r\n\r\n${text}`);
  await vi.waitFor(async () => expect(await leftovers()).toHaveLength(1), patience);
  expect(await ending).toBeInstanceOf(Error);
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]), patience);
  expect(await imports()).toEqual(before);
});

it('refuses who is no super admin, and what is no form', async () => {
  expect((await upload(text, { token: null })).statusCode).toBe(401);
  const admins = (await server.signInAs({ role: 1 })).token;
  expect((await upload(text, { token: admins })).statusCode).toBe(403);
  const answer = await server.app.inject({ url: '/trpc/places.imports', cookies: { [sessionCookie]: admins } });
  expect(answer.statusCode).toBe(403);
  expect((await upload(text, { cut: 30 })).statusCode).toBe(400);
  const json = await server.app.inject({
    method: 'POST',
    url: '/upload/postal-codes',
    headers: { 'content-type': 'application/json' },
    cookies: { [sessionCookie]: admin },
    payload: '{}',
  });
  expect([json.statusCode >= 400, json.statusCode < 500]).toEqual([true, true]);
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]), patience);
});

// The last one: afterwards nothing is served.
it('undoes what is not finished when the server stops', async () => {
  const { db } = server.deps;
  const before = await db.select().from(postalCodes);
  const many = Array.from({ length: 60_000 }, (_, n) => text.split('\n')[0]?.replace('Caceres', `Lugar ${n}`));
  expect((await upload(many.join('\n'), { filename: 'ES.txt' })).statusCode).toBe(201);
  await server.app.close();
  const [last] = await db.select().from(postalImports).orderBy(desc(postalImports.id)).limit(1);
  expect(last).toMatchObject({ fileName: 'ES.txt', status: 'failed', error: 'interrupted' });
  expect(await db.select().from(postalCodes)).toEqual(before);
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]), patience);
});
