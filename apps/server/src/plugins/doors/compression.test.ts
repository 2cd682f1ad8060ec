import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

const server = await createTestApp();
const { token } = await server.signInAs({ role: 0 });
afterAll(() => server.close());
const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url,
    headers: { 'accept-encoding': 'br', ...headers },
    cookies: { auth_session: token },
  });

it('sends what is long enough compressed, and says what that depends on', async () => {
  const packed = await ask('/api/docs/json');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(packed.headers['vary']).toLowerCase()).toContain('accept-encoding');
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toHaveProperty('openapi');
  const plain = await ask('/api/docs/json', { 'accept-encoding': 'identity' });
  expect([plain.headers['content-encoding'], plain.json()]).toMatchObject([undefined, { openapi: expect.any(String) }]);
});

it('leaves short answers as they are', async () => {
  expect((await ask('/api/live')).headers['content-encoding']).toBeUndefined();
});

it('unpacks nothing that comes in: a body of zeros could be of any size', async () => {
  const bomb = gzipSync(JSON.stringify({ email: 'a'.repeat(50_000), password: 'x' }));
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: bomb,
  });
  expect(answer.statusCode).toBe(400);
});
