import { files } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionCookie } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const server = await closedAfterAll(createTestApp());
const { token: superAdmin } = await server.signInAs({ role: 0 });
beforeEach(() => server.deps.db.delete(files));

const boundary = 'limite';

function upload(bytes: Buffer, name: string, type: string, token: string | null = superAdmin) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return server.app.inject({
    method: 'POST',
    url: '/upload/logo',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    cookies: token === null ? {} : { [sessionCookie]: token },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

const png = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#a0302080' } })
  .png()
  .toBuffer();

describe('POST /upload/logo (B107)', () => {
  it('keeps a picture, whatever it says that it is, and both sizes go out as that', async () => {
    const stored = await upload(png, '../logo.html', 'text/html');
    expect([stored.statusCode, stored.json()]).toEqual([
      201,
      { id: expect.any(String), url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\.png$/), width: 30, height: 20 },
    ]);
    const { url } = stored.json<{ url: string }>();
    for (const address of [url, url.replace('.png', '-480.png')]) {
      const { headers, rawPayload } = await server.app.inject({ url: address });
      expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
      expect((await sharp(rawPayload).metadata()).format).toBe('png');
    }
  });

  it.each<[string, Buffer, string, string]>([
    ['HTML that calls itself a PNG', Buffer.from('<!doctype html><script>alert(1)</script>'), 'logo.png', 'image/png'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg', 'image/svg+xml'],
    ['a PNG that was cut', png.subarray(0, 40), 'logo.png', 'image/png'],
  ])('refuses %s, and keeps nothing of it', async (_case, bytes, name, type) => {
    const refused = await upload(bytes, name, type);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { domain: { code: 'file.unsupported' } }]);
    expect(await server.deps.db.$count(files)).toBe(0);
  });

  it('is for super administrators alone', async () => {
    expect((await upload(png, 'logo.png', 'image/png', null)).statusCode).toBe(401);
    for (const role of [1, 2, 3, 4] as const) {
      const { token } = await server.signInAs({ role });
      expect((await upload(png, 'logo.png', 'image/png', token)).statusCode).toBe(403);
    }
    expect(await server.deps.db.$count(files)).toBe(0);
  });
});
