import { request as httpRequest } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { parseJson } from '../json/parse-json';
import { bodyBytes } from '../requests/body-limits';
import { legacyCalls } from '../legacy/routes';
import { sessionCookie } from '../requests/request-context';
import { maxUploadBytes } from '@dehesa/services/files';
import { createTestApp } from '../test-app.test-support';
import { metaOf, proceduresOf } from '../trpc/call-limits';
import { appRouter } from '../trpc/root';
import { annotated, bombs, fullLists } from './bombs.test-support';
import { heaviestInput } from './heaviest-input.test-support';
import { heldUpMs, limitMs } from '../main-thread.test-support';

const longest = { ms: 0, of: '' };
const server = await createTestApp();
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
const admin = await server.signInAs({ role: 0 });

afterAll(async () => {
  process.stdout.write(`longest block of the event loop: ${longest.ms.toFixed(1)} ms, by ${longest.of}\n`);
  await server.close();
});

interface Sent {
  path: string;
  body?: string | Buffer;
  contentType?: string;
  token?: string | undefined;
}

/** One request over HTTP; answers status and body. */
function send({
  path,
  body,
  contentType = 'application/json',
  token,
}: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }),
      ...(token !== undefined && { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends it and holds the event loop to its limit; answers what the server says. */
async function sendHeavy(what: string, sent: Sent): Promise<{ status: number; text: string }> {
  let answer = { status: 0, text: '' };
  const ms = await heldUpMs(async () => {
    answer = await send(sent);
  });
  if (ms > longest.ms) Object.assign(longest, { ms, of: what });
  expect({ what, ms, held: ms < limitMs }).toEqual({ what, ms, held: true });
  return answer;
}

const procedures = [...proceduresOf(appRouter)].map(([path, procedure]) => {
  // tRPC types its parsers as unknown; ours are zod's.
  const [schema] = procedure._def.inputs as z.ZodType[];
  return { path, procedure, schema };
});

describe('every text and every list of an input has a limit', () => {
  it.each(procedures)('$path', ({ schema }) => {
    expect(heaviestInput(schema, 'a').unlimited).toEqual([]);
  });
});

// Before the settings have the heaviest values, by which a second factor is asked for.
describe('an uploaded file of as much as a picture may have, which is none', () => {
  const room = maxUploadBytes - 1000;
  const entry = Buffer.alloc(31, 'a');
  entry.writeUInt32LE(0x04_03_4b_50);
  // Packed, of a length that is told behind it; nothing is there but a name.
  entry.fill(0, 4, 26).writeUInt32LE(1, 26);
  entry[6] = 8;
  entry[8] = 8;
  it.each([
    ['an archive of empty entries', Buffer.alloc(room, entry)],
    ['text in the old Western encoding', Buffer.alloc(room, 0xf1)],
    ['markup', Buffer.alloc(room, '<a ')],
  ])('%s', async (what, content) => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]);
    const contentType = 'multipart/form-data; boundary=b';
    const { status, text } = await sendHeavy(what, { path: '/upload/document', body, contentType, token: admin.token });
    expect({ status, text }).toMatchObject({ status: 413, text: expect.stringContaining('file.tooLarge') });
  });
});

describe('the heaviest legal input', () => {
  it.each(procedures)('$path', async ({ path, procedure, schema }) => {
    // Each call in a session of its own: some of them end it.
    const { token } = path.startsWith('auth.') ? await server.signInAs({ role: 0 }) : admin;
    for (const sign of ['€', '\u0001', '<a ', '{{ ', '--\n']) {
      const { input } = heaviestInput(schema, sign);
      const body = JSON.stringify({ json: input ?? null });
      const most =
        metaOf(procedure).bodyBytes ?? (metaOf(procedure).session ? bodyBytes.signedIn : bodyBytes.everybody);
      expect(Buffer.byteLength(body)).toBeLessThan(most);
      const sent = { path: `/trpc/${path}`, body, token };
      const { status, text } = await sendHeavy(`${path} of ${JSON.stringify(sign)}`, sent);
      expect(status === 413 || status >= 500 ? text : '').toBe('');
    }
  });
});

describe('a documented call with as much as its path takes', () => {
  const calls = Object.values(legacyCalls);
  const files = {
    'a file': `data:image/png;base64,${'A'.repeat(20_000_000)}`,
    'a file whose slashes are escaped': `data:image/png;base64,${`${'A'.repeat(39)}/`.repeat(480_000)}`.replaceAll(
      '/',
      String.raw`\/`,
    ),
  };

  it.each(calls)('$path', async (call) => {
    const { path } = call;
    const { token } = path === '/del-webtoken' ? await server.signInAs({ role: 0 }) : admin;
    const names = Object.keys(call.body.shape);
    const room = (call.public ? bodyBytes.everybody : bodyBytes.longTexts) - 2000;
    for (const sign of ['€', '<a ', '9', ',', '{{ ']) {
      const each = sign.repeat(Math.floor(room / Math.max(1, names.length) / Buffer.byteLength(sign)) - 10);
      const fields = Object.fromEntries(names.map((name) => [name, each]));
      const { status, text } = await sendHeavy(`${path} of ${sign}`, {
        path,
        body: JSON.stringify({ ...fields, token }),
      });
      expect(status === 413 || status >= 500 ? text : '').toBe('');
    }
    if (!call.carriesFile) return;
    for (const [what, file] of Object.entries(files)) {
      const fields = JSON.stringify({ titulo: 'Excursión', img: file.slice(0, 100), token });
      // As bytes: what a client takes to make them is not what is measured.
      const body = Buffer.from(`${fields.slice(0, -1)},"imagen":"${file}"}`);
      const { status } = await sendHeavy(`${path} with ${what}`, { path, body, token });
      expect(status).toBeLessThan(500);
    }
  });
});

const address = (path: string, body: string) => `/trpc/${path}?input=${encodeURIComponent(body)}`;
/** What fits into a line of a request; Node refuses longer ones itself. */
const fitsAddress = (body: string) => encodeURIComponent(body).length < 15_000;

const isRead = (body: string): boolean => {
  try {
    parseJson(Buffer.from(body));
    return true;
  } catch {
    return false;
  }
};
const every = Object.entries(bombs);
/** What the one reader of bodies refuses comes to no call: it is sent to one of each kind, by who it is for and what it takes. */
const read = every.filter(([, body]) => isRead(body));
const kinds = new Set<string>();
const isNewKind = (...kind: unknown[]) => kinds.size < kinds.add(kind.join()).size;
const calls = Object.values(legacyCalls).filter(({ path }) => path !== '/del-webtoken');

describe('bombs', () => {
  it('are refused by the reader in part', () => {
    expect(read.length).toBeGreaterThan(5);
    expect(every.length - read.length).toBeGreaterThan(5);
  });

  it.each(procedures)('$path', async ({ path, procedure, schema }) => {
    const token = path === 'auth.signOut' ? undefined : admin.token;
    const { input } = heaviestInput(schema, 'a');
    const { bodyBytes: most, session } = metaOf(procedure);
    for (const [name, body] of [...(isNewKind('typed', most, session) ? every : read), ...fullLists(input)]) {
      const { status, text } = await sendHeavy(`${path}: ${name}`, { path: `/trpc/${path}`, body, token });
      expect(status < 500 ? '' : `${name}: ${text}`).toBe('');
    }
  });

  it.each(calls)('$path', async (call) => {
    const { path } = call;
    for (const [name, body] of isNewKind('documented', call.public, call.carriesFile) ? every : read) {
      const { status, text } = await sendHeavy(`${path}: ${name}`, { path, body, token: admin.token });
      expect(status < 500 ? '' : `${name}: ${text}`).toBe('');
    }
  });

  it.each([
    ['/trpc/public.book', 413],
    ['/trpc/auth.signIn', 413],
    ['/trpc/activities.edit', 401],
    ['/trpc/config.templates.edit', 401],
    ['/act-crear-reserva-publico', 413],
    ['/login', 413],
    ['/api/login', 413],
    ['/act-editar-actividad', 400],
    ['/plantillas-edit', 400],
    ['/no-such-path', 413],
  ])('%s takes no 1.1 MB of annotations from whom nobody knows: %i', async (path, expected) => {
    const body = annotated(300_000, 20_000);
    const { status, text } = await sendHeavy(`${path}: annotations of a stranger`, { path, body });
    expect([status, text === '']).toEqual([expected, false]);
  });

  it.each(every.filter(([, body]) => fitsAddress(body)))('the address of a call neither: %s', async (name, body) => {
    const { status, text } = await sendHeavy(`an address: ${name}`, { path: address('public.agenda', body) });
    expect(status < 500 ? '' : text).toBe('');
  });

  it('the address of a call takes no annotations either', async () => {
    const body = annotated(300, 200);
    const { status, text } = await sendHeavy('an address', { path: address('public.agenda', body) });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: { json: { data: { domain: { code: 'input.invalid' } } } } });
  });
});
