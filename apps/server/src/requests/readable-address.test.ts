import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFakeWeb } from '../public-pages/fake-web.test-support';
import { readableAddress } from './readable-address';
import { createTestApp, type TestApp } from '../test-app.test-support';

/** A doubled slash comes of whoever joins a site and a path that both have theirs. */
const ofNoFile = ['//agenda', '/agenda//', '/a%00b', '/a%5Cb', '/a\\b', '/assets/', '/assets/%2E', '/assets/..%2Fx'];

describe('the address to route by', () => {
  it.each([
    '/',
    '/agenda?texto=%',
    `/agenda?texto=${'x'.repeat(2_000)}`,
    '/actividad/%C3%A1',
    `/trpc/${'a.b,'.repeat(300)}`,
    '*',
    'http://127.0.0.1:4870/agenda',
    'http://a/',
  ])('%s stays', (url) => {
    expect(readableAddress(url, 600)).toBe(url);
  });

  it.each([
    '/mi-reserva/%C0%80?v=PT',
    '/%',
    '/actividad/%ff.ics',
    `/asistencia/${'x'.repeat(601)}`,
    'http://[',
    'agenda',
  ])('%s leads nowhere', (url) => {
    expect(readableAddress(url, 600)).toBe('/no-encontrado');
  });
});

describe('what cannot be read is refused in words', () => {
  const webDir = writeFakeWeb();
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ webDir });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webDir, { recursive: true, force: true });
  });

  it.each(['/mi-reserva/%C0%80', '/%', `/asistencia/${'x'.repeat(601)}`, ...ofNoFile])(
    'the address %s',
    async (url) => {
      const { statusCode, headers, body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(statusCode).toBe(404);
      // What the stand-in for the pages draws is what it was handed over.
      expect(JSON.parse(body)).toMatchObject({ page: { kind: 'notFound', language: 'es' } });
      expect(headers['content-security-policy']).toBeDefined();
    },
  );

  it.each(['/files/00000000-0000-4000-8000-000000000000.pdf', '/actividad/ninguna.ics'])(
    'what is not at %s, to whoever reads it; programs get its code',
    async (url) => {
      const read = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(read.statusCode).toBe(404);
      expect(JSON.parse(read.body)).toMatchObject({ page: { kind: 'notFound', language: 'es' } });
      const asked = await server.app.inject({ url, headers: { accept: 'image/webp,*/*' } });
      expect({ status: asked.statusCode, domain: asked.json().domain }).toEqual({
        status: 404,
        domain: { code: 'record.notFound' },
      });
    },
  );

  it.each([
    ['/trpc/auth.signOut', 404, { code: 'record.notFound' }],
    ['/trpc/no.hay', 404, { code: 'record.notFound' }],
    ['/trpc/config.public?input=%7B', 400, { code: 'input.invalid', params: { path: '' } }],
  ] as const)('the call %s', async (url, status, domain) => {
    const response = await server.app.inject({ url });
    expect({ status: response.statusCode, domain: response.json().error.json.data.domain }).toEqual({ status, domain });
  });

  it.each(['/upload/image', '/upload/postal-codes', '/alta-colaborador', '/descargas/datos-personales'])(
    'what %s cannot take',
    async (url) => {
      const response = await server.app.inject({
        url,
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        payload: 'x',
      });
      expect({ status: response.statusCode, domain: response.json().domain }).toEqual({
        status: 415,
        domain: { code: 'input.invalid', params: { path: '' } },
      });
    },
  );
});
