import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parseAllowedHosts } from './allowed-hosts';
import { Outgoing } from './outgoing';
import { outgoingRefusal } from './outgoing-refused';

let connections = 0;
let received: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const server = createServer((request, response) => {
  received.push({ url: request.url, headers: request.headers });
  if (request.url === '/away') response.writeHead(302, { location: '/found' }).end();
  else if (request.url !== '/silence') response.end('ok');
});
server.on('connection', () => (connections += 1));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port: number = (server.address() as AddressInfo).port;

afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  connections = 0;
});

/** Answers with one list after the other, and the last one for good. */
function answering(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = (host: string): Promise<LookupAddress[]> => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  };
  return { asked, resolve };
}

const timeoutMs = 3_000;
const refusalOf = async (attempt: Promise<unknown>) => {
  try {
    await attempt;
  } catch (error) {
    return outgoingRefusal(error) ?? error;
  }
  return 'went out';
};

describe('without anything allowed', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::]',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
    '127.1',
    '169.254.169.254',
  ])('nothing goes to %s, encrypted or not', async (host) => {
    const outgoing = new Outgoing();
    for (const scheme of ['http', 'https']) {
      const attempt = outgoing.fetch(`${scheme}://${host}:${port}/`, { timeoutMs });
      expect(await refusalOf(attempt)).toBe('notAllowed');
    }
    expect(await refusalOf(outgoing.connect({ host, port }, timeoutMs))).toBe('notAllowed');
    expect(connections).toBe(0);
  });

  it('nothing goes to a name that leads there, nor to one that leads there too', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1', '2606:4700::1111']]) {
      const outgoing = new Outgoing(answering(addresses));
      const attempt = outgoing.fetch(`https://sinc.example.org:${port}/`, { timeoutMs });
      expect(await refusalOf(attempt)).toBe('notAllowed');
      const socket = outgoing.connect({ host: 'mail.example.org', port }, timeoutMs);
      expect(await refusalOf(socket)).toBe('notAllowed');
    }
    expect(connections).toBe(0);
  });

  it('a public host is not spoken to without encryption', async () => {
    const outgoing = new Outgoing(answering(['8.8.8.8']));
    expect(await refusalOf(outgoing.fetch('http://sinc.example.org/', { timeoutMs }))).toBe('notEncrypted');
  });
});

describe('what is allowed', () => {
  const allowed = parseAllowedHosts('127.0.0.1');

  it('is asked for once, and connected to as it was checked', async () => {
    const { asked, resolve } = answering(['127.0.0.1'], ['127.0.0.2']);
    const outgoing = new Outgoing({ allowed, resolve });
    const response = await outgoing.fetch(`http://Sinc.Example.org:${port}/x`, { timeoutMs });
    expect(await response.text()).toBe('ok');
    expect(asked).toEqual(['sinc.example.org']);
    expect(received).toMatchObject([{ url: '/x', headers: { host: `sinc.example.org:${port}` } }]);
  });

  it('is asked for once for other protocols too', async () => {
    const { asked, resolve } = answering(['127.0.0.1'], ['127.0.0.2']);
    const socket = await new Outgoing({ allowed, resolve }).connect({ host: 'mail.example.org', port }, timeoutMs);
    expect([asked, socket.remoteAddress]).toEqual([['mail.example.org'], '127.0.0.1']);
    socket.destroy();
  });

  it('is asked for anew with every connection: what was allowed once is not allowed for good', async () => {
    const { resolve } = answering(['127.0.0.1'], ['10.0.0.1']);
    const outgoing = new Outgoing({ allowed, resolve });
    (await outgoing.connect({ host: 'mail.example.org', port }, timeoutMs)).destroy();
    expect(await refusalOf(outgoing.connect({ host: 'mail.example.org', port }, timeoutMs))).toBe('notAllowed');
  });

  it('may be a name, wherever it leads', async () => {
    const named = new Outgoing({ allowed: parseAllowedHosts('sinc.interno'), ...answering(['127.0.0.1']) });
    expect((await named.fetch(`http://sinc.interno:${port}/`, { timeoutMs })).status).toBe(200);
    const other = named.fetch(`http://otra.interno:${port}/`, { timeoutMs });
    expect(await refusalOf(other)).toBe('notAllowed');
  });

  it('is what the environment names besides, and nothing more', async () => {
    const plain = new Outgoing(answering(['127.0.0.1']));
    const trusting = plain.trusting('API.interno');
    expect((await trusting.fetch(`http://api.interno:${port}/`, { timeoutMs })).status).toBe(200);
    expect(await refusalOf(trusting.fetch(`http://otra.interno:${port}/`, { timeoutMs }))).toBe('notAllowed');
    expect(await refusalOf(plain.fetch(`http://api.interno:${port}/`, { timeoutMs }))).toBe('notAllowed');
  });
});

describe('a call', () => {
  const outgoing = new Outgoing({ allowed: parseAllowedHosts('127.0.0.1') });

  it('follows no redirect', async () => {
    const { status } = await outgoing.fetch(`http://127.0.0.1:${port}/away`, { timeoutMs });
    expect([status, received.map(({ url }) => url)]).toEqual([302, ['/away']]);
  });

  it('is given up after its time', async () => {
    const attempt = outgoing.fetch(`http://127.0.0.1:${port}/silence`, { timeoutMs: 150 });
    await expect(attempt).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is given up where nobody can tell the address', async () => {
    const lost = new Outgoing({ resolve: () => new Promise(() => undefined) });
    await expect(lost.connect({ host: 'mail.example.org', port }, 150)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(lost.fetch('https://sinc.example.org/', { timeoutMs: 150 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
