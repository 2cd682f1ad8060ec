import { rmSync } from 'node:fs';
import { configuration, files, people, reservations, users } from '@dehesa/db/schema';
import { cancellationToken } from '@dehesa/services/reservations';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { bookingBody, createPublicWorld } from '../../public-pages/public-world.test-support';
import type { RenderRequest } from '../../public-pages/page';

const webDir = writeFakeWeb();
const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await world.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
  return { response, drawn: () => response.json<RenderRequest>() };
}

describe('the logo (B107)', () => {
  it('stands on every kind of page, those of a fault too, once it is saved, and no more when it is taken away', async () => {
    const { slug } = await world.publish();
    const addresses = ['/agenda', `/actividad/${slug}`, '/aviso-legal', '/mi-reserva/nada', '/oferta/nada', '/no/hay'];
    const logos = async () => Promise.all(addresses.map(async (address) => (await get(address)).drawn().page.logo));
    expect(await logos()).toEqual(addresses.map(() => undefined));
    const [file] = await world.deps.db
      .insert(files)
      .values({
        storageKey: '00000000-0000-4000-8000-000000000001.png',
        sha256: '',
        kind: 'logo',
        mediaType: 'image/png',
        bytes: 1,
        width: 800,
        height: 100,
      })
      .returning();
    await world.deps.db.update(configuration).set({ logoId: file?.id ?? null });
    const logo = { url: '/files/00000000-0000-4000-8000-000000000001-480.png', width: 240, height: 30 };
    expect(await logos()).toEqual(addresses.map(() => logo));
    await world.deps.db.update(configuration).set({ logoId: null });
    expect(await logos()).toEqual(addresses.map(() => undefined));
  });
});

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
        preloads: ['/assets/hydrate.js', '/assets/react.js', '/assets/activity.js', '/assets/texts-es.js'],
        styles: ['/assets/public.css', '/assets/shared.css', '/assets/activity.css'],
      },
      origin: 'http://localhost:3000',
      path: `/actividad/${slug}`,
    });
  });

  it('allows no inline script and no inline style, and no frame but the two players without cookies', async () => {
    const { slug } = await world.publish();
    const policy = String((await get(`/actividad/${slug}`)).response.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("media-src 'self'");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('speaks the language of the address, then the cookie, then the browser, then Spanish; it remembers the first', async () => {
    const { slug } = await world.publish();
    const language = async (query: string, headers: Record<string, string> = {}) =>
      (await get(`/actividad/${slug}${query}`, headers)).drawn().page.language;
    expect(await language('')).toBe('es');
    expect(await language('', { 'accept-language': 'pt-PT,pt;q=0.9,es;q=0.8' })).toBe('pt');
    expect(await language('', { 'accept-language': 'fr,pt;q=0.8' })).toBe('es');
    expect(await language('', { 'accept-language': 'en-GB,pt;q=0.8' })).toBe('en');
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

describe('/agenda', () => {
  const agendaOf = async (query: string, headers: Record<string, string> = {}) => {
    const { page } = (await get(`/agenda${query}`, headers)).drawn();
    if (page.kind !== 'agenda') throw new Error(`drew ${page.kind}`);
    return page;
  };

  it('draws what the address asks for, in the visitor’s language', async () => {
    const { slug } = await world.publish({ title: 'Cigüeña en el Tajo', territoryId: 2, municipality: 'Cedillo' });
    const page = await agendaOf('?territorio=tajo&texto=CIGUENA&pagina=7', { 'accept-language': 'pt-PT' });
    expect(page).toMatchObject({
      language: 'pt',
      view: { territoryId: 2, search: 'CIGUENA', pageIndex: 0, language: 'pt', collaboratorId: null },
      agenda: { total: 1, pageCount: 1, items: [{ slug, title: 'Cigüeña en el Tajo' }] },
      territories: [
        { id: 1, name: 'Monfragüe' },
        { id: 2, name: 'Tejo Internacional' },
      ],
    });
  });

  it('keeps a collaborator that is one in its view (B9)', async () => {
    const [inn] = await world.deps.db.insert(users).values({ role: 4, email: 'inn@example.test' }).returning();
    expect((await agendaOf(`?colaborador=${inn?.id}`)).view.collaboratorId).toBe(inn?.id);
    expect((await agendaOf('?colaborador=99999')).view.collaboratorId).toBeNull();
  });

  it('leads a form’s empty fields to the short address', async () => {
    const { response } = await get('/agenda?territorio=tajo&texto=&desde=&hasta=&publico=&lang=es');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/agenda?territorio=tajo&lang=es']);
    const everything = await get('/agenda?texto=&lang=pt');
    expect(everything.response.headers.location).toBe('/agenda?lang=pt');
    expect((await get('/agenda?texto=++')).response.statusCode).toBe(200);
  });

  it('answers whatever the address says', async () => {
    for (const query of [
      '?pagina=abc',
      '?texto=%00%25',
      '?desde=x&hasta=2026-13-01',
      '?publico[]=1',
      '?texto=%ED%A0%80',
    ])
      expect([query, (await get(`/agenda${query}`)).response.statusCode]).toEqual([query, 200]);
  });
});

describe('a fault', () => {
  it('is drawn as a page, with the right status and nothing of the fault', async () => {
    const broken = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });
    await broken.deps.db.execute(sql`drop table configuration cascade`);
    for (const url of ['/agenda', '/actividad/x', '/no-hay']) {
      const response = await broken.app.inject({
        method: 'GET',
        url: `${url}?lang=pt`,
        headers: { accept: 'text/html' },
      });
      expect([url, response.statusCode, response.json<RenderRequest>().page]).toEqual([
        url,
        500,
        {
          kind: 'failed',
          language: 'pt',
          languages: ['es', 'pt', 'en'],
          siteName: 'Dehesa',
          address: `${url}?lang=pt`,
          away: false,
          fields: null,
        },
      ]);
    }
    await broken.close();
  });

  it('so is a visitor’s haste (B47)', async () => {
    const busy = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir, rateLimit: 1 });
    const ask = () => busy.app.inject({ method: 'GET', url: '/agenda', headers: { accept: 'text/html' } });
    await ask();
    const response = await ask();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json<RenderRequest>().page.kind).toBe('failed');
    await busy.close();
  });

  it.each(['/assets/none.js', '/files/none.pdf'])(
    'so is haste with files that are not there, for which a page is drawn: %s (B47)',
    async (url) => {
      const busy = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir, rateLimit: 1 });
      const ask = () => busy.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
      expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([404, 429]);
      await busy.close();
    },
  );
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
    const token = cancellationToken(world.deps.installation, { reservationId: id, address: email });
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
      { reservationId: 1, address: 'carmen@example.org' },
    );
    const other = cancellationToken(world.deps.installation, { reservationId: 1, address: 'otra@example.org' });
    for (const data of ['', '/', '/x', '/x.y', `/${foreign}`, `/${other}`, '/%00', `/${'a'.repeat(599)}`]) {
      // As documented; a person who opens it in a browser is told why (`way-in.test.ts`).
      const { statusCode, headers } = await world.app.inject({ url: `/cancelacion${data}` });
      expect([data, statusCode, headers.location]).toEqual([data, 302, '/']);
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

describe('the camera', () => {
  it('may use the camera, and no other page may', async () => {
    const headersOf = async (url: string) => {
      const { headers } = (await get(url)).response;
      return [headers['permissions-policy'], String(headers['content-security-policy']).includes('worker-src')];
    };
    expect(await headersOf('/checkpoint')).toEqual(['camera=(self), microphone=()', true]);
    for (const url of ['/agenda', '/seleccion-actividad', '/no-hay'])
      expect(await headersOf(url)).toEqual(['camera=(), microphone=()', false]);
  });
});

describe('/seleccion-actividad?c=', () => {
  const selectionOf = async (query: string) => {
    const { page } = (await get(`/seleccion-actividad${query}`)).drawn();
    if (page.kind !== 'earlyAccess') throw new Error(`drew ${page.kind}`);
    return page.selection;
  };

  it('draws what the link of a collaborator may book ahead (B9), and nothing for any other key', async () => {
    const [inn] = await world.deps.db
      .insert(users)
      .values({ role: 4, email: 'venta@example.test', companyName: 'Venta' })
      .returning();
    await world.deps.db.update(configuration).set({ earlyAccessOpensOn: '2026-05-01', earlyAccessClosesOn: null });
    const { slug } = await world.publish({ title: 'Solo con enlace', registrationOpensOn: '2026-06-01' });
    for (const name of ['c', 'colaborador']) {
      expect(await selectionOf(`?${name}=${inn?.id}&pagina=9`)).toMatchObject({
        collaborator: { id: inn?.id, name: 'Venta' },
        state: 'open',
        pageIndex: 0,
        items: expect.arrayContaining([expect.objectContaining({ slug, earlyAccess: true })]),
      });
    }
    for (const query of ['', '?c=', '?c=x', '?c=99999', '?c[]=1', '?c=1&pagina=-1'])
      expect(await selectionOf(query)).toMatchObject({ collaborator: null, items: [] });
    expect((await get(`/actividad/${slug}?c=${inn?.id}`)).drawn().page).toMatchObject({
      activity: { collaboratorId: inn?.id, earlyAccess: true, state: 'open' },
    });
  });
});

describe('/alta-colaborador?key=', () => {
  it('leads home without the right key, and draws the form with it (B54)', async () => {
    for (const query of ['', '?key=', '?key=otra', '?key[]=clave']) {
      await world.deps.db.update(configuration).set({ collaboratorKey: query === '?key=' ? '' : 'clave' });
      const { statusCode, headers } = await world.app.inject({ url: `/alta-colaborador${query}` });
      expect([query, statusCode, headers.location]).toEqual([query, 302, '/']);
    }
    await world.deps.db.update(configuration).set({ collaboratorKey: 'clave' });
    const { response, drawn } = await get('/alta-colaborador?key=clave&lang=pt');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(drawn().page).toMatchObject({
      kind: 'collaboratorSignUp',
      language: 'pt',
      key: 'clave',
      year: '2026',
      territories: [{ id: 1 }, { id: 2, name: 'Tejo Internacional' }],
    });
  });
});
