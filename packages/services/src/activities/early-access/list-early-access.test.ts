import { closedAfterAll } from '@dehesa/testing';
import { configuration, users } from '@dehesa/db/schema';
import { EarlyAccessPageInput } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ActivityWorld, createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { hideActivity } from '../hide-activity';
import { listEarlyAccess } from './list-early-access';
import { toggleRegistrations } from '../toggle-registrations';

async function publish(title: string, change: Parameters<ActivityWorld['activity']>[0] = {}) {
  return (await createActivity(world.as(world.actors.admin), world.activity(change, title))).id;
}
const look = (asked: Partial<EarlyAccessPageInput> = {}) =>
  listEarlyAccess(world.as(null), EarlyAccessPageInput.parse({ collaboratorId: hotel, ...asked }));
const setRange = (earlyAccessOpensOn: string | null, earlyAccessClosesOn: string | null) =>
  world.db.update(configuration).set({ earlyAccessOpensOn, earlyAccessClosesOn });

const world = await closedAfterAll(createActivityWorld());
const hotel: number = (await world.addUser(4, 'Hotel de la Encina', 1)).userId;
const admin = world.as(world.actors.admin);
await publish('Más adelante', { date: '2026-07-10', registrationOpensOn: '2026-06-01' });
await publish('Ya abierta', { date: '2026-05-09' });
await publish('Plazo vencido', { date: '2026-05-20', registrationClosesOn: '2026-04-30' });
// None of these may show.
await publish('Pasada', { date: '2026-04-30' });
await publish('Suelta', { date: '2026-05-20', principal: false });
await hideActivity(admin, { id: await publish('Escondida') });
await toggleRegistrations(admin, { id: await publish('Cerrada') });
beforeEach(() => setRange('2026-04-30', '2026-05-01'));

describe('listEarlyAccess (B9)', () => {
  it('lists what the link may book ahead, soonest first, whatever the window of each activity', async () => {
    const found = await look();
    expect(found).toMatchObject({
      collaborator: { id: hotel, name: 'Hotel de la Encina' },
      state: 'open',
      total: 3,
      pageIndex: 0,
      pageCount: 1,
    });
    expect(found.items.map(({ title, earlyAccess }) => [title, earlyAccess])).toEqual([
      ['Ya abierta', false],
      ['Plazo vencido', true],
      ['Más adelante', true],
    ]);
  });

  it.each([
    [null, null, 'off'],
    ['2026-04-01', '2026-04-30', 'off'],
    ['2026-05-02', null, 'upcoming'],
  ] as const)('lists nothing from %s to %s: %s', async (opensOn, closesOn, state) => {
    await setRange(opensOn, closesOn);
    expect(await look()).toMatchObject({ state, items: [], total: 0 });
  });

  it('lists nothing for a key that is nobody’s, or somebody’s without access', async () => {
    for (const collaboratorId of [null, 999_999, world.actors.admin.userId])
      expect(await look({ collaboratorId })).toMatchObject({ collaborator: null, items: [] });
    await world.db.update(users).set({ hasAccess: false }).where(eq(users.id, hotel));
    expect(await look()).toMatchObject({ collaborator: null, items: [] });
    await world.db.update(users).set({ hasAccess: true }).where(eq(users.id, hotel));
  });

  it('gives the last page where a later one is asked for', async () => {
    expect(await look({ pageIndex: 9 })).toMatchObject({ pageIndex: 0, total: 3 });
  });
});
