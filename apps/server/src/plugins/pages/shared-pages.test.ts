import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { activityTexts } from '@dehesa/db/schema';
import { saveWidgetOrigins, seedReference } from '@dehesa/services/configuration';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { createPublicWorld } from '../../public-pages/public-world.test-support';
import { serviceContext } from '../../requests/request-context';

const webDir = writeFakeWeb();
const site = 'https://www.sitio.example';
/** Longer than this file runs: what is drawn anew here is so for a reason. */
const pageAgeMs = 600_000;
const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir, pageAgeMs });
await seedReference(serviceContext(world.deps, null));
const { id: admin } = await world.signInAs({ role: 0 });
const staff = serviceContext(world.deps, { userId: admin, role: 0, territoryId: null });
await saveWidgetOrigins(staff, { origins: [site] });
afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
/** Past every door, as another process would. */
const retitle = (activityId: number, title: string) =>
  world.deps.db.update(activityTexts).set({ title }).where(eq(activityTexts.activityId, activityId));

it('shows everybody the page as it was drawn, until something is changed through this process', async () => {
  const { id, slug } = await world.publish({ title: 'Buitres' });
  expect((await get(`/actividad/${slug}`)).body).toContain('Buitres');
  await retitle(id, 'Cigüeñas');
  expect((await get(`/actividad/${slug}`)).body).toContain('Buitres');
  await world.call('/api/login', { email: 'nobody@example.test', password: 'wrong' });
  expect((await get(`/actividad/${slug}`)).body).toContain('Cigüeñas');
});

it('keeps languages apart, and gives nobody the cookie of another', async () => {
  const { slug } = await world.publish({ title: 'Grullas' });
  const portuguese = await get(`/actividad/${slug}?lang=pt`);
  expect(portuguese.json()).toMatchObject({ page: { language: 'pt' } });
  expect(portuguese.cookies).toMatchObject([{ name: 'lang', value: 'pt' }]);
  const byBrowser = await get(`/actividad/${slug}`, { 'accept-language': 'pt-PT' });
  expect([byBrowser.body, byBrowser.cookies]).toEqual([portuguese.body, []]);
  expect((await get(`/actividad/${slug}`)).json()).toMatchObject({ page: { language: 'es' } });
  expect(byBrowser.headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding');
});

it("draws a widget's page, a collaborator's link and a search each time", async () => {
  const { id, slug } = await world.publish({ title: 'Águilas' });
  const own = [
    `/actividad/${slug}?embed=${encodeURIComponent(site)}`,
    `/actividad/${slug}?colaborador=7`,
    '/agenda?texto=a',
  ];
  for (const url of own) expect((await get(url)).body).toContain('Águilas');
  expect((await get(`/actividad/${slug}`)).body).toContain('Águilas');
  await retitle(id, 'Alimoches');
  for (const url of own) expect((await get(url)).body).toContain('Alimoches');
  expect((await get(`/actividad/${slug}`)).body).toContain('Águilas');
});

it('keeps no page that is not there', async () => {
  expect((await get('/actividad/todavia-no')).statusCode).toBe(404);
  const { slug } = await world.publish({ title: 'Todavía no' });
  expect([slug, (await get(`/actividad/${slug}`)).statusCode]).toEqual(['todavia-no', 200]);
});

it('is sent as small as its reader takes it, and not at all to who has it', async () => {
  const { slug } = await world.publish({ description: `<p>${'Salida guiada. '.repeat(200)}</p>` });
  const whole = await get(`/actividad/${slug}`);
  const br = await get(`/actividad/${slug}`, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get(`/actividad/${slug}`, { 'accept-encoding': 'gzip' });
  expect([whole, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(whole.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(whole.body);
  const tag = String(br.headers['etag']);
  const known = await get(`/actividad/${slug}`, { 'if-none-match': tag });
  expect([known.statusCode, known.body, known.headers['etag']]).toEqual([304, '', tag]);
  expect((await get(`/actividad/${slug}`, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  for (const { headers } of [whole, br, known])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it('is not drawn anew by an answer that changes nothing', async () => {
  const { id, slug } = await world.publish({ title: 'Nutrias' });
  await get(`/actividad/${slug}`);
  await retitle(id, 'Martines');
  await world.app.inject({ method: 'GET', url: '/api/live' });
  expect((await get(`/actividad/${slug}`)).body).toContain('Nutrias');
});

it('forgets by every door: a call of the screens, a documented one, an upload', async () => {
  const { id, slug } = await world.publish({ title: 'Uno' });
  const doors = ['/trpc/auth.signOut', '/api/login', '/upload/postal-codes', '/upload/imagen'];
  for (const [number, url] of doors.entries()) {
    await get(`/actividad/${slug}`);
    await retitle(id, `Título ${number}`);
    await world.app.inject({ method: 'POST', url, payload: {} });
    expect({ url, shown: (await get(`/actividad/${slug}`)).body.includes(`Título ${number}`) }).toEqual({
      url,
      shown: true,
    });
  }
});

it('is the same document when its second is over and nothing was changed, and another when something was', async () => {
  let now = new Date('2026-05-01T10:00:00Z');
  const fast = await createPublicWorld(() => now, { webDir, pageAgeMs: 1 });
  const { id, slug } = await fast.publish({ title: 'Avutardas' });
  const read = async () => {
    await sleep(2);
    now = new Date(now.getTime() + 1_000);
    return fast.app.inject({ url: `/actividad/${slug}`, headers: { accept: 'text/html' } });
  };
  const first = await read();
  const second = await read();
  expect([second.headers['etag'], second.body]).toEqual([first.headers['etag'], first.body]);
  await fast.deps.db.update(activityTexts).set({ title: 'Sisones' }).where(eq(activityTexts.activityId, id));
  const third = await read();
  expect(third.body).toContain('Sisones');
  expect(third.headers['etag']).not.toBe(first.headers['etag']);
  await fast.close();
});
