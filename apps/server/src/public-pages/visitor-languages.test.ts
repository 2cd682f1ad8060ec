import { rmSync } from 'node:fs';
import { configuration } from '@dehesa/db/schema';
import { saveSettings, saveWidgetOrigins } from '@dehesa/services/configuration';
import type { Language } from '@dehesa/domain/languages';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceContext } from '../requests/request-context';
import { writeFakeWeb } from './fake-web.test-support';
import type { RenderRequest } from './page';
import { createPublicWorld } from './public-world.test-support';

const webDir = writeFakeWeb();
const site = 'https://www.sitio.example';
const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });
const { id: superId } = await world.signInAs({ role: 0 });
const admin = serviceContext(world.deps, { userId: superId, role: 0, territoryId: null });
await saveWidgetOrigins(admin, { origins: [site] });
afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

const offer = (...visitorLanguages: Language[]) => world.deps.db.update(configuration).set({ visitorLanguages });
beforeEach(() => offer('es', 'pt', 'en'));

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await world.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { response, page: () => response.json<RenderRequest>().page };
}

describe('the languages that visitors are offered (B108)', () => {
  it.each<[string, Language[], string, Record<string, string>, Language]>([
    ['one that is off, in the address', ['es', 'pt'], '?lang=en', {}, 'es'],
    ['the same, with a browser in Portuguese', ['es', 'pt'], '?lang=en', { 'accept-language': 'pt' }, 'pt'],
    ['one that was chosen before and is off now', ['pt', 'es'], '', { cookie: 'lang=en' }, 'pt'],
    ['that of the browser, which is off', ['pt', 'en'], '', { 'accept-language': 'es-ES' }, 'pt'],
    ['none', ['pt', 'es', 'en'], '', {}, 'pt'],
    ['none, in English first', ['en', 'es'], '', { 'accept-language': 'fr' }, 'en'],
    ['one that is offered', ['pt', 'es'], '?lang=es', { 'accept-language': 'pt' }, 'es'],
  ])('%s is asked for', async (_case, offered, query, headers, language) => {
    await offer(...offered);
    const { slug } = await world.publish();
    for (const path of ['/agenda', `/actividad/${slug}`, '/aviso-legal', '/mi-reserva/x', '/oferta/x', '/no/hay']) {
      const { page, response } = await get(`${path}${query}`, headers);
      expect([path, page().language, page().languages]).toEqual([path, language, offered]);
      const chosen = query === `?lang=${language}` ? [expect.objectContaining({ name: 'lang', value: language })] : [];
      expect(response.cookies).toEqual(chosen);
    }
  });

  it('an activity knows which language its links need not name', async () => {
    await offer('pt', 'es');
    const { slug } = await world.publish();
    expect((await get(`/actividad/${slug}?lang=es`)).page()).toMatchObject({ activity: { unnamed: 'pt' } });
    await offer('es', 'pt');
    expect((await get(`/actividad/${slug}`)).page()).toMatchObject({
      activity: expect.not.objectContaining({ unnamed: 'es' }),
    });
  });

  it('within a widget too', async () => {
    await offer('pt', 'es');
    const address = `/agenda?embed=${encodeURIComponent(site)}`;
    expect((await get(`${address}&lang=en`)).page()).toMatchObject({ language: 'pt', frame: { embed: site } });
    expect((await get(`${address}&lang=es`)).page().language).toBe('es');
  });

  it('a change is seen at once by whoever made it here', async () => {
    expect((await get('/agenda?lang=en')).page().language).toBe('en');
    await saveSettings(admin, { visitorLanguages: ['pt', 'es'] });
    expect((await get('/agenda?lang=en')).page().language).toBe('pt');
  });

  it('feeds mean the first where they name none, and lead to what they say', async () => {
    const { slug } = await world.publish();
    await offer('pt', 'es');
    const feed = async (query: string) => (await get(`/agenda.json${query}`)).response.json<Record<string, string>>();
    expect(await feed('')).toMatchObject({
      language: 'pt-PT',
      home_page_url: 'http://localhost:3000/agenda',
      feed_url: 'http://localhost:3000/agenda.json',
    });
    expect(await feed('?lang=en')).toMatchObject({ language: 'pt-PT' });
    expect(await feed('?lang=es')).toMatchObject({
      language: 'es-ES',
      home_page_url: 'http://localhost:3000/agenda?lang=es',
      feed_url: 'http://localhost:3000/agenda.json?lang=es',
    });
    const calendar = async (query: string) => (await get(`/agenda.ics${query}`)).response.body.replaceAll('\r\n ', '');
    expect(await calendar('')).toContain(`/actividad/${slug}\r\n`);
    expect(await calendar('?lang=es')).toContain(`/actividad/${slug}?lang=es\r\n`);
    const entry = async (query: string) =>
      (await get(`/actividad/${slug}.ics${query}`)).response.body.replaceAll('\r\n ', '');
    expect(await entry('?lang=es')).toContain(`URI:http://localhost:3000/actividad/${slug}?lang=es\r\n`);
    expect(await entry('')).toContain(`URI:http://localhost:3000/actividad/${slug}\r\n`);
  });

  it('a feed that was kept in one first language is not read as the other', async () => {
    await offer('es', 'pt');
    const language = async () => (await get('/agenda.json?publico=18')).response.json<{ language: string }>().language;
    expect(await language()).toBe('es-ES');
    await offer('pt', 'es');
    expect(await language()).toBe('pt-PT');
  });
});
