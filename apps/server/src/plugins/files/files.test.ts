import { closedAfterAll } from '@dehesa/testing';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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

it('a picture says what concerns files alone; a document, and what is not there, are pages too', async () => {
  const ofPage = async (key: string) => {
    const { headers } = await get(key);
    return ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy'].filter((name) => name in headers);
  };
  expect(await ofPage(`${id}.jpg`)).toEqual([]);
  expect(await ofPage(`${id}.pdf`)).toHaveLength(3);
  expect(await ofPage('22222222-2222-4222-8222-222222222222.jpg')).toHaveLength(3);
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

describe('a picture', () => {
  const pictureId = '22222222-2222-4222-8222-222222222222';
  const address = (size = '') => `${pictureId}${size}.jpg`;
  const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  /** Before there was any WebP: type, and how long it is kept. */
  const firstSent = new Map<string, [unknown, unknown]>();

  beforeAll(async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000', noise } });
    await server.deps.files.write(address(), await picture.clone().jpeg({ quality: 95 }).toBuffer());
    await server.deps.files.write(address('-640'), await picture.clone().resize(640).jpeg({ quality: 95 }).toBuffer());
    for (const size of ['', '-160', '-640', '-960']) {
      const { headers } = await get(address(size), { accept: chrome });
      firstSent.set(size, [headers['content-type'], headers['cache-control']]);
      const isMade = async () => {
        const { headers } = await get(address(size), { accept: chrome });
        if (headers['content-type'] !== 'image/webp') throw new Error(`no WebP of ${address(size)}`);
      };
      await vi.waitFor(isMade, { timeout: 20_000 });
    }
  }, 60_000);

  it.each(['', '-160', '-640', '-960'])(
    'of size %j goes out as WebP to who names it, under a tag of its own',
    async (size) => {
      const { headers, rawPayload } = await get(address(size), { accept: chrome });
      expect(headers).toMatchObject({
        vary: 'Accept',
        etag: `"${pictureId}${size}.webp"`,
        'content-disposition': `inline; filename="${pictureId}${size}.webp"`,
        'content-length': String(rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
      });
      expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    },
  );

  it.each(['image/jpeg', '*/*', 'image/*', 'image/webp;q=0, image/jpeg', 'image/webp ; q=0.000', 'image/webpx', ''])(
    'goes out as JPEG to who takes %j',
    async (accept) => {
      for (const size of ['', '-160', '-640', '-960']) {
        const { headers, rawPayload } = await get(address(size), { accept });
        const key = address({ '-160': '-640', '-960': '' }[size] ?? size);
        expect(headers).toMatchObject({ vary: 'Accept', 'content-type': 'image/jpeg', etag: `"${key}"` });
        expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
      }
    },
  );

  it('is kept for a minute alone where a larger one stands in for what is being made', () => {
    const forEver = ['image/jpeg', 'public, max-age=31536000, immutable'];
    const forAMinute = ['image/jpeg', 'public, max-age=60'];
    expect(Object.fromEntries(firstSent)).toEqual({
      '': forEver,
      '-640': forEver,
      '-160': forAMinute,
      '-960': forAMinute,
    });
  });

  it('is not sent again in the form that the browser has, but in the other one', async () => {
    const tag = `"${pictureId}-640.webp"`;
    const known = await get(address('-640'), { accept: chrome, 'if-none-match': tag });
    expect([known.statusCode, known.rawPayload.length, known.headers['vary']]).toEqual([304, 0, 'Accept']);
    const other = await get(address('-640'), { accept: 'image/jpeg', 'if-none-match': tag });
    expect([other.statusCode, other.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('in parts and to HEAD is the form that its reader takes', async () => {
    const whole = await get(address(), { accept: chrome });
    const part = await get(address(), { accept: chrome, range: 'bytes=8-11' });
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'WEBP']);
    expect(part.headers['content-range']).toBe(`bytes 8-11/${whole.rawPayload.length}`);
    const head = await get(address(), { accept: chrome }, 'HEAD');
    expect(head.headers).toMatchObject({ 'content-type': 'image/webp', etag: `"${pictureId}.webp"` });
    expect((await get(`${id}.pdf`, { accept: chrome })).headers['vary']).toBeUndefined();
  });
});

describe('what is not there', () => {
  it.each([
    'secret-key',
    '..%2f..%2fsecret-key',
    '%00.jpg',
    `${id.replace('1', '3')}.jpg`,
    `${id.replace('1', '3')}-960.jpg`,
    `${id}.html`,
    'x'.repeat(500),
  ])('%s', async (key) => {
    for (const headers of [{}, { range: 'bytes=0-1' }, { 'if-none-match': '*' }] as Record<string, string>[]) {
      expect((await get(key, headers)).statusCode).toBe(404);
    }
    expect((await get(key, {}, 'HEAD')).statusCode).toBe(404);
  });
});
