import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import net from 'node:net';
import type { FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { bodyBytes } from '../requests/body-limits';
import { createTestApp } from '../test-app.test-support';
import { readBody } from './read-body';

const server = await createTestApp();
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => server.close());

/** What a client hears that sends `body` behind `head` and then waits, or goes. */
async function say(head: string, body: readonly string[], { goes = false } = {}): Promise<string> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  let heard = '';
  socket.on('data', (piece) => (heard += piece.toString('latin1')));
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
  );
  for (const piece of body) socket.write(piece);
  if (goes) socket.destroy();
  await closed;
  return heard;
}
const chunked = 'Transfer-Encoding: chunked';
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const credentials = JSON.stringify({ email: 'nadie@example.org', password: 'ñandú-1234' });
const refused = 'HTTP/1.1 200';
const requestOf = (headers: Record<string, string>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of it
  ({ headers, routeOptions: { bodyLimit: 100 }, server: server.app }) as unknown as FastifyRequest;

describe('a body is read whole', () => {
  it('in as many pieces as it comes, without its length', async () => {
    const [half, rest] = [credentials.slice(0, 20), credentials.slice(20)];
    expect(await say(chunked, [chunk(half), chunk(rest), '0\r\n\r\n'])).toContain(refused);
  });
  it('in one', async () => {
    const length = `Content-Length: ${Buffer.byteLength(credentials)}`;
    expect(await say(length, [credentials])).toContain(refused);
  });
});

describe('too much is refused while it comes', () => {
  it('by what its head says', async () => {
    expect(await say(`Content-Length: ${bodyBytes.everybody + 1}`, ['{'])).toContain('HTTP/1.1 413');
  });
  it('by what has come', async () => {
    const kilobyte = chunk(' '.repeat(1024));
    const heard = await say(
      chunked,
      Array.from({ length: bodyBytes.everybody / 1024 + 1 }, () => kilobyte),
    );
    expect(heard).toContain('HTTP/1.1 413');
  });
});

it('who goes before the end is at fault, and others are served', async () => {
  expect(await say('Content-Length: 500', ['{"email":'], { goes: true })).toBe('');
  expect(await say(chunked, [chunk(credentials), '0\r\n\r\n'])).toContain(refused);
  const payload = Object.assign(new IncomingMessage(new net.Socket()), { complete: false });
  const read = readBody(requestOf({}), payload);
  payload.destroy();
  await expect(read).rejects.toMatchObject({ statusCode: 400 });
});

it.each<Record<string, string>>([{ 'content-length': '22000000' }, { 'transfer-encoding': 'chunked' }])(
  'who promises megabytes and sends a word holds none: %o',
  async (headers) => {
    const before = process.memoryUsage().arrayBuffers;
    const payloads = Array.from({ length: 20 }, () => new IncomingMessage(new net.Socket()));
    const request = Object.assign(requestOf(headers), { routeOptions: { bodyLimit: 22_000_000 } });
    const reads = payloads.map((payload) => readBody(request, payload));
    for (const payload of payloads) payload.push('{');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
    for (const payload of payloads) payload.destroy();
    await Promise.allSettled(reads);
  },
);

it('a body of megabytes without its length is whole', async () => {
  const sent = Buffer.from(Uint8Array.from({ length: 1_000_000 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24));
  const payload = new IncomingMessage(new net.Socket());
  for (let at = 0; at < sent.length; at += 70_001) payload.push(sent.subarray(at, at + 70_001));
  payload.push(null);
  const request = Object.assign(requestOf({}), { routeOptions: { bodyLimit: sent.length } });
  expect((await readBody(request, payload)).equals(sent)).toBe(true);
});

it('a body that ends before its length is refused', async () => {
  const payload = new IncomingMessage(new net.Socket());
  payload.push('{}');
  payload.push(null);
  await expect(readBody(requestOf({ 'content-length': '3' }), payload)).rejects.toMatchObject({ statusCode: 400 });
});
