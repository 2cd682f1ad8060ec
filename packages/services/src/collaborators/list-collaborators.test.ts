import { closedAfterAll } from '@dehesa/testing';
import { CollaboratorListInput, CollaboratorRecordsInput } from '@dehesa/domain/collaborators';
import type { Actor } from '@dehesa/domain/access';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { collaboratorRecords } from './collaborator-records';
import { createCollaboratorWorld, refusal } from './collaborators.test-support';
import { listCollaborators } from './list-collaborators';
import { listCollaboratorBookings, listCollaboratorVisits, readCollaborator } from './read-collaborator';
import { recentRecords } from './recent-records';
import { setCollaboratorAccess } from './set-collaborator-access';

const ids: Record<string, number> = {};
const at = (day: string) => new Date(`${day}T09:00:00Z`);

const world = await closedAfterAll(createCollaboratorWorld());
const add = async (name: string, territoryId: 1 | 2 | null, change: object = {}) => {
  ids[name] = await world.create({ companyName: name, territoryId, ...change });
};
await add('Ágora', 1, { locality: 'Plasencia', phone: '927 10 20 30', firstName: 'Zoé', lastName: 'Álvarez' });
await add('casa Encina', 1, { locality: 'Ávila', province: 'Ávila', email: 'reservas@encina.test' });
await add('Beira 100%', 2, { locality: 'Cedillo' });
await add('Sin lugar', null, { locality: 'Badajoz', province: 'Badajoz' });
await setCollaboratorAccess(world.as(world.actors.admin), { id: the('Ágora'), hasAccess: true });

function the(name: string): number {
  const id = ids[name];
  if (id === undefined) throw new Error(`no collaborator ${name}`);
  return id;
}
const list = (change: Partial<CollaboratorListInput> = {}, actor: Actor = world.actors.admin) =>
  listCollaborators(world.as(actor), CollaboratorListInput.parse(change));
/** Without the account that the world signs in. */
const names = async (change: Partial<CollaboratorListInput> = {}, actor?: Actor) =>
  (await list(change, actor)).rows.map((row) => row.companyName).filter((name) => name !== 'signed-in');

describe('the list (B34)', () => {
  it.each<[Partial<CollaboratorListInput>, string[]]>([
    [{}, ['Ágora', 'Beira 100%', 'casa Encina', 'Sin lugar']],
    [{ direction: 'desc' }, ['Sin lugar', 'casa Encina', 'Beira 100%', 'Ágora']],
    [{ order: 'locality' }, ['casa Encina', 'Sin lugar', 'Beira 100%', 'Ágora']],
    [{ order: 'createdAt', direction: 'desc' }, ['Sin lugar', 'Beira 100%', 'casa Encina', 'Ágora']],
    [{ search: 'AGORA' }, ['Ágora']],
    [{ search: 'zoe alvarez' }, ['Ágora']],
    [{ search: 'avila' }, ['casa Encina']],
    [{ search: '@ENCINA' }, ['casa Encina']],
    [{ search: '92710' }, ['Ágora']],
    // Letters mean no phone.
    [{ search: '92710b' }, []],
    [{ search: '100%' }, ['Beira 100%']],
    [{ search: 'nobody' }, []],
    [{ territoryId: 1 }, ['Ágora', 'casa Encina']],
    [{ hasAccess: false }, ['Beira 100%', 'casa Encina', 'Sin lugar']],
    [{ pageSize: 2, pageIndex: 1, search: 'a' }, ['casa Encina']],
    [{ pageIndex: 9 }, []],
  ])('%o', async (change, expected) => expect(await names(change)).toEqual(expected));

  it('counts all pages, and who waits for a confirmation', async () => {
    const { total, pending, rows } = await list({ pageSize: 2 });
    expect([total, pending, rows.length]).toEqual([5, 3, 2]);
    expect(await list({ search: 'encina', pageIndex: 9 })).toMatchObject({ total: 1, pending: 3, rows: [] });
  });

  it('shows a manager those of its territory, and one without none', async () => {
    expect(await names({}, world.actors.tajo)).toEqual(['Beira 100%']);
    expect(await list({}, world.actors.tajo)).toMatchObject({ total: 1, pending: 1 });
    expect(await names({ territoryId: 1 }, world.actors.tajo)).toEqual([]);
    expect(await list({}, world.actors.company)).toEqual({ rows: [], total: 0, pending: 0 });
    await expect(list({}, world.actors.collaborator)).rejects.toMatchObject(refusal('access.forbidden'));
  });
});

describe('what came through one', () => {
  let early: number;
  let both: number;
  beforeAll(async () => {
    const agora = the('Ágora');
    early = await world.came(agora, { status: 1, booked: at('2026-04-01') });
    both = await world.came(agora, { booked: at('2026-04-02'), visited: at('2026-04-20') });
    await world.came(agora, { status: 4, booked: at('2026-04-03'), visited: at('2026-04-21') });
    await world.came(agora, { territoryId: 2, booked: at('2026-04-04'), visited: at('2026-04-22') });
    await world.came(the('Beira 100%'), { territoryId: 2, visited: at('2026-04-22') });
  });
  const input = (change: Partial<CollaboratorRecordsInput> = {}) =>
    CollaboratorRecordsInput.parse({ id: the('Ágora'), ...change });

  it('totals count people, and nothing cancelled (B18)', async () => {
    const { rows } = await list();
    const totals = Object.fromEntries(rows.map((row) => [row.companyName, row.totals]));
    expect(totals).toMatchObject({
      Ágora: { bookings: 3, people: 9, visits: 2, visitors: 6 },
      'Beira 100%': { bookings: 0, people: 0, visits: 1, visitors: 3 },
      'Sin lugar': { bookings: 0, people: 0, visits: 0, visitors: 0 },
    });
  });

  it('a manager counts and reads the bookings of its own activities (B21)', async () => {
    const ctx = world.as(world.actors.monfrague);
    expect((await readCollaborator(ctx, { id: the('Ágora') })).totals).toEqual({
      bookings: 2,
      people: 6,
      visits: 1,
      visitors: 3,
    });
    expect((await listCollaboratorBookings(ctx, input())).rows.map(({ id }) => id)).toEqual([both, early]);
    await expect(listCollaboratorBookings(world.as(world.actors.tajo), input())).rejects.toMatchObject(
      refusal('record.notFound'),
    );
  });

  it('the latest come first, page by page', async () => {
    const ctx = world.as(world.actors.admin);
    const first = await listCollaboratorBookings(ctx, input({ pageSize: 2 }));
    const second = await listCollaboratorBookings(ctx, input({ pageSize: 2, pageIndex: 1 }));
    expect([first.total, first.rows.length]).toEqual([3, 2]);
    expect([...first.rows, ...second.rows].map(({ bookedAt }) => bookedAt)).toEqual([
      at('2026-04-04'),
      at('2026-04-02'),
      at('2026-04-01'),
    ]);
    const visited = await listCollaboratorVisits(ctx, input());
    expect(visited.rows.map(({ visitedAt }) => visitedAt)).toEqual([at('2026-04-22'), at('2026-04-20')]);
    expect(visited.total).toBe(2);
  });

  it('tells who, where from, with whom and for what, and no identity document', async () => {
    const { rows } = await listCollaboratorBookings(world.as(world.actors.monfrague), input());
    expect(rows[0]).toEqual({
      collaboratorId: the('Ágora'),
      id: both,
      reference: expect.stringMatching(/^MON-T\d{7}$/),
      status: 2,
      firstName: 'Carmen',
      lastName: 'Iglesias',
      locality: 'Plasencia',
      province: 'Cáceres',
      email: 'carmen@example.org',
      phone: '+34 600000000',
      companions: [
        { firstName: 'Julián', lastName: 'Iglesias' },
        { firstName: 'Nuria', lastName: 'Iglesias' },
      ],
      unnamed: { adults: 0, minors: 0 },
      partySize: 3,
      shift: 'Grupo de las 10:00',
      activity: {
        id: expect.any(Number),
        title: { es: 'Buitres & cigüeñas al amanecer', pt: 'Abutres e cegonhas ao amanhecer' },
        date: '2026-12-05',
        imageUrl: null,
      },
      bookedAt: at('2026-04-02'),
      visitedAt: at('2026-04-20'),
    });
    expect(rows[1]).toMatchObject({ id: early, status: 1, visitedAt: null });
  });

  it('of several at once: each its own, as many as asked for', async () => {
    const recent = await recentRecords(world.as(world.actors.admin), [the('Ágora'), the('Beira 100%')], 1);
    expect(recent.get(the('Ágora'))?.bookings.map(({ bookedAt }) => bookedAt)).toEqual([at('2026-04-04')]);
    expect(recent.get(the('Beira 100%'))).toMatchObject({ bookings: [], visits: [{ partySize: 3 }] });
    expect(
      await collaboratorRecords(world.db, { kind: 'visits', collaboratorIds: [], limit: 5, reach: sql`true` }),
    ).toEqual([]);
  });
});
