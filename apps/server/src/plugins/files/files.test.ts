import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

const id = '11111111-1111-4111-8111-111111111111';
const content = Buffer.from('0123456789');

const server = await closedAfterAll(createTestApp());
for (const extension of ['jpg', 'mp4', 'pdf', 'txt', 'docx']) {
  await server.deps.files.write(`${id}.${extension}`, content);
}

const get = (key: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/files/${key}`, headers });

describe('a stored file goes out', () => {
  it.each([
    ['jpg', 'image/jpeg', 'inline', "default-src 'none'; frame-ancestors 'self'; sandbox"],
    ['mp4', 'video/mp4', 'inline', "default-src 'none'; frame-ancestors 'self'; sandbox"],
    ['pdf', 'application/pdf', 'inline', "default-src 'none'; frame-ancestors 'self'"],
    ['txt', 'text/plain; charset=utf-8', 'attachment', "default-src 'none'; frame-ancestors 'self'; sandbox"],
    ['docx', 'application/octet-stream', 'attachment', "default-src 'none'; frame-ancestors 'self'; sandbox"],
  ])('%s as %s, for ever, and as nothing else (B33)', async (extension, type, disposition, policy) => {
    const { statusCode, headers, rawPayload } = await get(`${id}.${extension}`);
    expect([statusCode, rawPayload.toString()]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': '10',
      'content-disposition': `${disposition}; filename="${id}.${extension}"`,
      'content-security-policy': policy,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${id}.${extension}"`,
    });
  });

  it.each([
    ['Plano de la ruta', 'filename="Plano de la ruta.pdf"'],
    ['plano.PDF', 'filename="plano.pdf"'],
    ['Ruta río/Tajo ñ', `filename="Ruta rio Tajo n.pdf"; filename*=UTF-8''Ruta%20r%C3%ADo%20Tajo%20%C3%B1.pdf`],
    ['setup.exe', 'filename="setup.exe.pdf"'],
    ['..', `filename="${id}.pdf"`],
    ['a"; filename="b.html\r\nx: y', 'filename="a filename= b.html x y.pdf"'],
    ['\u202Efdp', 'filename="fdp.pdf"'],
    ['山', `filename="_.pdf"; filename*=UTF-8''%E5%B1%B1.pdf`],
  ])('under the name %j', async (name, expected) => {
    const { headers, statusCode } = await get(`${id}.pdf?name=${encodeURIComponent(name)}`);
    expect([statusCode, headers['content-disposition']]).toEqual([200, `inline; ${expected}`]);
  });

  it.each(['?name=%FF%ED%A0%80', '?name=a&name=b', '?name', `?name=${'ñ'.repeat(3000)}`])(
    'with the query %s',
    async (q) => {
      expect((await get(`${id}.pdf${q}`)).statusCode).toBe(200);
    },
  );
});

describe('a part of it', () => {
  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-900', '56789', 'bytes 5-9/10'],
    ['bytes=-900', '0123456789', 'bytes 0-9/10'],
    ['bytes=0-1,2-3', '0123', 'bytes 0-3/10'],
  ])('%s', async (range, expected, contentRange) => {
    const { statusCode, headers, rawPayload } = await get(`${id}.mp4`, { range });
    expect([statusCode, rawPayload.toString()]).toEqual([206, expected]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': contentRange,
      'content-length': String(expected.length),
    });
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s lies outside', async (range) => {
    const { statusCode, headers, rawPayload } = await get(`${id}.mp4`, { range });
    expect([statusCode, rawPayload.length]).toEqual([416, 0]);
    expect(headers).toMatchObject({ 'content-range': 'bytes */10', 'x-content-type-options': 'nosniff' });
  });

  it.each(['bytes', 'bytes=', 'lines=1-2', 'bytes=0-1,8-9', 'bytes=a-b', `bytes=${'0-1,'.repeat(500)}`])(
    '%s gets the whole',
    async (range) => {
      const { statusCode, rawPayload } = await get(`${id}.mp4`, { range });
      expect([statusCode < 500, rawPayload.toString() || statusCode]).toEqual([true, '0123456789']);
    },
  );

  it('is only a part of what the browser knows already', async () => {
    const range = 'bytes=2-4';
    expect((await get(`${id}.mp4`, { range, 'if-range': `"${id}.mp4"` })).statusCode).toBe(206);
    expect((await get(`${id}.mp4`, { range, 'if-range': '"other"' })).rawPayload.toString()).toBe('0123456789');
    expect((await get(`${id}.mp4`, { range, 'if-range': 'Fri, 01 May 2026 00:00:00 GMT' })).statusCode).toBe(200);
  });
});

it('tells HEAD how large it is, and sends nothing', async () => {
  for (const headers of [{}, { range: 'bytes=2-4' }] as Record<string, string>[]) {
    const answer = await get(`${id}.mp4`, headers, 'HEAD');
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
    expect(answer.headers).toMatchObject({
      'content-length': '10',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
    });
  }
});

it('does not send again what the browser has', async () => {
  for (const tag of [`"${id}.mp4"`, `"x", W/"${id}.mp4"`, '*']) {
    const { statusCode, rawPayload } = await get(`${id}.mp4`, { 'if-none-match': tag });
    expect([statusCode, rawPayload.length]).toEqual([304, 0]);
  }
  expect((await get(`${id}.mp4`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

describe('what is not there', () => {
  it.each([
    'secret-key',
    '..%2f..%2fsecret-key',
    '%00.jpg',
    `${id.replace('1', '2')}.jpg`,
    `${id}.html`,
    'x'.repeat(500),
  ])('%s', async (key) => {
    for (const headers of [{}, { range: 'bytes=0-1' }, { 'if-none-match': '*' }] as Record<string, string>[]) {
      expect((await get(key, headers)).statusCode).toBe(404);
    }
    expect((await get(key, {}, 'HEAD')).statusCode).toBe(404);
  });
});
