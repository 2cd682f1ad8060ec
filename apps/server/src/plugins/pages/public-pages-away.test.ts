import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { users } from '@dehesa/db/schema';
import { openDatabase } from '@dehesa/db';
import { saveWidgetOrigins, seedReference } from '@dehesa/services/configuration';
import { createTestDatabase, openDatabaseLink } from '@dehesa/testing';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fakeDatabaseWatch } from '../../database-watch.test-support';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import type { RenderRequest } from '../../public-pages/page';
import { createPublicWorld } from '../../public-pages/public-world.test-support';
import { serviceContext } from '../../requests/request-context';

const drawnAt = '2026-05-01T10:00:00.000Z';
const since = new Date('2026-05-01T10:20:00Z');
const site = 'https://www.sitio.example';
const embed = `embed=${encodeURIComponent(site)}`;
const readOnly = { since: since.toISOString(), drawnAt };

const watch = fakeDatabaseWatch();
const webDir = writeFakeWeb();
const database = await createTestDatabase();
const link = await openDatabaseLink(database.url);
const db = openDatabase(link.url);
const world = await createPublicWorld(() => new Date(drawnAt), { webDir, db, databaseWatch: watch });
await seedReference(serviceContext(world.deps, null));
await saveWidgetOrigins(serviceContext(world.deps, { userId: 1, role: 0, territoryId: null }), { origins: [site] });
const { slug } = await world.publish();

afterEach(async () => {
  watch.comeBack();
  await link.restore();
});
afterAll(async () => {
  await world.close();
  await db.close();
  await link.close();
  await database.close();
  rmSync(webDir, { recursive: true });
});

/** The build of the tests draws the request instead of the page. */
function pageIn(body: string): RenderRequest['page'] {
  const request: RenderRequest = JSON.parse(body);
  return request.page;
}

async function get(url: string, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: answered,
    body,
  } = await world.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const drawn = statusCode === 200 || statusCode === 503 ? pageIn(body) : undefined;
  return { status: statusCode, headers: answered, page: drawn };
}

describe('what was drawn before', () => {
  it.each([
    ['an activity', () => `/actividad/${slug}`, {}],
    ['the agenda', () => '/agenda', {}],
    ['a view of the agenda', () => '/agenda?territorio=monfrague&cuando=este-mes', {}],
    ['the language of the address', () => '/agenda?lang=pt', {}],
    ['the language of the cookie', () => '/agenda', { cookie: 'lang=pt' }],
    ['a widget', () => `/actividad/${slug}?${embed}`, {}],
  ])('%s is shown read-only, kept by no cache, and anew once the database is back', async (_what, url, headers) => {
    const before = await get(url(), headers);
    watch.goAway(since);
    const away = await get(url(), headers);
    expect(away).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(away.page).toEqual({ ...before.page, readOnly });
    expect(away.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
    watch.comeBack();
    expect(await get(url(), headers)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect((await get(url(), headers)).page?.readOnly).toBeUndefined();
  });

  it('is shown in its own language and surface only', async () => {
    const { slug: other } = await world.publish({ title: 'Otra' });
    await get(`/actividad/${other}`);
    watch.goAway(since);
    const drawn = async (url: string) => {
      const { page } = await get(url);
      return [page?.kind, page?.language, page?.frame?.embed];
    };
    expect(await drawn(`/actividad/${other}`)).toEqual(['activity', 'es', undefined]);
    expect(await drawn(`/actividad/${other}?lang=pt`)).toEqual(['failed', 'pt', undefined]);
    expect(await drawn(`/actividad/${other}?${embed}`)).toEqual(['activity', 'es', undefined]);
  });

  it('is shown where the database goes away, or is found to be away, while it is drawn', async () => {
    await get('/agenda');
    link.stall();
    const answer = get('/agenda');
    await pause(200);
    watch.goAway(since);
    expect((await answer).page).toMatchObject({ kind: 'agenda', readOnly });
    await link.restore();
    watch.comeBack();
    await link.close();
    expect(await get('/agenda')).toMatchObject({ status: 200, page: { kind: 'agenda', readOnly: { drawnAt } } });
  });

  it('is nothing of a collaborator’s link, and nothing that a visitor made up', async () => {
    const [hotel] = await db.insert(users).values({ role: 4, email: 'hotel@example.test' }).returning();
    const links = [
      `/actividad/${slug}?colaborador=${hotel?.id}`,
      `/actividad/${slug}?c=${hotel?.id}`,
      `/agenda?colaborador=${hotel?.id}`,
      '/agenda?texto=buitres',
      '/agenda?desde=2026-06-01',
      '/actividad/no-existe',
    ];
    for (const link of links) await get(link);
    watch.goAway(since);
    for (const link of links)
      expect(await get(link)).toMatchObject({ status: 503, page: { kind: 'failed', away: true } });
  });
});

describe('what was not', () => {
  it.each(['/mi-reserva/enlace', '/politica-privacidad', '/seleccion-actividad', '/alta-colaborador', '/no-existe'])(
    '%s is a page that says so and when to come back',
    async (url) => {
      watch.goAway(since);
      const { status, headers, page } = await get(url, { cookie: 'lang=pt' });
      expect([status, headers['retry-after']]).toEqual([503, '3']);
      expect(page).toMatchObject({ kind: 'failed', language: 'pt', away: true, fields: null, address: url });
    },
  );

  it('a form that was sent is not lost: its page can send it again', async () => {
    watch.goAway(since);
    const { statusCode, body, headers } = await world.app.inject({
      method: 'POST',
      url: '/asistencia/enlace?lang=pt',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'respuesta=menos&no_viene=7&no_viene=9&personas=4',
    });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
    const fields = [
      ['respuesta', 'menos'],
      ['no_viene', '7'],
      ['no_viene', '9'],
      ['personas', '4'],
    ];
    expect(pageIn(body)).toMatchObject({
      kind: 'failed',
      language: 'pt',
      away: true,
      address: '/asistencia/enlace?lang=pt',
      fields,
    });
  });
});

it('feeds say what they said last, and the installation’s own CSS stays', async () => {
  const urls = ['/agenda.ics', '/agenda.json', '/custom.css'];
  const ask = () => Promise.all(urls.map((url) => world.app.inject({ url })));
  const before = await ask();
  watch.goAway(since);
  const away = await ask();
  expect(away.map(({ statusCode, body }) => [statusCode, body])).toEqual(before.map(({ body }) => [200, body]));
  expect(away[0]?.headers['cache-control']).toBe('public, max-age=30');
  expect((await world.app.inject({ url: '/agenda.ics?texto=otra' })).statusCode).toBe(503);
});
