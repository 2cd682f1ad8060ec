import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { conversationMessages, conversations, files } from '@dehesa/db/schema';
import { storeMedia } from '@dehesa/services/inbox';
import { emptyTables, memoryFiles } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WhatsappMedia } from '../../adapters/whatsapp/whatsapp-media';
import { startWhatsappServer } from '../../adapters/whatsapp/whatsapp-server.test-support';
import { type Queue, startQueue } from '../../jobs/queue/start-queue';
import { serviceContext, sessionCookie } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';
import { accounts, configureAccounts, deliver, incoming, notice } from '../doors/whatsapp-notices.test-support';

let queue: Queue | undefined;
const whatsapp = await startWhatsappServer();
const stored = memoryFiles();
const server = await createTestApp({ files: stored, whatsappMedia: new WhatsappMedia({ url: whatsapp.url }) });
await configureAccounts(server);
for (const id of [1, 2] as const) whatsapp.accounts.push(accounts[id]);
const tokenOf = async (role: 1 | 2 | 3, territoryId: 1 | 2 | null = null) =>
  (await server.signInAs({ role, territoryId })).token;
const tokens: Record<'admin' | 'monfrague' | 'tajo' | 'member', string> = {
  admin: await tokenOf(1),
  monfrague: await tokenOf(2, 1),
  tajo: await tokenOf(2, 2),
  member: await tokenOf(3),
};

afterAll(async () => {
  await server.close();
  await whatsapp.close();
});
beforeEach(async () => {
  await emptyTables(server.deps.db, 'conversations');
  await server.deps.db.execute(sql`delete from graphile_worker._private_jobs`);
  await server.deps.db.delete(files);
  stored.stored.clear();
});
afterEach(async () => {
  await queue?.stop();
  queue = undefined;
});

const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
const voice = Buffer.concat([
  Buffer.from('OggS\0\x02', 'latin1'),
  Buffer.alloc(22),
  Buffer.from('OpusHead\x01\x01', 'latin1'),
  Buffer.alloc(200),
]);

/** A message with a file comes in; its row. */
async function arrives(bytes: Buffer, kind = 'document', more: Record<string, unknown> = {}) {
  const mediaId = `m${whatsapp.media.size + 1}`;
  whatsapp.media.set(mediaId, { bytes, mimeType: 'application/octet-stream' });
  const content = { type: kind, [kind]: { id: mediaId, ...more } };
  await deliver(server, notice(1, { messages: [incoming(`wamid.${mediaId}`, '2026-05-01T10:00:00Z', content)] }));
  return row(`wamid.${mediaId}`);
}

async function row(providerId: string) {
  const [found] = await server.deps.db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.providerId, providerId));
  if (!found) throw new Error('the message was not stored');
  return found;
}

const store = (id: number, source = server.deps.whatsappMedia, lastTry = true) => {
  if (!source) throw new Error('no source');
  return storeMedia(serviceContext(server.deps, null), source, id, { lastTry });
};
const get = (id: number, token: string | undefined, query = '', headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/api/inbox/media/${id}${query}`,
    headers,
    cookies: token === undefined ? {} : { [sessionCookie]: token },
  });

describe('the file of a message', () => {
  it('is fetched by the queue and shown to those alone who read that inbox', async () => {
    const { id } = await arrives(await jpeg(), 'image', { caption: 'El puente' });
    expect((await get(id, tokens.admin)).statusCode).toBe(404);
    queue = await startQueue({ databaseUrl: server.databaseUrl, deps: server.deps, smtpUrl: null, pollInterval: 50 });
    await vi.waitFor(async () => expect((await get(id, tokens.admin)).statusCode).toBe(200), {
      timeout: 15_000,
      interval: 50,
    });
    const shown = await get(id, tokens.monfrague);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^inline;/),
    });
    expect((await get(id, tokens.monfrague, '?small')).rawPayload.length).toBeLessThan(shown.rawPayload.length);
    expect((await get(id, tokens.tajo)).statusCode).toBe(404);
    expect((await get(id, tokens.member)).statusCode).toBe(403);
    expect((await get(id, undefined)).statusCode).toBe(401);
    expect((await get(id, tokens.admin, '', { 'if-none-match': String(shown.headers['etag']) })).statusCode).toBe(304);
    // Whoever knows a key reads it without any rights.
    const [file] = await server.deps.db.select().from(files);
    expect(file?.storageKey).toMatch(/\.jpg$/);
    expect(JSON.stringify(shown.headers)).not.toContain(file?.id);
    expect((await get(id, tokens.monfrague, '?small')).headers['etag']).not.toBe(shown.headers['etag']);
  });

  it.each([
    ['a voice message', voice, 'audio', {}, 'audio/ogg', 'inline'],
    [
      'a text',
      Buffer.from('¿A qué hora?'),
      'document',
      { filename: 'duda.txt' },
      'text/plain; charset=utf-8',
      'attachment',
    ],
    [
      'a PDF',
      Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\u0000'),
      'document',
      { filename: 'a.exe' },
      'application/pdf',
      'inline',
    ],
  ] as const)('%s goes out as what its content says', async (_what, bytes, kind, more, type, disposition) => {
    const { id } = await arrives(bytes, kind, more);
    expect(await store(id)).toBe('stored');
    const answer = await get(id, tokens.admin);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toMatch(new RegExp(`^${disposition}; filename="`));
    expect(String(answer.headers['content-disposition'])).not.toContain('.exe"');
    const part = await get(id, tokens.admin, '', { range: 'bytes=0-3' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
  });

  it('of a kind that a browser could run, or of none that is known, is not kept', async () => {
    for (const bytes of [Buffer.from('<html><script>alert(1)</script>'), Buffer.from('7f454c46020101', 'hex')]) {
      const { id } = await arrives(bytes, 'document', { filename: 'a.pdf' });
      expect(await store(id)).toBe('unsupported');
      expect((await get(id, tokens.admin)).statusCode).toBe(404);
    }
    expect(stored.stored.size).toBe(0);
  });

  it('that is announced as too large is not fetched', async () => {
    const big = Buffer.alloc(20 * 1024 * 1024 + 1);
    const { id } = await arrives(big);
    const downloads = () => whatsapp.calls.filter((call) => call.includes('/download/')).length;
    const before = downloads();
    expect(await store(id)).toBe('tooLarge');
    expect(downloads()).toBe(before);
  });

  it('that WhatsApp no longer has is not to be had; another fault is tried again until the last time', async () => {
    const { id, mediaId } = await arrives(Buffer.from('x'));
    whatsapp.media.set(`${mediaId} gone`, { bytes: Buffer.alloc(0), mimeType: '' });
    whatsapp.media.delete(String(mediaId));
    const down = new WhatsappMedia({ url: 'http://127.0.0.1:9/v23.0' });
    await expect(store(id, down, false)).rejects.toThrow('fetch failed');
    expect(await store(id)).toBe('failed');
    expect(await store(id)).toBe('nothingToDo');
    const other = await arrives(Buffer.from('y'));
    expect(await store(other.id, down)).toBe('failed');
  });

  it('is kept once by two jobs, and not at all for what was erased meanwhile (B46)', async () => {
    const { id } = await arrives(await jpeg(), 'image');
    expect((await Promise.all([store(id), store(id), store(id)])).toSorted()).toEqual([
      'nothingToDo',
      'nothingToDo',
      'stored',
    ]);
    expect(await server.deps.db.select().from(files)).toHaveLength(1);
    const gone = await arrives(await jpeg(), 'image');
    const slow = {
      fetch: async () => {
        await server.deps.db.delete(conversations);
        return { bytes: await jpeg() };
      },
    };
    expect(await store(gone.id, slow)).toBe('nothingToDo');
    expect(await server.deps.db.select().from(files)).toHaveLength(1);
  });
});

describe('the token', () => {
  let other: Server | undefined;
  afterEach(() => other?.close());

  it('goes to no address but https or the API’s own, and follows nobody', async () => {
    let seen = 0;
    const elsewhere = createServer((_request, response) => {
      seen += 1;
      response.end('x');
    });
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    let answer: (path: string) => [number, Record<string, string>, string] = () => [200, {}, '{}'];
    other = createServer((request, response) => {
      const [status, headers, body] = answer(request.url ?? '');
      response.writeHead(status, headers).end(body);
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const api = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const source = new WhatsappMedia({ url: `${api}/v23.0` });
    answer = () => [200, {}, JSON.stringify({ url: elsewhereUrl })];
    await expect(source.fetch({ token: 't' }, 'm', 10)).rejects.toThrow(/may not be sent/);
    answer = (path) =>
      path === '/file' ? [302, { location: elsewhereUrl }, ''] : [200, {}, JSON.stringify({ url: `${api}/file` })];
    await expect(source.fetch({ token: 't' }, 'm', 10)).rejects.toThrow('HTTP 302');
    answer = (path) =>
      path === '/file' ? [200, {}, 'x'.repeat(11)] : [200, {}, JSON.stringify({ url: `${api}/file` })];
    expect(await source.fetch({ token: 't' }, 'm', 10)).toEqual({ refused: 'tooLarge' });
    elsewhere.close();
    expect(seen).toBe(0);
  });
});
