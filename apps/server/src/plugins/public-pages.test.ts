import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { people, reservations, users } from '@dehesa/db/schema';
import { cancellationToken } from '@dehesa/services/reservations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, createPublicWorld, type PublicWorld } from '../public-pages/public-world.test-support';
import type { RenderRequest } from '../public-pages/page';

let world: PublicWorld;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'dehesa-web-'));
  write('client/index.html', '<!doctype html>');
  write(
    'client/.vite/manifest.json',
    JSON.stringify({
      'src/app/booking/entry-client.tsx': {
        file: 'assets/public.js',
        isEntry: true,
        imports: ['_react.js'],
        css: ['assets/public.css'],
      },
      '_react.js': { file: 'assets/react.js', css: ['assets/shared.css'] },
      'index.html': { file: 'assets/office.js', isEntry: true, imports: ['_react.js'], css: ['assets/office.css'] },
    }),
  );
  // Draws the request instead of the page: what the plugin hands over is what is tested here.
  write('ssr/package.json', '{"type":"module"}');
  write('ssr/entry-server.js', 'export const renderPage = (request) => JSON.stringify(request);');
  world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });
});
afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(webDir, file)), { recursive: true });
  writeFileSync(path.join(webDir, file), text);
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await world.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
  return { response, drawn: () => response.json<RenderRequest>() };
}

describe('/actividad/{url}', () => {
  it('draws the activity with the files of the public entry and no others', async () => {
    const { slug, id } = await world.publish();
    const { response, drawn } = await get(`/actividad/${slug}?x=1`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(drawn()).toMatchObject({
      page: { kind: 'activity', language: 'es', activity: { id }, now: '2026-05-01T10:00:00.000Z' },
      assets: {
        scripts: ['/assets/public.js'],
        preloads: ['/assets/react.js'],
        styles: ['/assets/public.css', '/assets/shared.css'],
      },
      origin: 'http://localhost:3000',
      path: `/actividad/${slug}`,
    });
  });

  it('allows no inline script, no inline style and no frame', async () => {
    const { slug } = await world.publish();
    const policy = String((await get(`/actividad/${slug}`)).response.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('speaks the language of the address, then the cookie, then the browser, then Spanish; it remembers the first', async () => {
    const { slug } = await world.publish();
    const language = async (query: string, headers: Record<string, string> = {}) =>
      (await get(`/actividad/${slug}${query}`, headers)).drawn().page.language;
    expect(await language('')).toBe('es');
    expect(await language('', { 'accept-language': 'pt-PT,pt;q=0.9,es;q=0.8' })).toBe('pt');
    expect(await language('', { 'accept-language': 'en,pt;q=0.8' })).toBe('es');
    expect(await language('', { cookie: 'lang=es', 'accept-language': 'pt' })).toBe('es');
    expect(await language('?lang=pt', { cookie: 'lang=es' })).toBe('pt');
    expect(await language('?lang=fr', { cookie: 'lang=pt' })).toBe('pt');
    const { response } = await get(`/actividad/${slug}?lang=pt`);
    expect(response.cookies).toMatchObject([{ name: 'lang', value: 'pt', path: '/' }]);
  });

  it('passes the collaborator of the link on, if it is one (B9)', async () => {
    const { slug } = await world.publish();
    const [hotel] = await world.deps.db.insert(users).values({ role: 4, email: 'hotel@example.test' }).returning();
    const collaborator = async (value: unknown) =>
      (await get(`/actividad/${slug}?colaborador=${String(value)}`)).drawn().page;
    expect(await collaborator(hotel?.id)).toMatchObject({ activity: { collaboratorId: hotel?.id } });
    for (const value of [99_999, 'x', '1e3', 2 ** 40])
      expect(await collaborator(value)).toMatchObject({ activity: { collaboratorId: null } });
  });

  it.each(['/actividad/nada', '/actividad', '/actividad/%00', `/actividad/${'x'.repeat(300)}`, '/no/hay'])(
    'draws the page for unknown addresses: %s',
    async (url) => {
      const { response, drawn } = await get(url);
      expect([response.statusCode, drawn().page.kind]).toEqual([404, 'notFound']);
    },
  );

  it('answers an unknown call as JSON', async () => {
    const response = await world.app.inject({ method: 'POST', url: '/no-hay', payload: {} });
    expect([response.statusCode, response.json()]).toEqual([404, { error: true, value: 'No encontrado' }]);
  });
});

describe('/cancelacion/{data}', () => {
  async function booked() {
    const { id } = await world.publish();
    await world.call('/act-reservar', bookingBody(id));
    const [row] = await world.deps.db.select().from(reservations);
    const [booker] = await world.deps.db.select().from(people);
    if (!row || !booker?.email) throw new Error('nothing was stored');
    return { id: row.id, email: booker.email };
  }

  it('shows the reservation of a link and changes nothing; the same link then cancels it once (B18, B37)', async () => {
    const { id, email } = await booked();
    const token = cancellationToken(world.deps.installation, { reservationId: id, email });
    const shown = await get(`/cancelacion/${token}?lang=pt`);
    expect(shown.drawn().page).toMatchObject({
      kind: 'cancellation',
      token,
      reservation: {
        title: 'Buitres al amanecer',
        people: 1,
        cancelled: false,
        reference: expect.stringMatching(/^MON-/),
      },
    });
    expect(JSON.stringify(shown.drawn())).not.toContain(email);
    expect(await world.stored()).toMatchObject([{ status: 1 }]);

    const cancel = async (data: string) => {
      const response = await world.app.inject({
        method: 'POST',
        url: '/trpc/public.cancel',
        payload: { json: { token: data, language: 'es' } },
      });
      return response.json<unknown>();
    };
    expect(await cancel(`${token}x`)).toMatchObject({
      error: { json: { data: { domain: { code: 'record.notFound' } } } },
    });
    expect(await cancel(token)).toMatchObject({ result: {} });
    expect(await world.stored()).toMatchObject([{ status: 4 }]);
    expect(await cancel(token)).toMatchObject({
      error: { json: { data: { domain: { code: 'reservations.alreadyCancelled' } } } },
    });
    expect((await get(`/cancelacion/${token}`)).drawn().page).toMatchObject({ reservation: { cancelled: true } });
  });

  it('leads to the root where the link is not ours, or names another email', async () => {
    const foreign = cancellationToken(
      { publicUrl: '', secretKey: Buffer.alloc(32, 9) },
      { reservationId: 1, email: 'carmen@example.org' },
    );
    const other = cancellationToken(world.deps.installation, { reservationId: 1, email: 'otra@example.org' });
    for (const data of ['', '/', '/x', '/x.y', `/${foreign}`, `/${other}`, '/%00', `/${'a'.repeat(599)}`]) {
      const { response } = await get(`/cancelacion${data}`);
      expect([data, response.statusCode, response.headers.location]).toEqual([data, 302, '/']);
    }
  });
});

describe('/checkpoint', () => {
  it('names the collaborator of the link, if it has access', async () => {
    const [bar] = await world.deps.db
      .insert(users)
      .values({ role: 4, email: 'bar@example.test', companyName: 'Bar La Cañada' })
      .returning();
    expect((await get(`/checkpoint?v=${bar?.id}`)).drawn().page).toMatchObject({
      kind: 'checkpoint',
      collaborator: { id: bar?.id, name: 'Bar La Cañada' },
    });
    for (const v of ['', '?v=', '?v=x', '?v=1', '?v=99999'])
      expect((await get(`/checkpoint${v}`)).drawn().page).toMatchObject({ collaborator: null });
  });
});
