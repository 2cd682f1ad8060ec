import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownTemporaryFolder } from '@dehesa/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { GeonamesDownload, postalFolderPrefix } from './geonames-download';
import { zipOf } from './zip.test-support';

const line = (country: string, code: string) =>
  `${country}\t${code}\tLugar\tX\tX\tCáceres\tCC\tCáceres\t10037\t39.47\t-6.37\t4\n`;
const good: Readonly<Record<string, Buffer>> = {
  '/zip/ES.zip': zipOf({ 'readme.txt': 'x', 'ES.txt': line('ES', '10001').repeat(20_000) }),
  '/zip/PT.zip': zipOf({ 'PT.txt': line('PT', '6060-101') }),
};

let answer: RequestListener;
const asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  answer(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zip`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = ({ url: path }, response) => response.end(good[path ?? '']);
});

const temporary = ownTemporaryFolder();
const leftovers = () => temporary(postalFolderPrefix);
const download = (options: Partial<ConstructorParameters<typeof GeonamesDownload>[0]> = {}) =>
  new GeonamesDownload({ url, ...options });
const quietly = { onBytes: async () => undefined };

it('fetches both files, tells how much has come, and reads them as one (B62)', async () => {
  const told: number[] = [];
  const { file, remove } = await download().fetch({
    onBytes: async (read, total) => void told.push(read / total),
  });
  expect(asked).toEqual(['/zip/ES.zip', '/zip/PT.zip']);
  expect(told.at(-1)).toBe(1);
  expect(Math.max(...told)).toBeLessThanOrEqual(1);
  expect(file).toMatchObject({ name: 'ES.zip, PT.zip', downloadedFor: ['ES', 'PT'] });
  const codes: Record<string, number> = {};
  for await (const text of file.lines()) codes[text.slice(0, 2)] = (codes[text.slice(0, 2)] ?? 0) + 1;
  expect(codes).toEqual({ ES: 20_000, PT: 1 });
  expect(file.bytesRead()).toBe(file.bytes);
  await remove();
  expect(await leftovers()).toEqual([]);
});

const half = good['/zip/ES.zip']?.subarray(0, 200) ?? Buffer.alloc(0);
it.each<[string, RequestListener, string]>([
  ['there is no such file', (_request, response) => response.writeHead(404).end(), 'places.downloadFailed'],
  [
    'it lies elsewhere',
    (_request, response) => response.writeHead(302, { location: url }).end(),
    'places.downloadFailed',
  ],
  ['the connection is lost', ({ socket }) => socket.destroy(), 'places.downloadFailed'],
  [
    'the connection is lost halfway',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 10_000 });
      response.write(half, () => response.destroy());
    },
    'places.downloadFailed',
  ],
  ['nothing comes', () => undefined, 'places.downloadFailed'],
  ['half a file comes', (_request, response) => response.end(half), 'places.fileUnreadable'],
  ['a page comes', (_request, response) => response.end('<html>'), 'places.fileUnreadable'],
  ['nothing is in it', (_request, response) => response.end(zipOf({ 'readme.txt': 'x' })), 'places.fileUnreadable'],
  [
    'too much is announced',
    (_request, response) => response.writeHead(200, { 'content-length': 2 ** 21 }).end(half),
    'file.tooLarge',
  ],
  [
    'too much comes unannounced',
    (_request, response) => void response.write(Buffer.alloc(2 ** 20 + 1)),
    'file.tooLarge',
  ],
  [
    'it unpacks to too much',
    (_request, response) => response.end(zipOf({ 'ES.txt': 'x'.repeat(3 * 2 ** 20) })),
    'file.tooLarge',
  ],
])('says what is wrong where %s, and leaves nothing behind', async (_case, listener, code) => {
  answer = listener;
  const source = download({ fileMs: 800, megabytes: { packed: 1, unpacked: 2 } });
  await expect(source.fetch(quietly)).rejects.toMatchObject({ code });
  expect(await leftovers()).toEqual([]);
});

it('stops when the server does', async () => {
  await expect(download().fetch({ ...quietly, signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
  expect(await leftovers()).toEqual([]);
});

it('says so where nobody listens', async () => {
  const source = new GeonamesDownload({ url: 'http://127.0.0.1:9/zip' });
  await expect(source.fetch(quietly)).rejects.toMatchObject({ code: 'places.downloadFailed' });
});
