import { setTimeout as sleep } from 'node:timers/promises';
import http from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DomainError } from '@dehesa/domain/errors';
import type { FileStore } from '@dehesa/services/context';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalFileStore } from '../../adapters/files/local-file-store';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const megabyte = 1024 * 1024;
const boundary = 'limite';
/** What a sender is granted here, in place of a minute. */
const patience = 600;

const folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-uploads-'));
const store = new LocalFileStore(folder);
const installation = { publicUrl: 'http://localhost:3000', secretKey: Buffer.alloc(32, 1), videoMegabytes: 50 };
const server = await createTestApp({ files: store, installation, patience: { uploadMs: patience } });
const staff: string = (await server.signInAs({ role: 2 })).token;
const member: string = (await server.signInAs({ role: 3 })).token;
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.deps.db.execute('delete from files');
});

const head = (filename: string, type: string) =>
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
  );
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

/** What a browser sends for one file. */
const form = (bytes: Buffer, filename = 'foto.jpg', type = 'image/jpeg') =>
  Buffer.concat([head(filename, type), bytes, tail]);

function upload(
  kind: 'image' | 'own-image' | 'document' | 'video',
  payload: Buffer | string,
  token: string | null = staff,
  contentType = `multipart/form-data; boundary=${boundary}`,
) {
  return server.app.inject({
    method: 'POST',
    url: `/upload/${kind}`,
    headers: { 'content-type': contentType },
    cookies: token === null ? {} : { [sessionCookie]: token },
    payload,
  });
}

/** As a browser says of what a page of ours sends. */
const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A request on a connection of its own, whose body is written by hand. */
function begin(kind: string) {
  const request = http.request(`${origin}/upload/${kind}`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: `${sessionCookie}=${staff}`,
      ...ownPage,
    },
  });
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      let body = '';
      response
        .on('data', (chunk: Buffer) => (body += chunk.toString()))
        .on('end', () => resolve({ status: response.statusCode, body }));
    });
  });
  answer.catch(() => undefined);
  return { request, answer };
}

async function left(): Promise<{ names: string[]; rows: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const rows = await server.deps.db.execute('select id from files');
  return { names: entries.filter((entry) => entry.isFile()).map(({ name }) => name), rows: rows.length };
}
const nothing = { names: [], rows: 0 };

const ftyp = Buffer.from('\0\0\0\u0020ftypisom\0\0\u0002\0isomiso2avc1mp41', 'latin1');
const mp4 = (bytes: number) => Buffer.concat([ftyp, Buffer.alloc(bytes - ftyp.byteLength, 5)]);
/** A green picture of 30 × 20. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);

describe('keeps', () => {
  it('a picture, whatever it is called', async () => {
    const stored = await upload('image', form(png, '../../etc/passwd.html', 'text/html'));
    expect([stored.statusCode, stored.json()]).toEqual([
      201,
      { id: expect.any(String), url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\.jpg$/), width: 30, height: 20 },
    ]);
    const { url } = stored.json<{ url: string }>();
    for (const address of [url, url.replace('.jpg', '-640.jpg')]) {
      const { headers, rawPayload } = await server.app.inject({ url: address });
      expect(headers['content-type']).toBe('image/jpeg');
      expect([...rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    }
  });

  it('a picture of oneself, from whoever is signed in', async () => {
    const stored = await upload('own-image', form(png), member);
    expect([stored.statusCode, stored.json()]).toEqual([201, expect.objectContaining({ width: 30, height: 20 })]);
    expect((await upload('own-image', form(png), null)).statusCode).toBe(401);
    expect((await upload('image', form(png), member)).statusCode).toBe(403);
  });

  it('a document, which goes out as it came', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%%EOF');
    const stored = await upload('document', form(pdf, 'Plano.pdf', 'application/pdf'));
    expect([stored.statusCode, stored.json()]).toMatchObject([
      201,
      { extension: 'pdf', mediaType: 'application/pdf', bytes: pdf.byteLength, isImage: false },
    ]);
    const { rawPayload } = await server.app.inject({ url: stored.json<{ url: string }>().url });
    expect(rawPayload.equals(pdf)).toBe(true);
  });

  it('a picture as a document, and a table by its name', async () => {
    expect((await upload('document', form(png, 'plano.png'))).json()).toMatchObject({
      extension: 'jpg',
      isImage: true,
    });
    expect((await upload('document', form(Buffer.from('a;b'), 'lista.csv'))).json()).toMatchObject({
      extension: 'csv',
    });
  });

  it('a document whose sender does not say what it was called', async () => {
    const nameless = (disposition: string) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`),
        Buffer.from('a;b'),
        tail,
      ]);
    for (const filename of ['', '; filename=""', '; filename="a\0.txt"']) {
      const sent = nameless(`content-disposition: form-data; name="file"${filename}`);
      const stored = await upload('document', sent);
      expect([stored.statusCode, stored.json()]).toMatchObject([201, { extension: 'txt' }]);
    }
  });

  it('a video, and sends any part of it', async () => {
    const video = mp4(3 * megabyte);
    const stored = await upload('video', form(video, 'film.mp4', 'video/mp4'));
    expect([stored.statusCode, stored.json()]).toMatchObject([201, { bytes: video.byteLength }]);
    const { url } = stored.json<{ url: string }>();
    const part = await fetch(`${origin}${url}`, { headers: { range: `bytes=${2 * megabyte}-` } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, megabyte]);
    expect(await left()).toEqual({ names: [url.replace('/files/', '')], rows: 1 });
  });
});

describe('a video of 40 MB', () => {
  it('goes through in pieces: while the store is slow, the sender waits', async () => {
    let consumed = 0;
    let paused = false;
    const slow: Partial<FileStore> = {
      async write(_key, content) {
        expect(content).toBeInstanceOf(Readable);
        for await (const chunk of content as Readable) {
          consumed += Buffer.from(chunk).byteLength;
          while (paused) await sleep(10);
        }
        return { bytes: consumed };
      },
    };
    const write = vi.spyOn(store, 'write').mockImplementation(slow.write ?? store.write);
    try {
      paused = true;
      const { request, answer } = begin('video');
      let sent = 0;
      const chunk = mp4(megabyte);
      request.write(head('film.mp4', 'video/mp4'));
      for (let n = 0; n < 40; n += 1) {
        if (n === 20) paused = false;
        if (!request.write(chunk)) {
          // In the first half nobody reads: the connection takes what its own buffers hold, and no more.
          const drained = new Promise((resolve) => request.once('drain', () => resolve(true)));
          const stuck = (await Promise.race([drained, sleep(300, false)])) === false;
          if (stuck) {
            expect(sent - consumed).toBeLessThan(16 * megabyte);
            paused = false;
            await drained;
          }
        }
        sent += megabyte;
      }
      request.end(tail);
      const { status, body } = await answer;
      expect([status, JSON.parse(body)]).toMatchObject([201, { bytes: 40 * megabyte }]);
      expect(consumed).toBe(40 * megabyte);
    } finally {
      write.mockRestore();
    }
  });
});

describe('leaves nothing behind', () => {
  it('of a video that is cut off, and goes on serving', async () => {
    const { request } = begin('video');
    request.on('error', () => undefined);
    request.write(head('film.mp4', 'video/mp4'));
    request.write(mp4(2 * megabyte));
    await vi.waitFor(async () => expect((await left()).names).toHaveLength(1));
    request.destroy();
    await vi.waitFor(async () => expect(await left()).toEqual(nothing));
    expect((await upload('video', form(mp4(100)))).statusCode).toBe(201);
  });

  it.each<[string, Buffer]>([
    ['in the middle of a video', Buffer.concat([head('film.mp4', 'video/mp4'), mp4(2 * megabyte)])],
    ['before a file comes', Buffer.from(`--${boundary}\r\ncontent-disp`)],
  ])('of a sender that falls silent %s, and hangs up', async (_case, sent) => {
    const { request, answer } = begin('video');
    request.write(sent);
    if (sent.byteLength > megabyte) await vi.waitFor(async () => expect((await left()).names).toHaveLength(1));
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET/);
    await vi.waitFor(async () => expect(await left()).toEqual(nothing));
  });

  it('of one that pauses and goes on in time keeps all', async () => {
    const { request, answer } = begin('video');
    request.write(head('film.mp4', 'video/mp4'));
    for (let n = 0; n < 8; n += 1) {
      request.write(n === 0 ? mp4(megabyte) : Buffer.alloc(megabyte));
      await sleep(patience / 4);
    }
    request.end(tail);
    expect(JSON.parse((await answer).body)).toMatchObject({ bytes: 8 * megabyte });
  });

  it('of a form that ends before its video does', async () => {
    const answer = await upload('video', Buffer.concat([head('film.mp4', 'video/mp4'), mp4(megabyte)]));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { domain: { code: 'file.unsupported' } }]);
    expect(await left()).toEqual(nothing);
  });

  it('of a video that is too large, though it did not say so', async () => {
    const { request, answer } = begin('video');
    request.write(head('film.mp4', 'video/mp4'));
    const answered = answer.then(() => true);
    for (let n = 0; n < 100; n += 1) {
      if (request.write(mp4(megabyte))) continue;
      const drained = new Promise((resolve) => request.once('drain', () => resolve(false)));
      if (await Promise.race([drained, answered])) break;
    }
    const { status, body } = await answer;
    request.destroy();
    expect([status, JSON.parse(body)]).toMatchObject([
      413,
      { domain: { code: 'file.tooLarge', params: { maxMegabytes: 50 } } },
    ]);
    expect(await left()).toEqual(nothing);
  });

  it('of what only calls itself a video', async () => {
    const page = Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(5000)}`);
    const answer = await upload('video', form(page, 'film.mp4', 'video/mp4'));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { domain: { code: 'file.unsupported' } }]);
    expect(await left()).toEqual(nothing);
  });

  it('where the store fails, which is the server’s fault', async () => {
    const write = vi.spyOn(store, 'write').mockImplementation(async (_key, content) => {
      for await (const _chunk of content as Readable) break;
      throw new Error('no space left');
    });
    try {
      for (const kind of ['video', 'document'] as const) {
        const payload = kind === 'video' ? mp4(megabyte) : Buffer.from('%PDF-1.7');
        const answer = await upload(kind, form(payload));
        expect([answer.statusCode, answer.body.includes('space')]).toEqual([500, false]);
      }
    } finally {
      write.mockRestore();
    }
    expect(await left()).toEqual(nothing);
  });
});

describe('refuses', () => {
  it.each(['image', 'document', 'video'] as const)('%s of who is not staff, and does not read it', async (kind) => {
    const endless = () => new Readable({ read: () => undefined });
    for (const [token, status] of [
      [null, 401],
      [member, 403],
    ] as const) {
      const request = http.request(`${origin}/upload/${kind}`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(token !== null && { cookie: `${sessionCookie}=${token}` }),
          ...ownPage,
        },
      });
      request.on('error', () => undefined);
      const answered = new Promise((resolve) => request.on('response', (response) => resolve(response.statusCode)));
      request.write(head('film.mp4', 'video/mp4'));
      endless().pipe(request);
      expect(await answered).toBe(status);
      request.destroy();
    }
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each<['image' | 'document' | 'video', string, Buffer]>([
    ['image', 'a drawing that calls itself a photograph', svg],
    ['document', 'a drawing that calls itself a photograph', svg],
    ['image', 'the beginning of a picture', png.subarray(0, 40)],
    ['document', 'the beginning of a picture', png.subarray(0, 40)],
    ['document', 'a page', Buffer.from('<html><body onload="alert(1)"></body></html>')],
    ['image', 'a video', mp4(1000)],
    ['video', 'a picture', png],
  ])('as %s: %s', async (kind, _case, bytes) => {
    const answer = await upload(kind, form(bytes, 'foto.png', 'image/png'));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { domain: { code: 'file.unsupported' } }]);
    expect(await left()).toEqual(nothing);
  });

  it.each<['image' | 'document', number, number, string]>([
    ['image', 15, 15 * megabyte + 1, ''],
    ['document', 15, 15 * megabyte + 1, ''],
    ['document', 2, 2 * megabyte + 1, '%PDF-1.7'],
  ])('as %s more than %i MB', async (kind, maxMegabytes, size, start) => {
    const bytes = Buffer.concat([Buffer.from(start), Buffer.alloc(size)]);
    const answer = await upload(kind, form(bytes));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { domain: { code: 'file.tooLarge', params: { maxMegabytes } } },
    ]);
  });

  it.each<[string, string, string]>([
    ['no file', `--${boundary}--\r\n`, `multipart/form-data; boundary=${boundary}`],
    ['an empty body', '', `multipart/form-data; boundary=${boundary}`],
    [
      'half a form',
      `--${boundary}\r\ncontent-disposition: form-data; name="file"`,
      `multipart/form-data; boundary=${boundary}`,
    ],
    [
      'a field',
      `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--${boundary}--\r\n`,
      `multipart/form-data; boundary=${boundary}`,
    ],
    ['a form without boundary', 'x', 'multipart/form-data'],
    ['JSON', '{}', 'application/json'],
    ['no known type', 'x', 'text/x-other'],
  ])('%s', async (_case, payload, type) => {
    for (const kind of ['image', 'document', 'video'] as const) {
      const { statusCode } = await upload(kind, payload, staff, type);
      expect([kind, statusCode >= 400 && statusCode < 500]).toEqual([kind, true]);
    }
    expect(await left()).toEqual(nothing);
  });
});

it('a disk that is full by the second size of a picture: refused with words, and nothing of it stays', async () => {
  const before = await left();
  const { files } = server.deps;
  const write = files.write.bind(files);
  const full = vi
    .spyOn(files, 'write')
    .mockImplementationOnce(write)
    .mockRejectedValueOnce(DomainError.of('file.noRoom'));
  const refused = await upload('image', form(png));
  full.mockRestore();
  expect([refused.statusCode, refused.json()]).toEqual([
    503,
    expect.objectContaining({ domain: expect.objectContaining({ code: 'file.noRoom' }) }),
  ]);
  expect(await left()).toEqual(before);
});
