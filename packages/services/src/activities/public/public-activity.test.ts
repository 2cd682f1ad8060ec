import { closedAfterAll } from '@dehesa/testing';
import { readFileSync } from 'node:fs';
import { noActivityTexts } from '@dehesa/domain/activities';
import { activities, activityTexts, configuration, shiftPlaces } from '@dehesa/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { hideActivity } from '../hide-activity';
import { listPublicActivities } from './public-activities';
import { readPublicActivity } from './public-activity';

const world = await closedAfterAll(createActivityWorld());
const collaboratorId: number = (await world.addUser(4, 'Hotel de la Encina', 1)).userId;

const today = '2026-05-01';
const publish = (change: Parameters<ActivityWorld['activity']>[0] = {}, title?: string) =>
  createActivity(world.as(world.actors.admin), world.activity(change, title));
const read = async (slug: string, language: 'es' | 'pt' = 'es', collaborator: number | null = null) =>
  readPublicActivity(world.as(null), { slug, language, collaboratorId: collaborator });

describe('readPublicActivity', () => {
  it('gives a visitor the whole activity', async () => {
    const es = { ...noActivityTexts, title: 'Buitres y nubes', description: '<p>Salida guiada</p>' };
    const texts = { es: { ...es, meetingPoint: 'Salto del Gitano' }, pt: noActivityTexts };
    const { id, slug } = await publish({ minimumAge: 12, texts, childrenAllowed: false });
    expect(await read(slug)).toMatchObject({
      id,
      title: 'Buitres y nubes',
      summary: 'Salida guiada',
      date: '2026-06-20',
      times: { start: '09:00', end: '14:00', portugueseStart: null, portugueseEnd: null },
      startsAt: '2026-06-20T07:00:00.000Z',
      endsAt: '2026-06-20T12:00:00.000Z',
      territory: 'Monfragüe',
      organizer: 'Águila Rutas',
      meetingPoint: 'Salto del Gitano',
      minimumAge: 12,
      bookerAge: 18,
      childrenAllowed: false,
      state: 'open',
      full: false,
      today,
    });
  });

  it('says what it costs, how long, far and hard it is, for whom, whom to ask and how to get there (B72)', async () => {
    const facts = { distanceMetres: 5500, difficulty: 'moderate', phone: '927 199 134' } as const;
    const { id, slug } = await publish({ ...facts, position: { lat: 39.8, lng: -6 } }, 'Umbría');
    const told = { price: '12 €', guideLanguages: 'Español', accessibility: 'Sin escalones', badWeather: 'Otra fecha' };
    const ofSpanish = and(eq(activityTexts.activityId, id), eq(activityTexts.language, 'es'));
    await world.db.update(activityTexts).set(told).where(ofSpanish);
    const known = { ...facts, ...told, free: false, minutes: 300 };
    expect(await read(slug)).toMatchObject({
      ...known,
      mapUrl: expect.stringContaining('mlat=39.8&mlon=-6'),
      mapPicture: '/mapa/39.800/-6.000.svg',
    });
    // What is only in Spanish is told as such.
    expect((await read(slug, 'pt'))?.foreign).toMatchObject({ price: 'es', accessibility: 'es' });
    // What is free has no price, whatever was written before.
    await world.db.update(activities).set({ free: true }).where(eq(activities.id, id));
    expect(await read(slug)).toMatchObject({ free: true, price: '' });
  });

  it('knows no hidden activity and none that does not exist (B11)', async () => {
    const { id, slug } = await publish({}, 'Escondida');
    await hideActivity(world.as(world.actors.admin), { id });
    expect([await read(slug), await read('no-existe')]).toEqual([null, null]);
  });

  it('falls back to Spanish where the Portuguese text is empty', async () => {
    const { id, slug } = await publish({}, 'Solo en español');
    expect((await read(slug, 'pt'))?.title).toBe('Solo en español');
    await world.db
      .update(activityTexts)
      .set({ title: 'Em português' })
      .where(and(eq(activityTexts.activityId, id), eq(activityTexts.language, 'pt')));
    expect(await read(slug, 'pt')).toMatchObject({ title: 'Em português', description: '<p>Salida guiada</p>' });
  });

  it('says in the visitor’s language what is included and where one meets, or in Spanish', async () => {
    const es = {
      ...noActivityTexts,
      title: 'Encuentro',
      description: '<p>Salida</p>',
      includes: 'Guía',
      meetingPoint: 'Plaza',
    };
    const pt = {
      ...noActivityTexts,
      title: 'Encontro',
      description: '<p>Saída</p>',
      includes: 'Guia',
      meetingPoint: 'Praça',
    };
    const whole = await publish({ texts: { es, pt } });
    expect(await read(whole.slug, 'es')).toMatchObject({ includes: 'Guía', meetingPoint: 'Plaza' });
    expect(await read(whole.slug, 'pt')).toMatchObject({ includes: 'Guia', meetingPoint: 'Praça' });
    const part = await publish({ texts: { es, pt: { ...pt, includes: '' } } });
    expect(await read(part.slug, 'pt')).toMatchObject({
      includes: 'Guía',
      meetingPoint: 'Praça',
      foreign: { includes: 'es' },
    });
  });

  it('keeps what was one text for all as the Spanish one', async () => {
    const { id, slug } = await publish({}, 'De antes');
    const file = new URL('../../../../../drizzle/0021_portuguese_texts.sql', import.meta.url);
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint');
    const move = statements.find((statement) => statement.includes('UPDATE "activity_texts"')) ?? '';
    // Raw: columns that are no more.
    await world.db.execute(sql`alter table activities add column includes text, add column meeting_point text`);
    await world.db.execute(sql`update activities set includes = id || ' guías', meeting_point = 'Plaza ' || id`);
    await world.db.execute(sql.raw(move));
    await world.db.execute(sql`alter table activities drop column includes, drop column meeting_point`);
    const moved = { includes: `${id} guías`, meetingPoint: `Plaza ${id}` };
    expect([await read(slug, 'es'), await read(slug, 'pt')]).toMatchObject([moved, moved]);
  });

  it('gives both hours on the border, in times and shifts (B48)', async () => {
    const { slug } = await publish({ territoryId: 2, shifts: ['10:00 a 12:00', 'Tarde'] }, 'Barco');
    expect(await read(slug)).toMatchObject({
      times: { portugueseStart: '08:00', portugueseEnd: '13:00' },
      shifts: [
        { name: '10:00 a 12:00', label: '10:00 a 12:00', portugueseLabel: '9:00 a 11:00', full: false },
        { name: 'Tarde', label: 'Tarde', portugueseLabel: null, untimed: true, full: false },
      ],
    });
  });

  it('tells fullness by shift and as a whole (B5)', async () => {
    const { id, slug } = await publish({ shifts: ['A', 'B'], capacity: 2 }, 'Con turnos');
    await world.reserve(id, 2, 2, 'A');
    expect(await read(slug)).toMatchObject({ full: false, shifts: [{ full: true, free: 0 }, { full: false }] });
    await world.db.update(shiftPlaces).set({ held: 2 }).where(eq(shiftPlaces.activityId, id));
    expect(await read(slug)).toMatchObject({ full: true, shifts: [{ full: true }, { full: true }] });
  });

  it.each([
    ['open to the last day', { registrationOpensOn: today, registrationClosesOn: today }, 'open', null],
    ['not yet open', { registrationOpensOn: '2026-05-02' }, 'upcoming', '2026-05-01T22:00:00.000Z'],
    ['closed since yesterday', { registrationClosesOn: '2026-04-30' }, 'closed', null],
    ['over', { date: '2026-04-30' }, 'past', null],
    ['over since this minute', { date: today, startTime: '10:00', endTime: '12:00' }, 'past', null],
    ['still going on', { date: today, startTime: '10:00', endTime: '12:01' }, 'open', null],
  ] as const)('%s (B7, B8)', async (name, change, state, opensAt) => {
    const { slug } = await publish(change, name);
    expect(await read(slug)).toMatchObject({ state, opensAt });
  });

  it('opens early for a collaborator with access, for nobody else (B9)', async () => {
    const { slug } = await publish({ registrationOpensOn: '2026-05-10' }, 'Reserva anticipada');
    expect(await read(slug, 'es', collaboratorId)).toMatchObject({
      state: 'upcoming',
      earlyAccess: false,
      collaboratorId,
    });
    await world.db.update(configuration).set({ earlyAccessOpensOn: '2026-04-25', earlyAccessClosesOn: today });
    expect(await read(slug, 'es', collaboratorId)).toMatchObject({ state: 'open', earlyAccess: true });
    expect(await read(slug, 'es', world.actors.company.userId)).toMatchObject({
      state: 'upcoming',
      collaboratorId: null,
    });
    expect(await read(slug)).toMatchObject({ state: 'upcoming', earlyAccess: false });
  });

  it('cuts the summary between words', async () => {
    const { slug } = await publish({
      texts: {
        es: { ...noActivityTexts, title: 'Larga', description: `<p>${'palabra '.repeat(40)}</p>` },
        pt: noActivityTexts,
      },
    });
    const summary = (await read(slug))?.summary ?? '';
    expect(summary.length).toBeLessThanOrEqual(161);
    expect(summary).toMatch(/palabra…$/);
  });
});

it('lists the coming activities that are not hidden, soonest first', async () => {
  await publish({ date: '2026-05-03' }, 'La primera');
  const listed = await listPublicActivities(world.as(null), { language: 'es', collaboratorId: null });
  expect(listed[1]?.title).toBe('La primera');
  expect(listed.map(({ title }) => title)).not.toContain('Escondida');
  expect(listed.every(({ state }) => state !== 'past')).toBe(true);
  expect(listed.map(({ date }) => date)).toEqual(listed.map(({ date }) => date).toSorted());
});
