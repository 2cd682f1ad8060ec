import { closedAfterAll } from '@dehesa/testing';
import { activities, activityTexts, configuration, users } from '@dehesa/db/schema';
import { hideActivity } from '@dehesa/services/activities';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { icsValue, parseIcs } from '../../public-pages/ics.test-support';
import { createPublicWorld } from '../../public-pages/public-world.test-support';
import { serviceContext } from '../../requests/request-context';

let now = Date.parse('2026-05-01T10:00:00Z');

/** As long as a feed may be old. */
const pass = () => (now += 300_000);
const asAdmin = () => serviceContext(world.deps, { userId: 1, role: 0, territoryId: null });
const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers });
async function events(query = '') {
  const calendar = parseIcs((await get(`/agenda.ics${query}`)).body);
  return calendar.components.filter(({ name }) => name === 'VEVENT');
}
const summaries = async (query = '') => (await events(query)).map((event) => icsValue(event, 'SUMMARY'));

const world = await closedAfterAll(createPublicWorld(() => new Date(now), { trustProxy: '127.0.0.1' }));
await world.publish({ title: 'Sin hora', date: '2026-05-09', startTime: null, endTime: null });
const boat = await world.publish({
  title: 'Barco, río; y \\ cigüeñas',
  description: `<p>${'Un paseo largo por el río. '.repeat(12)}</p>`,
  date: '2026-11-14',
  territoryId: 2,
  municipality: 'Cedillo',
  meetingPoint: 'Embarcadero',
  position: { lat: 39.65, lng: -7.54 },
});
await world.publish({ title: 'Noche', date: '2026-06-20', startTime: '22:00', endTime: '01:30', minimumAge: 18 });
await world.publish({ title: 'Más tarde', date: '2026-07-20', registrationOpensOn: '2026-06-01' });
await world.publish({ title: 'Pasada', date: '2026-04-20' });
const hidden = await world.publish({ title: 'Escondida' });
await hideActivity(asAdmin(), { id: hidden.id });

describe('/agenda.ics', () => {
  it('is a calendar to subscribe to, by the letter, with the clocks of Madrid', async () => {
    const response = await get('/agenda.ics');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    });
    const calendar = parseIcs(response.body);
    expect([icsValue(calendar, 'VERSION'), icsValue(calendar, 'METHOD')]).toEqual(['2.0', 'PUBLISH']);
    expect(icsValue(calendar, 'X-WR-CALNAME')).toBe('Dehesa: agenda de actividades');
    expect(icsValue(calendar, 'SOURCE')).toBe('http://localhost:3000/agenda.ics');
    expect(calendar.components.map(({ name }) => name)).toEqual(['VTIMEZONE', 'VEVENT', 'VEVENT', 'VEVENT', 'VEVENT']);
    expect(icsValue(calendar.components[0], 'TZID')).toBe('Europe/Madrid');
  });

  it('tells each activity with a lasting UID, its times, place and address', async () => {
    const [noTime, night, later, river] = await events();
    expect(noTime?.properties['DTSTART']).toEqual([{ params: { VALUE: 'DATE' }, value: '20260509' }]);
    expect(night?.properties['DTSTART']).toEqual([{ params: { TZID: 'Europe/Madrid' }, value: '20260620T220000' }]);
    expect(icsValue(night, 'DTEND')).toBe('20260621T013000');
    expect(icsValue(later, 'SUMMARY')).toBe('Más tarde');
    expect(icsValue(river, 'UID')).toBe(`actividad-${boat.id}@localhost`);
    expect(icsValue(river, 'SUMMARY')).toBe('Barco, río; y \\ cigüeñas');
    expect(icsValue(river, 'LOCATION')).toContain('Embarcadero, Cedillo');
    expect(icsValue(river, 'GEO')).toBe('39.65;-7.54');
    expect(icsValue(river, 'URL')).toBe(`http://localhost:3000/actividad/${boat.slug}`);
    expect(icsValue(river, 'SEQUENCE')).toBe('0');
    expect(icsValue(river, 'TRANSP')).toBe('TRANSPARENT');
    expect(icsValue(river, 'LAST-MODIFIED')).toMatch(/^\d{8}T\d{6}Z$/);
    expect(icsValue(river, 'DTSTAMP')).toBe(icsValue(river, 'LAST-MODIFIED'));
  });

  it('takes the filters of the page', async () => {
    expect(await summaries('?territorio=tajo')).toEqual(['Barco, río; y \\ cigüeñas']);
    expect(await summaries('?publico=18&desde=2026-06-01')).toEqual(['Noche']);
    expect(await summaries('?texto=CIGUENAS')).toEqual(['Barco, río; y \\ cigüeñas']);
    expect(await summaries('?pagina=9')).toHaveLength(4);
    expect(await summaries('?texto=nada')).toEqual([]);
  });

  it('speaks the language of its address and of nothing else', async () => {
    await world.deps.db
      .update(activityTexts)
      .set({ title: 'Barco no rio' })
      .where(and(eq(activityTexts.activityId, boat.id), eq(activityTexts.language, 'pt')));
    expect(await summaries('?lang=pt&territorio=tajo')).toEqual(['Barco no rio']);
    const spanish = await get('/agenda.ics?territorio=tajo', { 'accept-language': 'pt', cookie: 'lang=pt' });
    expect(spanish.body).toContain('cigüeñas');
    expect(spanish.headers['set-cookie']).toBeUndefined();
    expect((await get('/agenda.ics?lang=pt')).body).toContain(`/actividad/${boat.slug}?lang=pt`);
  });

  it('raises SEQUENCE when an activity changes, and answers 304 as long as nothing does', async () => {
    const { id, slug } = await world.publish({ title: 'Cambia', date: '2026-08-01' });
    const first = await get('/agenda.ics?texto=cambia');
    const tag = String(first.headers['etag']);
    const again = await get('/agenda.ics?texto=cambia', { 'if-none-match': `"x", ${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const event = () => get(`/actividad/${slug}.ics`);
    const before = parseIcs((await event()).body).components[1];
    await world.deps.db.update(activities).set({ date: '2026-08-02', version: 2 }).where(eq(activities.id, id));
    const after = parseIcs((await event()).body).components[1];
    expect(icsValue(after, 'UID')).toBe(icsValue(before, 'UID'));
    expect(Number(icsValue(after, 'SEQUENCE'))).toBeGreaterThan(Number(icsValue(before, 'SEQUENCE')));
    // Until then what was worked out is given again, under each way to write its address.
    const kept = await get('/agenda.ics?pagina=2&texto=cambia', { 'if-none-match': tag });
    expect(kept.statusCode).toBe(304);
    pass();
    const changed = await get('/agenda.ics?texto=cambia', { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    await hideActivity(asAdmin(), { id });
  });
});

describe('/agenda.json', () => {
  const read = async (query = '') =>
    (await get(`/agenda.json${query}`)).json<{ items: Record<string, unknown>[]; next_url?: string }>();

  it('is a JSON Feed 1.1 with the dates, places and territory of each activity', async () => {
    const response = await get('/agenda.json?territorio=tajo');
    expect(response.headers).toMatchObject({
      'content-type': 'application/feed+json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const url = `http://localhost:3000/actividad/${boat.slug}`;
    expect(response.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Dehesa: agenda de actividades',
      home_page_url: 'http://localhost:3000/agenda?territorio=tajo',
      feed_url: 'http://localhost:3000/agenda.json?territorio=tajo',
      language: 'es-ES',
      items: [
        {
          id: url,
          url,
          title: 'Barco, río; y \\ cigüeñas',
          content_text: expect.stringMatching(/^Un paseo largo/),
          tags: ['Aves', 'Tajo Internacional'],
          date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          _dehesa: {
            id: boat.id,
            date: '2026-11-14',
            start_time: '09:00',
            portuguese_start_time: '08:00',
            starts_at: '2026-11-14T08:00:00.000Z',
            territory: { id: 2, name: 'Tajo Internacional' },
            places: { state: 'free', free: 10, total: 10 },
            registration: { state: 'open' },
            calendar_url: `${url}.ics`,
          },
        },
      ],
    });
    expect((await read()).items).toHaveLength(4);
    expect(await read('?territorio=tajo')).not.toHaveProperty('next_url');
  });

  it('keeps ids over languages and collaborators, whose links stay theirs (B9)', async () => {
    const [hotel] = await world.deps.db.insert(users).values({ role: 4, email: 'hotel@example.test' }).returning();
    const [item] = (await read(`?territorio=tajo&lang=pt&colaborador=${hotel?.id}`)).items;
    expect(item).toMatchObject({
      id: `http://localhost:3000/actividad/${boat.slug}`,
      url: `http://localhost:3000/actividad/${boat.slug}?colaborador=${hotel?.id}&lang=pt`,
      language: 'pt-PT',
    });
    const later = async (query: string) =>
      (await read(`?texto=tarde${query}`)).items.map((found) => Reflect.get(found['_dehesa'] ?? {}, 'registration'));
    expect(await later('')).toMatchObject([{ state: 'upcoming', opens_on: '2026-06-01' }]);
    await world.deps.db.update(configuration).set({ earlyAccessOpensOn: '2026-04-25', earlyAccessClosesOn: null });
    pass();
    expect(await later(`&colaborador=${hotel?.id}`)).toMatchObject([{ state: 'open' }]);
    expect(await later('')).toMatchObject([{ state: 'upcoming' }]);
  });

  it('answers whatever the address says', async () => {
    for (const query of [
      '?pagina=-1&territorio=x&desde=2026-02-30&hasta=hoy&publico=13&ninos=si&colaborador=1e9&lang=fr',
      '?pagina=99999999999&desde=2026-05-01&desde=x&colaborador=9999999999',
      `?texto=${encodeURIComponent('\u0000%_\\')}`,
      '?texto=%ED%A0%80&lang[]=pt&__proto__=1',
      `?texto=${'x'.repeat(3000)}`,
      '?desde=2099-01-01&hasta=1900-01-01',
    ]) {
      for (const path of ['/agenda.json', '/agenda.ics', `/actividad/${boat.slug}.ics`])
        expect([path, query, (await get(path + query)).statusCode]).toEqual([path, query, 200]);
    }
  });
});

describe('/actividad/{slug}.ics', () => {
  it('is one entry for a visitor’s own calendar', async () => {
    const response = await get(`/actividad/${boat.slug}.ics?lang=pt`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = parseIcs(response.body);
    expect(calendar.components.map(({ name }) => name)).toEqual(['VTIMEZONE', 'VEVENT']);
    const [, event] = calendar.components;
    expect(icsValue(event, 'SUMMARY')).toBe('Barco no rio');
    expect(icsValue(event, 'DTSTART')).toBe('20261114T090000');
    expect(event?.properties).not.toHaveProperty('TRANSP');
  });

  it('knows no hidden activity and none that does not exist (B11, B22)', async () => {
    for (const slug of ['escondida', 'nada', '%00', 'x'.repeat(300), ''])
      expect([slug, (await get(`/actividad/${slug}.ics`)).statusCode]).toEqual([slug, 404]);
  });

  it('is withdrawn while the activity is suspended', async () => {
    const { id, slug } = await world.publish({ title: 'Suspendida' });
    const states = async () => {
      const { body } = await get(`/actividad/${slug}.ics`);
      return [/^METHOD:(\w+)/m.exec(body)?.[1], /^STATUS:(\w+)/m.exec(body)?.[1]];
    };
    expect(await states()).toEqual(['PUBLISH', 'CONFIRMED']);
    await world.deps.db
      .update(activities)
      .set({ suspendedAt: new Date(now) })
      .where(eq(activities.id, id));
    expect(await states()).toEqual(['CANCEL', 'CANCELLED']);
    await world.deps.db.delete(activities).where(eq(activities.id, id));
  });

  it('is there for past ones too', async () => {
    expect((await get('/actividad/pasada.ics')).statusCode).toBe(200);
  });
});

describe('what is kept', () => {
  const limited = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => get(address, from)))).filter(({ statusCode }) => statusCode === 429);
  // An address of its own, whose count the other tests do not touch.
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const made = (count: number, query: (n: number) => string) => Array.from({ length: count }, (_, n) => query(n));

  it('is what was found: made-up collaborators, days gone by, pages and sites make nothing new', async () => {
    const tags = new Set<unknown>();
    for (const query of [
      '',
      '?colaborador=123456',
      '?colaborador=1',
      '?desde=2019-03-04',
      '?embed=https://example.org',
      '?utm_source=x&__proto__=1',
    ]) {
      tags.add((await get(`/agenda.json${query}`)).headers['etag']);
      expect((await get(`/agenda.json${query}`)).body).not.toContain('example.org');
    }
    expect(tags.size).toBe(1);
    expect((await get('/agenda.json?pagina=77')).headers['etag']).toBe([...tags][0]);
    const many = ['.ics', '.json'].flatMap((format) => [
      ...made(100, (n) => `/agenda${format}?colaborador=${500_000 + n}`),
      ...made(100, (n) => `/agenda${format}?pagina=${n + 2}`),
      ...made(100, (n) => `/agenda${format}?desde=2001-01-${String(1 + (n % 28)).padStart(2, '0')}`),
    ]);
    expect(await limited(many)).toEqual([]);
  });

  it('of made-up filters one address gets sixty in a minute, what is kept as ever', async () => {
    const refused = await limited(made(70, (n) => `/agenda.ics?texto=inventado${n}`));
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await get('/agenda.ics', from)).statusCode).toBe(200);
  });
});

it('the page of the agenda gives visitors at most 50 at once', async () => {
  const ask = async (input: object) =>
    (await get(`/trpc/public.agenda?input=${encodeURIComponent(JSON.stringify({ json: input }))}`)).statusCode;
  expect(await Promise.all([ask({ pageSize: 50 }), ask({ pageSize: 51 })])).toEqual([200, 400]);
});
