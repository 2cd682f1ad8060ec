import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { complexityLimits } from '@dehesa/domain/text-complexity';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldUpMs, limitMs } from '../main-thread.test-support';
import { sessionCookie } from '../requests/request-context';
import { createTestApp, type TestApp } from '../test-app.test-support';
import { ThreadTextWorker } from './thread-text-worker';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));
const file = path.join(serverFolder, 'dist/test-thread/text-worker.js');
const program = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const endless = program(
  "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready'); for (;;) {}",
);
const tooMuchEffort = expect.objectContaining({
  failure: { code: 'input.tooComplex', params: { part: 'effort', max: 0 } },
});

/** As it is built for the product, beside it. */
beforeAll(async () => {
  await build({
    root: serverFolder,
    logLevel: 'error',
    build: { outDir: 'dist/test-thread', rollupOptions: { input: { 'text-worker': 'src/threads/text-worker.ts' } } },
  });
}, 120_000);
afterAll(() => rm(path.dirname(file), { recursive: true, force: true }));

describe('the thread for texts', () => {
  it('does its task and answers', async () => {
    const worker = new ThreadTextWorker({ file });
    expect(await worker.run('cleanCss', 'a{color:red;behavior:x}')).toEqual({
      css: 'a {\n  color: red;\n}',
      removed: [{ text: 'behavior:x', why: 'notAllowed' }],
    });
  });

  it('refuses in the words of the task', async () => {
    const worker = new ThreadTextWorker({ file });
    const failure = { code: 'input.tooComplex', params: { part: 'nesting', max: complexityLimits.nesting } };
    await expect(worker.run('cleanCss', '@media x{'.repeat(2_000))).rejects.toEqual(
      expect.objectContaining({ failure }),
    );
  });

  it('ends what takes too long, and does the next', async () => {
    const worker = new ThreadTextWorker({ file: endless, deadlineMs: 200 });
    await expect(worker.run('cleanCss', '')).rejects.toEqual(tooMuchEffort);
    await expect(worker.run('cleanCss', '')).rejects.toEqual(tooMuchEffort);
  });

  it('lets some wait and refuses more', async () => {
    const worker = new ThreadTextWorker({ file: endless, deadlineMs: 200, maxWaiting: 1 });
    const begun = [worker.run('cleanCss', ''), worker.run('cleanCss', '')].map((one) => one.catch(() => 'ended'));
    await expect(worker.run('cleanCss', '')).rejects.toThrow('service.busy');
    expect(await Promise.all(begun)).toEqual(['ended', 'ended']);
  });

  it('a fault of its own is a fault', async () => {
    const worker = new ThreadTextWorker({ file: program('throw new TypeError("x")') });
    await expect(worker.run('cleanCss', '')).rejects.toThrow(TypeError);
    await expect(new ThreadTextWorker({ file: program('') }).run('cleanCss', '')).rejects.toThrow('ended with 0');
  });
});

describe('the heaviest texts (B51)', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await createTestApp({ textWorker: new ThreadTextWorker({ file }) });
    token = (await server.signInAs({ role: 0 })).token;
  });
  afterAll(() => server.close());

  const call = (path: string, json: unknown) =>
    server.app.inject({
      method: 'POST',
      url: `/trpc/${path}`,
      cookies: { [sessionCookie]: token },
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ json }),
    });
  const template = (body: string) => ({ subject: 'Asunto', recordGroups: ['reserva', 'avisos'], body, language: 'en' });
  const { elements, nesting, rules, fields } = complexityLimits;
  const sheet = Array.from({ length: rules }, (_, n) => `.a${n % 50} .b${n}, p.a${n}{color:red}`).join('');
  const section = '{{#reserva.turno}}x{{/reserva.turno}}';

  it.each([
    ['config.templates.create', template(`<style>${'@media x{'.repeat(2_000)}</style><p>x</p>`)],
    ['config.templates.create', template('<div>'.repeat(8_000))],
    ['config.templates.create', template(section.repeat(4_000).slice(0, 99_000))],
    ['config.templates.create', template(`<style>${sheet}</style>${'<p class="a1">x</p>'.repeat(elements - 100)}`)],
    ['config.templates.create', template('<div>'.repeat(nesting) + '{{'.repeat(40_000))],
    ['config.templates.preview', template('&amp;'.repeat(19_000))],
    ['config.templates.preview', template('<p>x</p>'.repeat(elements) + section.repeat(fields) + 'x '.repeat(20_000))],
    [
      'config.templates.create',
      { ...template(`{{&${' '.repeat(90_000)}x`), channel: 'whatsapp', slug: 'reserva-confirmada' },
    ],
    ['config.settings.previewCustomCss', { css: '@media x{'.repeat(6_000) }],
    ['config.settings.previewCustomCss', { css: 'a{color:red}'.repeat(5_000) }],
    ['config.settings.save', { customCss: '@supports ('.repeat(50) + 'a{b:c}'.repeat(9_000) }],
    [
      'config.legalTexts.edit',
      { kind: 'privacy', version: 1, html: { es: '<b>'.repeat(15_000), pt: '<p>x'.repeat(12_000) } },
    ],
  ])('%s: done or refused in words, and nobody waits meanwhile', async (path, input) => {
    const bodies: string[] = [];
    const held = await heldUpMs(async () => {
      const answer = call(path, input);
      expect((await server.app.inject({ url: '/api/health' })).statusCode).toBe(200);
      const { statusCode, body } = await answer;
      expect(statusCode).toBeLessThan(500);
      bodies.push(body);
    });
    expect(held).toBeLessThan(limitMs);
    for (const body of bodies) expect(body).toMatch(/"result"|"code":"(?:input|messages|configuration)\./);
  });
});
