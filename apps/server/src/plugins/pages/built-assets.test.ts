import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppDeps } from '../../app-deps';
import { builtAssets } from './built-assets';

const webDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-assets-'));
const folder = path.join(webDir, 'public', 'assets');
const staffFolder = path.join(webDir, 'client', 'assets');
const script = 'let plazas = 12;\n'.repeat(100);
const app = fastify();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page-1.js'), script);
  writeFileSync(path.join(folder, 'page-1.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(folder, 'small-1.css'), 'a{}');
  writeFileSync(path.join(folder, 'picture.svg'), '<svg/>');
  mkdirSync(staffFolder, { recursive: true });
  writeFileSync(path.join(staffFolder, 'screen-1.js'), script);
  writeFileSync(path.join(webDir, 'secret.js'), 'secret');
  const statics = fp(
    (own, _options, done) => {
      void own.register(fastifyStatic, {
        root: ['client', 'public'].map((of) => path.join(webDir, of)),
        wildcard: true,
      });
      done();
    },
    { name: 'back-office' },
  );
  await app.register(statics);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of all it has, the folder alone is asked for
  await app.register(builtAssets, { deps: { webDir } as AppDeps });
});
afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/assets/${file}`, headers });

it('is sent as small as its reader takes it, with its length, for ever', async () => {
  const [br, gzip, whole] = await Promise.all([
    get('page-1.js', { 'accept-encoding': 'gzip, br' }),
    get('page-1.js', { 'accept-encoding': 'gzip' }),
    get('page-1.js'),
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect(whole.body).toBe(script);
  for (const { headers, rawPayload } of [br, gzip, whole])
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  expect((await get('small-1.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

it('that of a screen of staff is sent from memory as well', async () => {
  const first = await get('screen-1.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(script);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  rmSync(path.join(staffFolder, 'screen-1.js'));
  const again = await get('screen-1.js', { 'accept-encoding': 'br' });
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});

it('is not sent again to who has it', async () => {
  const { headers } = await get('page-1.js');
  const again = await get('page-1.js', { 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('is read once', async () => {
  await get('small-1.css');
  writeFileSync(path.join(folder, 'small-1.css'), 'b{}');
  expect((await get('small-1.css')).body).toBe('a{}');
});

it('what is not there is looked for again', async () => {
  expect((await get('late-1.js')).statusCode).toBe(404);
  writeFileSync(path.join(folder, 'late-1.js'), 'c();');
  expect((await Promise.all([get('late-1.js'), get('late-1.js')])).map(({ body }) => body)).toEqual(['c();', 'c();']);
});

it('a part of it, another kind of file and one that is not there are left to the static files', async () => {
  const part = await get('page-1.js', { range: 'bytes=0-2' });
  expect([part.statusCode, part.body]).toEqual([206, 'let']);
  expect((await get('picture.svg')).headers['content-type']).toContain('image/svg+xml');
  expect((await get('gone-1.js')).statusCode).toBe(404);
});

it.each(['..%2f..%2fsecret.js', '..%5c..%5csecret.js', '%2e%2e%2f%2e%2e%2fsecret.js'])(
  '%s leads nowhere',
  async (file) => {
    const answer = await get(file);
    expect(answer.body).not.toContain('secret\n');
    expect(answer.body).not.toBe('secret');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  },
);
