import { files } from '@dehesa/db/schema';
import { makeFirstWord } from '@dehesa/services/installation';
import { closedAfterAll } from '@dehesa/testing';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { createTestApp } from '../../test-app.test-support';

const webDir = writeFakeWeb();
afterAll(() => rmSync(webDir, { recursive: true }));
const { word, kept } = makeFirstWord(new Date());
const waiting = await closedAfterAll(createTestApp({ webDir, firstWord: kept }));
const admin = { firstName: 'Marta', email: 'marta@example.test', password: 'un secreto largo' };

const page = (url: string, remoteAddress = '192.0.2.1') =>
  waiting.app.inject({ url, headers: { accept: 'text/html' }, remoteAddress });
const mutate = (procedure: string, input: unknown, remoteAddress = '192.0.2.1') =>
  waiting.app.inject({
    method: 'POST',
    url: `/trpc/installation.${procedure}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ json: input }),
    remoteAddress,
  });

describe('the page of a first start (B103)', () => {
  it('is there for who has the word, kept by nobody, told to no other site', async () => {
    const { statusCode, headers, body } = await page(`/instalar/${word}`);
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>instalar</title>']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it.each(['/instalar', '/instalar/', '/instalar/otra', `/instalar/${word}x`, `/instalar/${word}/mas`])(
    'is not there at %s',
    async (url) => expect((await page(url)).statusCode).toBe(404),
  );

  it('who guesses is held up, on the page and in its calls, and nobody else', async () => {
    const guesser = '192.0.2.66';
    const pages = [];
    for (let time = 0; time < 20; time += 1) pages.push((await page('/instalar/adivinada', guesser)).statusCode);
    expect(new Set(pages)).toEqual(new Set([404]));
    const calls = [];
    for (let time = 0; time < 31; time += 1)
      calls.push((await mutate('save', { word: 'adivinada', settings: {} }, guesser)).statusCode);
    expect([calls[0], calls.at(-1)]).toEqual([404, 429]);
    expect((await page(`/instalar/${word}`)).statusCode).toBe(200);
  });
});

describe('its logo (B107)', () => {
  const boundary = 'limite';
  const send = async (path: string, bytes: Buffer, remoteAddress = '192.0.2.1') =>
    waiting.app.inject({
      method: 'POST',
      url: `/instalar/${path}/logo`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="l.png"\r\n\r\n`),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
      remoteAddress,
    });
  const png = () =>
    sharp({ create: { width: 300, height: 100, channels: 4, background: '#a03020' } })
      .png()
      .toBuffer();

  it('is kept for who has the word, and stands in the settings once its step is saved', async () => {
    const stored = await send(word, await png());
    expect([stored.statusCode, stored.headers['cache-control']]).toEqual([201, 'no-store']);
    const { id, url } = stored.json<{ id: string; url: string }>();
    expect((await mutate('save', { word, settings: { logoId: id } })).statusCode).toBe(200);
    const input = encodeURIComponent(JSON.stringify({ json: { word } }));
    const read = await waiting.app.inject({ url: `/trpc/installation.read?input=${input}` });
    expect(read.json()).toMatchObject({
      result: { data: { json: { logoUrl: url, settings: { logoId: id } } } },
    });
  });

  it('is refused in words where it is no picture', async () => {
    const refused = await send(word, Buffer.from('<html>'));
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { domain: { code: 'file.unsupported' } }]);
  });

  it('without the word is not there, and who guesses is held up', async () => {
    const answers = [];
    for (let time = 0; time < 32; time += 1)
      answers.push((await send('adivinada', await png(), '192.0.2.67')).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
    expect(await waiting.deps.db.$count(files)).toBe(1);
  });
});

it('finishing makes the super administrator, who can sign in, and the page is gone for good', async () => {
  expect((await mutate('save', { word, settings: { appName: 'Reservas' } })).statusCode).toBe(200);
  const both = await Promise.all([
    mutate('finish', { word, ...admin }),
    mutate('finish', { word, ...admin, email: 'otra@example.test' }),
  ]);
  const codes = both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  expect(codes[0]).toBe(200);
  expect([404, 409]).toContain(codes[1]);
  const winner = both[0].statusCode === 200 ? admin.email : 'otra@example.test';
  expect(await waiting.call('/login', { email: winner, clave: admin.password })).toMatchObject({ status: 200 });
  expect((await page(`/instalar/${word}`)).statusCode).toBe(404);
  expect((await mutate('save', { word, settings: { appName: 'Nunca' } })).statusCode).toBe(404);
  expect((await mutate('finish', { word, ...admin, email: 'tercera@example.test' })).statusCode).toBe(404);
});
