import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { backOffice } from './back-office';
import { guideApp } from './guide-app';

const webDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-guide-'));
const signIn = ['client/login.es.html', 'client/login.pt.html'];
for (const file of [
  'client/index.html',
  ...signIn,
  'public/guia.html',
  'worker/guia-sw.js',
  'client/guia/icon-192.png',
]) {
  mkdirSync(path.dirname(path.join(webDir, file)), { recursive: true });
  writeFileSync(path.join(webDir, file), file);
}
// Of what the app is given these two need the built client only.
const deps = { webDir } as AppDeps;
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
await app.register(fp(() => Promise.resolve(), { name: 'security' }));
await app.register(backOffice, { deps });
await app.register(guideApp, { deps });

afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true, force: true });
});

it.each(['/guia', '/guia/', '/guia/ayuda', '/guia/12', '/guia/12?lang=pt'])(
  '%s is the page, which runs our own files alone',
  async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, 'public/guia.html', 'no-store']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers['permissions-policy']).toContain('camera=(self)');
  },
);

it('the page of the back office is kept by nobody', async () => {
  const { statusCode, body, headers } = await app.inject('/index.html');
  expect([statusCode, body, headers['cache-control']]).toEqual([200, 'client/index.html', 'no-store']);
});

it.each([
  ['/guia-sw.js', 'worker/guia-sw.js'],
  ['/guia/icon-192.png', 'client/guia/icon-192.png'],
])('%s is the file, asked for each time', async (url, expected) => {
  const { statusCode, body, headers } = await app.inject(url);
  expect([statusCode, body, headers['cache-control']]).toEqual([200, expected, 'no-cache']);
});

it('other addresses below are none', async () => {
  expect((await app.inject('/guia/nada')).statusCode).toBe(404);
  expect((await app.inject('/guia/12/nada')).statusCode).toBe(404);
});
