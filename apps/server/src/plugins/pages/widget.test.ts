import { rmSync } from 'node:fs';
import { saveWidgetOrigins, seedReference } from '@dehesa/services/configuration';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { createPublicWorld } from '../../public-pages/public-world.test-support';
import type { RenderRequest } from '../../public-pages/page';
import { serviceContext } from '../../requests/request-context';

const site = 'https://www.sitio.example';
const embed = `embed=${encodeURIComponent(site)}`;
const webDir = writeFakeWeb();
const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });
await seedReference(serviceContext(world.deps, null));
const { id } = await world.signInAs({ role: 0 });
await saveWidgetOrigins(serviceContext(world.deps, { userId: id, role: 0, territoryId: null }), { origins: [site] });
const { slug } = await world.publish();

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await world.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
  return { response, drawn: () => response.json<RenderRequest>() };
}
const ancestors = (headers: Record<string, unknown>) =>
  /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];

describe('a page within a widget', () => {
  it('stands in a frame of the site that asks, with what it needs there', async () => {
    for (const url of [`/agenda?territorio=tajo&${embed}`, `/actividad/${slug}?territorio=tajo&${embed}`]) {
      const { response, drawn } = await get(url);
      expect(response.statusCode).toBe(200);
      expect(ancestors(response.headers)).toBe(site);
      expect(response.headers['x-frame-options']).toBeUndefined();
      expect(drawn().page.frame).toEqual({ embed: site, territoryId: 2 });
      expect(drawn().assets.scripts).toEqual(['/assets/public.js', '/assets/frame.js']);
      expect(drawn().assets.styles).toContain('/assets/frame.css');
    }
    const { drawn } = await get(`/agenda?${embed}`);
    expect(drawn().page).toMatchObject({ view: { embed: site } });
  });

  it('sets no cookie and heeds none: its language is in the address', async () => {
    const { response, drawn } = await get(`/agenda?lang=pt&${embed}`, { cookie: 'lang=es' });
    expect([drawn().page.language, response.cookies]).toEqual(['pt', []]);
    expect((await get(`/agenda?${embed}`, { cookie: 'lang=pt' })).drawn().page.language).toBe('es');
    expect((await get(`/agenda?${embed}`, { 'accept-language': 'pt-PT' })).drawn().page.language).toBe('pt');
  });

  it('stays one where an activity is not found, and where the filter has empty fields', async () => {
    const { response, drawn } = await get(`/actividad/nada?${embed}`);
    expect([response.statusCode, ancestors(response.headers)]).toEqual([404, site]);
    expect(drawn().page.frame).toEqual({ embed: site, territoryId: null });
    const tidied = (await get(`/agenda?texto=&lang=es&${embed}`)).response;
    expect([tidied.statusCode, tidied.headers.location]).toEqual([302, `/agenda?lang=es&${embed}`]);
  });

  it('is the whole page in a window of its own', async () => {
    const { response } = await get(`/actividad/${slug}?lang=pt&${embed}`, { 'sec-fetch-dest': 'document' });
    expect([response.statusCode, response.headers.location]).toEqual([302, `/actividad/${slug}?lang=pt`]);
    expect((await get(`/agenda?${embed}`, { 'sec-fetch-dest': 'iframe' })).response.statusCode).toBe(200);
  });
});

describe('no frame', () => {
  it.each([
    'https://otro.example',
    'http://www.sitio.example',
    'https://www.sitio.example:8443',
    `${site}/pagina`,
    '*',
    "https://x.example; script-src 'unsafe-inline'",
    'null',
  ])('for %j', async (other) => {
    const { response, drawn } = await get(`/agenda?texto=a&embed=${encodeURIComponent(other)}`);
    expect(ancestors(response.headers)).toBe("'none'");
    expect(drawn().page.frame).toBeUndefined();
  });

  it.each(['/checkpoint', '/politica-privacidad', '/no-existe', '/login', '/'])(
    'for %s, whoever asks',
    async (path) => {
      const { response } = await get(`${path}?${embed}`);
      expect(ancestors(response.headers)).toBe("'none'");
    },
  );
});

describe('/widget.js', () => {
  it('is for the pages of everybody, kept for an hour', async () => {
    const { response } = await get('/widget.js');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('(function(){})();');
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    });
    const small = await get('/widget.js', { 'accept-encoding': 'br' });
    expect([small.response.headers['content-encoding'], small.response.headers['vary']]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    const again = await get('/widget.js', { 'if-none-match': String(response.headers['etag']) });
    expect([again.response.statusCode, again.response.body]).toEqual([304, '']);
  });
});

describe('the legal pages', () => {
  it.each([
    ['/politica-privacidad', 'privacy', 'Qué datos se piden y para qué'],
    ['/politica-de-privacidad', 'privacy', 'Qué datos se piden y para qué'],
    ['/politica-cookies', 'cookies', 'Qué guarda esta web en su navegador'],
    ['/aviso-legal', 'notice', 'Condiciones de uso'],
  ])('%s shows the text of the installation', async (url, text, said) => {
    const { response, drawn } = await get(url);
    expect(response.statusCode).toBe(200);
    expect(drawn().page).toMatchObject({ kind: 'legal', text, version: 1, language: 'es' });
    expect(drawn().page).toHaveProperty('updatedOn', expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/));
    expect(JSON.stringify(drawn().page)).toContain(said);
    // What only the body can write is not there yet, and nobody reads that it is missing.
    expect(JSON.stringify(drawn().page)).not.toMatch(
      /Pendiente de completar|Responsable del tratamiento|Titular de la web/,
    );
  });

  it('speaks Portuguese', async () => {
    const { drawn } = await get('/aviso-legal?lang=pt');
    expect(JSON.stringify(drawn().page)).toContain('Condições de utilização');
  });
});
