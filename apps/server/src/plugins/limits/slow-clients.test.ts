import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp, type TestApp } from '../../test-app.test-support';

/** In place of half a minute. */
const patience = { headersMs: 400, bodyMs: 400, uploadMs: 600, idleMs: 800, keepAliveMs: 5_000, lookMs: 50 };

let server: TestApp | undefined;
const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
});

async function listen(overrides: Parameters<typeof createTestApp>[0] = {}): Promise<number> {
  server = await createTestApp({ patience, ...overrides });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return (server.app.server.address() as net.AddressInfo).port;
}

/** A connection; `heard` is what came until it was closed, or until now. */
async function connect(port: number): Promise<{ socket: net.Socket; heard: () => string; closed: Promise<void> }> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  let heard = '';
  socket.on('data', (piece) => (heard += piece.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, heard: () => heard, closed };
}

/** Sends a little again and again, until the connection is closed. */
function trickle(socket: net.Socket, piece: string | Buffer, everyMs: number): void {
  const timer = setInterval(() => socket.writable && socket.write(piece), everyMs);
  socket.once('close', () => clearInterval(timer));
}

const json = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const upload = (token: string, length: number) =>
  `POST /upload/video HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nCookie: ${sessionCookie}=${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
const fileHead =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n';

describe('is cut off', () => {
  it('who never ends the head of a request', async () => {
    const client = await connect(await listen());
    client.socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
    trickle(client.socket, 'X-A: b\r\n', 50);
    await client.closed;
    expect(client.socket.destroyed).toBe(true);
  });

  it.each([
    ['stops', ''],
    ['goes on by a byte', ' '],
  ])('whose body %s', async (_, piece) => {
    const client = await connect(await listen());
    client.socket.write(`${json}Content-Length: 60000\r\n\r\n{`);
    if (piece !== '') trickle(client.socket, piece, 50);
    await client.closed;
    expect(client.socket.destroyed).toBe(true);
    // Others are served as before.
    expect((await server?.app.inject({ url: '/api/health' }))?.statusCode).toBe(200);
  });

  it('whose body comes in endless small pieces', async () => {
    const client = await connect(await listen());
    client.socket.write(`${json}Transfer-Encoding: chunked\r\n\r\n`);
    trickle(client.socket, '1\r\n \r\n', 50);
    await client.closed;
    expect(client.socket.destroyed).toBe(true);
  });

  it('whose file hardly moves', async () => {
    const port = await listen();
    const token = (await server?.signInAs({ role: 2 }))?.token ?? '';
    const client = await connect(port);
    client.socket.write(upload(token, 50_000_000) + fileHead);
    trickle(client.socket, 'x', 60);
    await client.closed;
    expect(client.socket.destroyed).toBe(true);
  });

  it('who asks for much and does not read it', async () => {
    const port = await listen();
    const ended = new Promise<boolean>((resolve) => {
      server?.app.server.once('connection', (socket) => socket.once('close', () => resolve(true)));
    });
    const client = await connect(port);
    client.socket.pause();
    // Answers of many megabytes in all, more than both ends' buffers take.
    for (let n = 0; n < 40; n += 1) client.socket.write('GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await ended).toBe(true);
  });
});

describe('is waited for', () => {
  it('a file that comes slowly, and takes longer than any other body may', async () => {
    const port = await listen();
    const token = (await server?.signInAs({ role: 2 }))?.token ?? '';
    const client = await connect(port);
    const pieces = 24;
    const piece = Buffer.alloc(4_096, 1);
    client.socket.write(upload(token, fileHead.length + pieces * piece.byteLength + 9) + fileHead);
    for (let sent = 0; sent < pieces; sent += 1) {
      client.socket.write(piece);
      await sleep(60);
    }
    client.socket.write('\r\n--b--\r\n');
    while (!client.heard().includes('\r\n\r\n')) await sleep(20);
    // Read to its end and known for no video: not cut off.
    expect(client.heard()).toMatch(/^HTTP\/1.1 400 /);
    expect(client.heard()).toContain('file.unsupported');
  });

  it('a picture within the JSON of a documented call, too', async () => {
    const port = await listen();
    const token = (await server?.signInAs({ role: 0 }))?.token ?? '';
    const client = await connect(port);
    const pieces = 24;
    const piece = 'A'.repeat(4_096);
    const [head, tail] = [`{"token":"${token}","img":"data:image/png;base64,`, '"}'];
    const length = head.length + pieces * piece.length + tail.length;
    client.socket.write(`${json.replace('/login', '/editar-usuario')}Content-Length: ${length}\r\n\r\n${head}`);
    for (let sent = 0; sent < pieces; sent += 1) {
      client.socket.write(piece);
      await sleep(60);
    }
    client.socket.write(tail);
    while (!client.heard().includes('\r\n\r\n')) await sleep(20);
    expect(client.heard()).toMatch(/^HTTP\/1.1 200 /);
  });

  it('an open stream of events, as long as it lives', async () => {
    const watch = () => () => undefined;
    const port = await listen({ inboxFeed: { watchInbox: watch }, eventBeatMs: 100 });
    const token = (await server?.signInAs({ role: 0 }))?.token ?? '';
    const client = await connect(port);
    client.socket.write(
      `GET /api/inbox/events?territory=1 HTTP/1.1\r\nHost: x\r\nCookie: ${sessionCookie}=${token}\r\n\r\n`,
    );
    await sleep(patience.idleMs * 2);
    expect(client.heard()).toContain('event: beat');
    expect(client.socket.destroyed).toBe(false);
  });
});

describe('beyond the ceiling of connections', () => {
  const get = (url: string, headers = '') => `GET ${url} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

  it('everybody is told to come back, in words, and comes in when others have gone', async () => {
    const port = await listen({ maxConnections: 3 });
    const others = await Promise.all([1, 2, 3].map(() => connect(port)));
    const late = await connect(port);
    late.socket.write(get('/api/activities'));
    await late.closed;
    expect(late.heard()).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 5[\s\S]*"service.busy"/i);
    const person = await connect(port);
    person.socket.write(get('/agenda', 'Accept: text/html\r\nAccept-Language: pt\r\n'));
    await person.closed;
    expect(Buffer.from(person.heard(), 'latin1').toString()).toContain('Há muitos pedidos neste momento');
    // Who watches over the product is answered all the same.
    const watcher = await connect(port);
    watcher.socket.write(get('/api/health', 'Connection: close\r\n'));
    await watcher.closed;
    expect(watcher.heard()).toMatch(/^HTTP\/1.1 200 /);
    for (const { socket } of others) socket.destroy();
    await Promise.all(others.map(({ closed }) => closed));
    const next = await connect(port);
    next.socket.write(get('/api/health', 'Connection: close\r\n'));
    await next.closed;
    expect(next.heard()).toMatch(/^HTTP\/1.1 200 /);
  });
});

it('only so many files are on their way at the same time', async () => {
  const port = await listen({ uploadLimits: { fromOneAddress: 2, inAll: 5 } });
  const token = (await server?.signInAs({ role: 2 }))?.token ?? '';
  const first = await connect(port);
  const second = await connect(port);
  for (const { socket } of [first, second]) socket.write(upload(token, 5_000_000) + fileHead);
  await sleep(100);
  const third = await connect(port);
  third.socket.write(upload(token, 5_000_000) + fileHead);
  while (!third.heard().includes('\r\n\r\n')) await sleep(20);
  expect(third.heard()).toMatch(/^HTTP\/1.1 429 /);
  first.socket.destroy();
  await first.closed;
  await sleep(100);
  const fourth = await connect(port);
  fourth.socket.write(upload(token, fileHead.length + 10) + fileHead + 'x\r\n--b--\r\n');
  while (!fourth.heard().includes('\r\n\r\n')) await sleep(20);
  expect(fourth.heard()).toContain('file.unsupported');
});

it.each(['Content-Length: 5000000', 'Transfer-Encoding: chunked'])(
  'a file in the JSON of a documented call is one of them: %s',
  async (length) => {
    const port = await listen({ uploadLimits: { fromOneAddress: 2, inAll: 5 } });
    const call = `POST /act-crear-actividad HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
    for (const { socket } of [await connect(port), await connect(port)]) socket.write(call);
    await sleep(100);
    const third = await connect(port);
    third.socket.write(call);
    while (!third.heard().includes('\r\n\r\n')) await sleep(20);
    expect(third.heard()).toMatch(/^HTTP\/1.1 429 /);
    // What is small needs no place.
    const small = await connect(port);
    small.socket.write(`${call.replace(length, 'Content-Length: 2')}{}`);
    while (!small.heard().includes('\r\n\r\n')) await sleep(20);
    expect(small.heard()).toMatch(/^HTTP\/1.1 401 /);
  },
);

describe('a server that ends', () => {
  const long = { headersMs: 30_000, bodyMs: 30_000, idleMs: 30_000, keepAliveMs: 30_000, lookMs: 30_000 };

  it('answers what is on its way, and hangs up once that is done, though the connection could be kept', async () => {
    const port = await listen({ patience: { ...patience, ...long } });
    const busy = await connect(port);
    busy.socket.write(`${json}Content-Length: 2\r\n\r\n{`);
    await sleep(100);
    const began = performance.now();
    const ended = server?.app.close();
    await sleep(100);
    busy.socket.write('}');
    await Promise.all([ended, busy.closed]);
    // Nothing in the answer tells the client to hang up: its head was begun before.
    expect(busy.heard()).toMatch(/^HTTP\/1\.1 200 .*connection: keep-alive/is);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('does not wait for connections that never said anything, and still tells who asks at the last moment', async () => {
    const port = await listen({ patience: { ...patience, ...long } });
    const silent = await connect(port);
    const late = await connect(port);
    const began = performance.now();
    const ended = server?.app.close();
    await sleep(100);
    late.socket.write('GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.all([ended, silent.closed, late.closed]);
    expect(late.heard()).toMatch(/^HTTP\/1\.1 503 /);
    expect(silent.heard()).toBe('');
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
