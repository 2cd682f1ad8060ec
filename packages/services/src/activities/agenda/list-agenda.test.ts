import { closedAfterAll } from '@dehesa/testing';
import { activities, activityTexts, configuration, shiftPlaces } from '@dehesa/db/schema';
import { AgendaInput } from '@dehesa/domain/activities';
import { and, count, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { agendaOrder, bookable } from './agenda-conditions';
import { createActivity } from '../create-activity';
import { hideActivity } from '../hide-activity';
import { listAgenda } from './list-agenda';
import { toggleRegistrations } from '../toggle-registrations';

const ids: Record<string, number> = {};
const today = '2026-05-01';

async function publish(title: string, change: Parameters<ActivityWorld['activity']>[0] = {}) {
  const { id } = await createActivity(world.as(world.actors.admin), world.activity(change, title));
  ids[title] = id;
  return id;
}
const look = (asked: Partial<AgendaInput> = {}) => listAgenda(world.as(null), AgendaInput.parse(asked));
const titles = async (asked: Partial<AgendaInput> = {}) => (await look(asked)).items.map(({ title }) => title);

const world = await closedAfterAll(createActivityWorld());
const collaboratorId: number = (await world.addUser(4, 'Hotel de la Encina', 1)).userId;
await publish('Buitres y nubes', { date: '2026-05-09', minimumAge: 12 });
await publish('Cigüeña negra en el río', {
  date: '2026-05-02',
  territoryId: 2,
  municipality: 'Cedillo',
  childrenAllowed: false,
  minimumAge: 18,
});
await publish('Noche de estrellas', { date: '2026-05-02', startTime: '22:00', endTime: '01:00' });
await publish('Sin hora todavía', { date: '2026-05-02', startTime: null, endTime: null });
await publish('Más adelante', { date: '2026-07-10', registrationOpensOn: '2026-06-01', minimumAge: 16 });
await publish('Con turnos', { date: '2026-06-20', shifts: ['Mañana', 'Tarde'], capacity: 10 });
// None of these may show.
await publish('Pasada', { date: '2026-04-30' });
await publish('Plazo vencido', { date: '2026-05-20', registrationClosesOn: '2026-04-30' });
await publish('Suelta', { date: '2026-05-20', principal: false });
await hideActivity(world.as(world.actors.admin), { id: await publish('Escondida') });
await toggleRegistrations(world.as(world.actors.admin), { id: await publish('Cerrada') });

const coming = [
  'Sin hora todavía',
  'Cigüeña negra en el río',
  'Noche de estrellas',
  'Buitres y nubes',
  'Con turnos',
  'Más adelante',
];

describe('listAgenda', () => {
  it('lists what can be booked, now or later, soonest first; nothing hidden, past, closed or secondary', async () => {
    expect(await look()).toMatchObject({ total: 6, pageIndex: 0, pageCount: 1, today });
    expect(await titles()).toEqual(coming);
  });

  it('shows a night outing until it ends after midnight', async () => {
    const id = await publish('Anoche', { date: '2026-04-30', startTime: '22:00', endTime: '12:30' });
    expect(await titles()).toContain('Anoche');
    await world.db.delete(activities).where(eq(activities.id, id));
  });

  it.each<[string, Partial<AgendaInput>, string[]]>([
    ['territory', { territoryId: 2 }, ['Cigüeña negra en el río']],
    ['this weekend', { period: 'weekend' }, ['Sin hora todavía', 'Cigüeña negra en el río', 'Noche de estrellas']],
    ['next month', { period: 'nextMonth' }, ['Con turnos']],
    ['dates, the wrong way round too', { from: '2026-06-30', to: '2026-05-09' }, ['Buitres y nubes', 'Con turnos']],
    ['dates before a period', { from: '2026-07-01', period: 'weekend' }, ['Más adelante']],
    ['a day that is over', { to: '2026-04-30' }, []],
    ['audience', { audience: 18 }, ['Cigüeña negra en el río']],
    ['everybody', { audience: 0 }, ['Sin hora todavía', 'Noche de estrellas', 'Con turnos']],
    ['children', { withChildren: true, audience: 18 }, []],
    ['text without case and accents', { search: 'CIGUENA' }, ['Cigüeña negra en el río']],
    ['text with accents of its own', { search: 'crêscer buítres' }, []],
    ['all words, anywhere', { search: 'cedillo  negra' }, ['Cigüeña negra en el río']],
    ['the place', { search: 'torrejon' }, coming.filter((title) => !title.startsWith('Cigüeña'))],
    ['the area, in Portuguese', { search: 'tejo' }, ['Cigüeña negra en el río']],
    ['the company', { search: 'aguila buitres' }, ['Buitres y nubes']],
    ['wildcards as themselves', { search: '%' }, []],
    ['nothing like it', { search: 'esquí' }, []],
  ])('finds by %s', async (_by, asked, expected) => {
    expect(await titles(asked)).toEqual(expected);
    expect((await look(asked)).total).toBe(expected.length);
  });

  it('pages, and answers the last page for one behind it', async () => {
    const page = (pageIndex: number) => look({ pageIndex, pageSize: 4 });
    expect((await page(0)).items.map(({ title }) => title)).toEqual(coming.slice(0, 4));
    expect(await page(1)).toMatchObject({ total: 6, pageIndex: 1, pageCount: 2 });
    expect((await page(9)).items.map(({ title }) => title)).toEqual(coming.slice(4));
    expect(await look({ search: 'esquí', pageIndex: 3 })).toMatchObject({ items: [], pageIndex: 0, pageCount: 1 });
  });

  it('tells the state of the places (B3, B5, B14)', async () => {
    const places = async (title: string) => (await look()).items.find((item) => item.title === title)?.places;
    expect(await places('Con turnos')).toEqual({ state: 'free', free: 20, total: 20, uncertain: null });
    for (let party = 0; party < 2; party += 1) await world.reserve(ids['Buitres y nubes'] ?? 0, 4);
    expect(await places('Buitres y nubes')).toEqual({ state: 'last', free: 2, total: 10, uncertain: null });
    const fill = (title: string) =>
      world.db
        .update(shiftPlaces)
        .set({ held: sql`${shiftPlaces.capacity}` })
        .where(eq(shiftPlaces.activityId, ids[title] ?? 0));
    await fill('Con turnos');
    expect(await places('Con turnos')).toMatchObject({ state: 'waiting', free: 0 });
    await world.db
      .update(activities)
      .set({ waitingListMode: 'none' })
      .where(eq(activities.id, ids['Con turnos'] ?? 0));
    expect(await places('Con turnos')).toMatchObject({ state: 'full' });
  });

  it('marks what opens later, and gives both hours on the border (B8, B48)', async () => {
    const { items } = await look();
    expect(items.find(({ title }) => title === 'Más adelante')).toMatchObject({
      state: 'upcoming',
      registrationOpensOn: '2026-06-01',
    });
    expect(items.find(({ title }) => title.startsWith('Cigüeña'))).toMatchObject({
      state: 'open',
      times: { start: '09:00', portugueseStart: '08:00' },
      version: 1,
      smallImageUrl: null,
    });
  });

  it('speaks the language and searches both', async () => {
    await world.db
      .update(activityTexts)
      .set({ title: 'Grifos e nuvens' })
      .where(and(eq(activityTexts.activityId, ids['Buitres y nubes'] ?? 0), eq(activityTexts.language, 'pt')));
    expect(await titles({ language: 'pt', search: 'buitres' })).toEqual(['Grifos e nuvens']);
    expect(await titles({ search: 'nuvens' })).toEqual(['Buitres y nubes']);
  });

  it('opens early for a collaborator with access: what opens later and what is over for others (B9)', async () => {
    expect(await look({ collaboratorId })).toMatchObject({ collaboratorId, total: 6 });
    await world.db.update(configuration).set({ earlyAccessOpensOn: '2026-04-25', earlyAccessClosesOn: today });
    const early = await look({ collaboratorId });
    expect(early).toMatchObject({ collaboratorId, total: 7 });
    expect(early.items.filter(({ earlyAccess }) => earlyAccess).map(({ title, state }) => [title, state])).toEqual([
      ['Plazo vencido', 'open'],
      ['Más adelante', 'open'],
    ]);
    const stranger = world.actors.company.userId;
    expect(await look({ collaboratorId: stranger })).toMatchObject({ collaboratorId: null, total: 6 });
  });
});

describe('with thousands of activities', () => {
  beforeAll(async () => {
    // Ten thousand, of which a fifth is still to come.
    await world.db.execute(sql`
      with made as (
        insert into activities (slug, company_id, territory_id, category_id, date, week, ends_at, first_date, first_week,
            municipality, capacity, start_time, end_time)
        select 'muchas-' || n, ${world.actors.company.userId}, 1 + n % 2, ${world.categoryId},
          date '2026-05-01' + (n / 5 - 1600), 1, (date '2026-05-01' + (n / 5 - 1600)) + time '14:00', date '2026-05-01', 1,
          'Cañaveral', 10, time '10:00', time '14:00'
        from generate_series(1, 10000) n returning id)
      , places as (insert into shift_places (activity_id, capacity) select id, 10 from made)
      insert into activity_texts (activity_id, language, title, description)
      select id, language, case language when 'es' then 'Paseo número ' else 'Passeio número ' end || id, '<p>Paseo</p>'
      from made cross join (values ('es'), ('pt')) as l (language)`);
    await world.db.execute(sql`analyze`);
  });

  it('reads a page along its index, without sorting, and counts along one', async () => {
    expect(await look({ pageIndex: 20 })).toMatchObject({ pageIndex: 20, items: { length: 12 } });
    const now = world.as(null).clock.now();
    const where = bookable(AgendaInput.parse({}), { now, today, early: sql`false` });
    const plan = async (query: SQLWrapper) => {
      const rows = await world.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const page = await plan(
      world.db
        .select({ id: activities.id })
        .from(activities)
        .where(where)
        .orderBy(...agendaOrder)
        .limit(12),
    );
    expect(page).toContain('Index Scan using activities_agenda_idx');
    expect(page).not.toContain('Sort');
    expect(await plan(world.db.select({ total: count() }).from(activities).where(where))).not.toContain('Seq Scan');
  });
});
