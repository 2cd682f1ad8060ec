import { closedAfterAll } from '@dehesa/testing';
import { relatedActivities } from '@dehesa/db/schema';
import { ActivityListInput } from '@dehesa/domain/activities';
import { describe, expect, it } from 'vitest';
import { createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { hideActivity } from '../hide-activity';
import { listActivities } from './list-activities';
import { listCategories, listCompanies, listTerritories } from '../lookups/lookups';

const world = await closedAfterAll(createActivityWorld());
const admin = world.as(world.actors.admin);
const titles: [string, 1 | 2, string][] = [
  ['Águilas del Tajo', 2, '2026-07-01'],
  ['aguilas imperiales', 1, '2026-06-01'],
  ['Cielo 100% oscuro', 1, '2026-04-01'],
  ['Cielo 1000', 1, '2026-06-03'],
];
const ids: number[] = [];
for (const [title, territoryId, date] of titles) {
  const { id } = await createActivity(
    admin,
    world.activity({ territoryId, date, shifts: title.startsWith('Á') ? ['A', 'B'] : [] }, title),
  );
  ids.push(id);
}
const [first = 0] = ids;
await world.reserve(first, 4, 2, 'A');
await world.reserve(first, 3, 2, 'B');
await world.reserve(first, 2, 1, 'B');
await world.reserve(first, 1, 3, 'B');
await world.reserve(first, 1, 4, 'B');

function list(input: Partial<ActivityListInput> = {}, actor = world.actors.admin) {
  return listActivities(world.as(actor), ActivityListInput.parse(input));
}
const titlesOf = async (input: Partial<ActivityListInput>) => (await list(input)).rows.map((row) => row.title.es);

it('counts people and reservations by state, over all shifts (B5)', async () => {
  const row = (await list({ search: 'tajo' })).rows[0];
  expect(row?.places).toEqual({
    occupied: 7,
    pending: 2,
    offered: 0,
    confirmed: 2,
    total: 20,
    full: false,
    shifts: [
      { shift: 'A', capacity: 10, held: 4, unreached: null },
      { shift: 'B', capacity: 10, held: 5, unreached: null },
    ],
  });
  expect(row).toMatchObject({
    id: first,
    company: 'Águila Rutas',
    startTime: '09:00',
    title: { pt: 'Águilas del Tajo' },
  });
});

describe('search (B34)', () => {
  it.each<[string, string[]]>([
    ['AGUILAS', ['Águilas del Tajo', 'aguilas imperiales']],
    ['águílas', ['Águilas del Tajo', 'aguilas imperiales']],
    ['100%', ['Cielo 100% oscuro']],
    ['_', []],
    ['\\', []],
    ["'; drop table activities; --", []],
  ])('%s', async (search, expected) => expect(await titlesOf({ search })).toEqual(expected));

  it('also finds municipality and company', async () => {
    expect((await list({ search: 'torrejon' })).total).toBe(4);
    expect((await list({ search: 'aguila rutas' })).total).toBe(4);
  });
});

it.each<[Partial<ActivityListInput>, string[]]>([
  [{}, ['Águilas del Tajo', 'Cielo 1000', 'aguilas imperiales', 'Cielo 100% oscuro']],
  [{ order: 'title', direction: 'asc' }, ['Águilas del Tajo', 'aguilas imperiales', 'Cielo 100% oscuro', 'Cielo 1000']],
  [{ order: 'territory', direction: 'asc', pageSize: 25, territoryId: 2 }, ['Águilas del Tajo']],
  [{ pageSize: 3, pageIndex: 1 }, ['Cielo 100% oscuro']],
  [{ pageIndex: 9 }, []],
])('page %o', async (input, expected) => expect(await titlesOf(input)).toEqual(expected));

it.each(['id', 'title', 'date', 'territory', 'category', 'company', 'capacity'] as const)(
  'by %s: the pages hold everything once, and the other direction is the reverse',
  async (order) => {
    const pages = await Promise.all(
      [0, 1].map((pageIndex) => list({ order, direction: 'asc', pageSize: 2, pageIndex })),
    );
    const ids = pages.flatMap(({ rows }) => rows.map((row) => row.id));
    expect(new Set(ids).size).toBe(4);
    const reverse = (await list({ order, direction: 'desc' })).rows.map((row) => row.id);
    expect(reverse).toEqual(ids.toReversed());
  },
);

it('brings the related ones with the row, in their order and within the reach (B21)', async () => {
  const { rows } = await list({ order: 'title', direction: 'asc' });
  const [eagles, imperial, , sky] = rows;
  const related = [sky, eagles].flatMap((row, position) =>
    row ? [{ activityId: imperial?.id ?? 0, relatedId: row.id, position }] : [],
  );
  await world.db.insert(relatedActivities).values(related);
  const relatedTo = async (actor: typeof world.actors.admin) =>
    (await list({ search: 'imperiales' }, actor)).rows[0]?.related.map(({ id, title }) => [id, title.pt]);
  expect(await relatedTo(world.actors.admin)).toEqual([
    [sky?.id, 'Cielo 1000'],
    [eagles?.id, 'Águilas del Tajo'],
  ]);
  expect(await relatedTo(world.actors.monfrague)).toEqual([[sky?.id, 'Cielo 1000']]);
  expect((await list({ search: 'oscuro' })).rows[0]?.related).toEqual([]);
});

it('counts by territory whatever button is pressed, within the search', async () => {
  const all = await list({ territoryId: 2 });
  expect(all).toMatchObject({ total: 1, counts: { all: 4, monfrague: 3, tajo: 1 } });
  expect(await list({ search: 'cielo' })).toMatchObject({ total: 2, counts: { all: 2, monfrague: 2, tajo: 0 } });
});

it('leaves out what the picker has, marks what is past and hidden, and follows the reach (B21)', async () => {
  expect((await list({ excludeIds: [first] })).total).toBe(3);
  const rows = (await list({ order: 'date', direction: 'asc' })).rows;
  expect(rows[0]).toMatchObject({ availability: { past: true, bookable: false } });
  const hidden = rows[1]?.id ?? 0;
  await hideActivity(world.as(world.actors.admin), { id: hidden });
  expect((await list()).rows.find((row) => row.id === hidden)).toMatchObject({ hidden: true });
  expect((await list({}, world.actors.monfrague)).counts).toEqual({ all: 3, monfrague: 3, tajo: 0 });
  expect((await list({}, world.actors.other)).total).toBe(0);
  expect((await list({}, world.actors.company)).total).toBe(4);
});

it('offers territories, categories and companies as far as the actor may use them', async () => {
  const ids = async (actor: typeof world.actors.admin) => (await listTerritories(world.as(actor))).map((row) => row.id);
  expect(await ids(world.actors.admin)).toEqual([1, 2]);
  expect(await ids(world.actors.monfrague)).toEqual([1]);
  expect(await listCategories(world.as(world.actors.company))).toEqual([
    { id: world.categoryId, es: 'Aves', pt: 'Aves' },
  ]);
  const names = async (actor: typeof world.actors.admin) =>
    (await listCompanies(world.as(actor))).map((row) => row.name);
  expect(await names(world.actors.admin)).toEqual(['Águila Rutas', 'Otra Empresa']);
  expect(await names(world.actors.other)).toEqual(['Otra Empresa']);
});
