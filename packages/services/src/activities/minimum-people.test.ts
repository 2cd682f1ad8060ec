import { closedAfterAll } from '@dehesa/testing';
import { shiftPlaces } from '@dehesa/db/schema';
import { ActivityListInput, AgendaInput, EditActivityInput } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from './activities.test-support';
import { createActivity } from './create-activity';
import { editActivity } from './edit-activity';
import { listActivities } from './list/list-activities';
import { listAgenda } from './agenda/list-agenda';
import { readPublicActivity } from './public/public-activity';
import { readActivity } from './read-activity';
import { repeatActivity } from './series/repeat-activity';

const world = await closedAfterAll(createActivityWorld());

const admin = () => world.as(world.actors.admin);
const publish = async (change: Parameters<ActivityWorld['activity']>[0], title: string) => ({
  title,
  ...(await createActivity(admin(), world.activity({ minimumPeople: 6, ...change }, title))),
});
type Published = Awaited<ReturnType<typeof publish>>;

/** What visitors read on its page and in the agenda, which say the same, and what staff read on its card. */
async function told({ id, slug, title }: Published) {
  const [page, agenda, list] = await Promise.all([
    readPublicActivity(world.as(null), { slug, language: 'es', collaboratorId: null }),
    listAgenda(world.as(null), AgendaInput.parse({ search: title })),
    listActivities(admin(), ActivityListInput.parse({ search: title })),
  ]);
  const visitors = page?.places.uncertain;
  expect(agenda.items.find((item) => item.id === id)?.places.uncertain).toEqual(visitors);
  const shifts = list.rows.find((row) => row.id === id)?.places.shifts ?? [];
  return { visitors, staff: shifts.map(({ shift, held, unreached }) => [shift, held, unreached]) };
}

describe('the least number of people (B59)', () => {
  it('is told until places for so many are held; who waits holds none (B2)', async () => {
    const outing = await publish({}, 'Grullas al alba');
    expect(await told(outing)).toEqual({ visitors: { minimum: 6, lacking: 'outing' }, staff: [[null, 0, 6]] });
    await world.reserve(outing.id, 3, 2);
    await world.reserve(outing.id, 2, 1);
    await world.reserve(outing.id, 4, 3);
    await world.reserve(outing.id, 4, 4);
    expect(await told(outing)).toEqual({ visitors: { minimum: 6, lacking: 'outing' }, staff: [[null, 5, 6]] });
    await world.reserve(outing.id, 1, 1);
    expect(await told(outing)).toEqual({ visitors: null, staff: [[null, 6, null]] });
    await world.db.update(shiftPlaces).set({ held: 5 }).where(eq(shiftPlaces.activityId, outing.id));
    expect((await told(outing)).visitors).toEqual({ minimum: 6, lacking: 'outing' });
  });

  it('counts for each shift', async () => {
    const outing = await publish({ shifts: ['Mañana', 'Tarde'] }, 'Nutrias del Tajo');
    expect((await told(outing)).visitors).toEqual({ minimum: 6, lacking: 'everyShift' });
    await world.reserve(outing.id, 4, 2, 'Tarde');
    await world.reserve(outing.id, 3, 1, 'Tarde');
    expect(await told(outing)).toEqual({
      visitors: { minimum: 6, lacking: 'someShifts' },
      staff: [
        ['Mañana', 0, 6],
        ['Tarde', 7, null],
      ],
    });
  });

  it('is said of nothing where there is none', async () => {
    const outing = await publish({ minimumPeople: null }, 'Sin mínimo');
    expect(await told(outing)).toEqual({ visitors: null, staff: [[null, 0, null]] });
  });

  it('is kept by an edit and by the copies of a series, and told as changed', async () => {
    const outing = await publish({}, 'Orquídeas');
    const { id } = outing;
    const stored = await readActivity(admin(), { id });
    expect(stored.minimumPeople).toBe(6);
    const rule = { kind: 'dates' as const, dates: ['2026-06-27'] };
    await repeatActivity(admin(), { id, rule, except: [] });
    const input = world.activity({ minimumPeople: 4 }, 'Orquídeas');
    await editActivity(admin(), EditActivityInput.parse({ ...input, id, scope: 'following' }));
    const { rows } = await listActivities(admin(), ActivityListInput.parse({ search: 'Orquídeas' }));
    expect(rows.map((row) => row.places.shifts[0]?.unreached)).toEqual([4, 4]);
  });

  it.each([
    ['above the capacity', 11],
    ['of nobody', 0],
    ['that is half', 1.5],
  ])('cannot be one %s', async (_case, minimumPeople) => {
    const input = { ...world.activity({}, 'Imposible'), minimumPeople };
    await expect(createActivity(admin(), input)).rejects.toMatchObject({
      failure: { code: 'input.invalid', params: { path: 'minimumPeople' } },
    });
  });

  it('holds a later one of a series to its own capacity', async () => {
    const { id } = await publish({ minimumPeople: null }, 'Murciélagos');
    const rule = { kind: 'dates' as const, dates: ['2026-06-27'] };
    await repeatActivity(admin(), { id, rule, except: [] });
    const { rows } = await listActivities(admin(), ActivityListInput.parse({ search: 'Murciélagos' }));
    const later = rows.find((row) => row.date === '2026-06-27')?.id ?? 0;
    const smaller = { ...world.activity({ capacity: 5, date: '2026-06-27' }, 'Murciélagos'), id: later };
    await editActivity(admin(), EditActivityInput.parse(smaller));
    const input = { ...world.activity({ minimumPeople: 6 }, 'Murciélagos'), id, scope: 'following' as const };
    await expect(editActivity(admin(), EditActivityInput.parse(input))).rejects.toMatchObject({
      failure: { code: 'activities.memberRefused', params: { reason: { params: { path: 'minimumPeople' } } } },
    });
  });
});
