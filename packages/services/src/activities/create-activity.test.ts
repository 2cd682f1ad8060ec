import { closedAfterAll } from '@dehesa/testing';
import type { Actor } from '@dehesa/domain/access';
import type { ActivityInput } from '@dehesa/domain/activities';
import { describe, expect, it } from 'vitest';
import { createActivityWorld } from './activities.test-support';
import { createActivity } from './create-activity';
import { editActivity } from './edit-activity';
import { hideActivity } from './hide-activity';
import { readActivity } from './read-activity';
import { toggleRegistrations } from './toggle-registrations';

const world = await closedAfterAll(createActivityWorld());

function createAs(actor: Actor, change: Partial<ActivityInput> = {}, title?: string) {
  return createActivity(world.as(actor), world.activity(change, title));
}

describe('slug (B11)', () => {
  it('of ten activities of one title that are created at once each is another', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => createAs(world.actors.admin, {}, 'Ruta única')));
    const expected = ['ruta-unica', ...Array.from({ length: 9 }, (_, index) => `ruta-unica-${index + 2}`)];
    expect(made.map((activity) => activity.slug).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['Águilas & Ñus: ¡ya!', 'aguilas-y-nus-ya'],
    ['¿¡…!?', 'actividad'],
    ['%'.repeat(80), 'por-ciento'.repeat(10)],
  ])('of %s is %s', async (title, slug) => {
    expect((await createAs(world.actors.admin, {}, title)).slug).toBe(slug);
  });
});

describe('reach (B21, B22)', () => {
  it('a company owns what it creates, whatever it says', async () => {
    const { company, other } = world.actors;
    const { id } = await createAs(company, { companyId: other.userId, territoryId: 2 });
    expect(await readActivity(world.as(company), { id })).toMatchObject({ companyId: company.userId, territoryId: 2 });
    await editActivity(world.as(company), { ...world.activity({ companyId: other.userId }), id });
    expect(await readActivity(world.as(company), { id })).toMatchObject({ companyId: company.userId });
  });

  it('a manager of a territory neither creates elsewhere nor moves something there', async () => {
    const { monfrague } = world.actors;
    await expect(createAs(monfrague, { territoryId: 2 })).rejects.toMatchObject({ code: 'record.notFound' });
    const { id } = await createAs(monfrague);
    await expect(
      editActivity(world.as(monfrague), { ...world.activity({ territoryId: 2 }), id }),
    ).rejects.toMatchObject({ code: 'record.notFound' });
    expect(await readActivity(world.as(monfrague), { id })).toMatchObject({ territoryId: 1, version: 1 });
  });

  it('what lies outside is missing for reading and for every verb', async () => {
    const { id } = await createAs(world.actors.admin, { territoryId: 2 });
    for (const actor of [world.actors.monfrague, world.actors.other]) {
      const ctx = world.as(actor);
      const attempts = [
        readActivity(ctx, { id }),
        editActivity(ctx, { ...world.activity(), id }),
        hideActivity(ctx, { id }),
        toggleRegistrations(ctx, { id }),
      ];
      for (const attempt of await Promise.allSettled(attempts)) {
        expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'record.notFound' } });
      }
    }
    expect(await readActivity(world.as(world.actors.company), { id })).toMatchObject({ id });
  });

  it('visitors and members have no business here', async () => {
    await expect(createActivity(world.as(null), world.activity())).rejects.toMatchObject({
      code: 'access.unauthenticated',
    });
    await expect(createAs(world.actors.member)).rejects.toMatchObject({ code: 'access.forbidden' });
  });
});

it('an incomplete one is refused as such, a wrong one with its field', async () => {
  const texts = world.activity().texts;
  await expect(createAs(world.actors.admin, { companyId: null })).rejects.toMatchObject({
    code: 'activities.incomplete',
  });
  await expect(
    createAs(world.actors.admin, { texts: { ...texts, es: { ...texts.es, description: '<script>x</script>' } } }),
  ).rejects.toMatchObject({ code: 'activities.incomplete' });
  await expect(
    createAs(world.actors.admin, { registrationOpensOn: '2026-06-02', registrationClosesOn: '2026-06-01' }),
  ).rejects.toMatchObject({ code: 'activities.datesOutOfOrder' });
});
