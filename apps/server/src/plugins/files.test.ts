import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookie } from '../request-context';
import { createTestApp, type TestApp } from '../test-app.test-support';

let server: TestApp;
let staff: string;
let member: string;
beforeAll(async () => {
  server = await createTestApp();
  staff = (await server.signInAs({ role: 2 })).token;
  member = (await server.signInAs({ role: 3 })).token;
});
afterAll(() => server.close());

const boundary = 'limite';

/** What a browser sends for one file. */
function multipart(bytes: Buffer, filename = 'foto.jpg', type = 'image/jpeg'): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

function upload(
  payload: Buffer | string,
  token: string | null = staff,
  contentType = `multipart/form-data; boundary=${boundary}`,
) {
  return server.app.inject({
    method: 'POST',
    url: '/upload/image',
    headers: { 'content-type': contentType },
    cookies: token === null ? {} : { [sessionCookie]: token },
    payload,
  });
}

/** A green picture of 30 × 20. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);
const jpegStart = [0xff, 0xd8, 0xff];

it('keeps a picture and serves it: for ever, as what it is, and as nothing else (B33)', async () => {
  const stored = await upload(multipart(png, '../../etc/passwd.html', 'text/html'));
  expect(stored.statusCode).toBe(201);
  expect(stored.json()).toEqual({
    id: expect.any(String),
    url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\.jpg$/),
    width: 30,
    height: 20,
  });
  const { url } = stored.json<{ url: string }>();
  for (const address of [url, url.replace('.jpg', '-640.jpg')]) {
    const { headers, rawPayload } = await server.app.inject({ url: address });
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    expect([...rawPayload.subarray(0, 3)]).toEqual(jpegStart);
  }
});

describe('refuses', () => {
  it('who is not staff', async () => {
    expect((await upload(multipart(png), null)).statusCode).toBe(401);
    expect((await upload(multipart(png), member)).statusCode).toBe(403);
  });

  it('a drawing that calls itself a photograph', async () => {
    const answer = await upload(multipart(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { domain: { code: 'file.unsupported' } }]);
  });

  it('more than 2 MB', async () => {
    const answer = await upload(multipart(Buffer.alloc(2 * 1024 * 1024 + 1)));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { domain: { code: 'file.tooLarge', params: { maxMegabytes: 2 } } },
    ]);
  });

  it.each<[string, string, string]>([
    ['no file', `--${boundary}--\r\n`, `multipart/form-data; boundary=${boundary}`],
    [
      'half a form',
      `--${boundary}\r\ncontent-disposition: form-data; name="file"`,
      `multipart/form-data; boundary=${boundary}`,
    ],
    ['a form without boundary', 'x', 'multipart/form-data'],
    ['JSON', '{}', 'application/json'],
    ['no known type', 'x', 'text/x-other'],
  ])('%s', async (_case, payload, type) => {
    const { statusCode } = await upload(payload, staff, type);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  it.each([
    'secret-key',
    '..%2f..%2fsecret-key',
    '%00.jpg',
    '00000000-0000-4000-8000-000000000000.jpg',
    'x'.repeat(500),
  ])('the key %s', async (key) => {
    expect((await server.app.inject({ url: `/files/${key}` })).statusCode).toBe(404);
  });
});
