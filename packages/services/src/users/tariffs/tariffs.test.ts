import { closedAfterAll } from '@dehesa/testing';
import { TariffInput } from '@dehesa/domain/users';
import { expect, it } from 'vitest';
import { editAccount } from '../edit-account';
import { readAccount } from '../read-account';
import { createUserWorld, refusal } from '../users.test-support';
import { createTariff } from './create-tariff';
import { editTariff } from './edit-tariff';
import { listTariffs } from './list-tariffs';
import { removeTariff } from './remove-tariff';

const world = await closedAfterAll(createUserWorld());
await world.mode('gimnasio');

const superAdmin = () => world.as(world.actors.super);
const tariff = (change: Partial<TariffInput> = {}) => TariffInput.parse({ name: 'Mes', days: 30, ...change });
const member = (tariffId: number) =>
  world.create({ role: 3, birthDate: '1990-01-01', membership: { tariffId, paidOn: '2026-05-01', expiresOn: null } });

it('a tariff is made, changed and erased; fees that were paid keep their expiry', async () => {
  const { id } = await createTariff(superAdmin(), tariff({ priceCents: 3500 }));
  const user = await member(id);
  await editTariff(superAdmin(), { id, ...tariff({ name: 'Trimestre', days: 90 }) });
  expect(await listTariffs(superAdmin())).toEqual([{ id, name: 'Trimestre', days: 90, priceCents: 0, members: 1 }]);
  const { membership, ...form } = await readAccount(superAdmin(), { id: user });
  expect(membership).toMatchObject({ tariff: 'Trimestre', expiresOn: '2026-05-31' });
  await expect(removeTariff(superAdmin(), { id })).rejects.toMatchObject({
    failure: { code: 'users.tariffInUse', params: { members: 1 } },
  });
  // Saved without a word of the fee it stays; null takes it.
  await editAccount(superAdmin(), form);
  expect(await readAccount(superAdmin(), { id: user })).toMatchObject({ membership: { expiresOn: '2026-05-31' } });
  await editAccount(superAdmin(), { ...form, membership: null });
  expect(await readAccount(superAdmin(), { id: user })).toMatchObject({
    membership: { state: 'none', tariffId: null },
  });
  await removeTariff(superAdmin(), { id });
  expect(await listTariffs(superAdmin())).toEqual([]);
});

it('only a member pays, and only a gym asks for it (B44)', async () => {
  const { id } = await createTariff(superAdmin(), tariff());
  const membership = { tariffId: id, paidOn: '2026-05-01', expiresOn: null };
  const feeOf = async (role: 2 | 3) => {
    const user = await world.stored(await world.create({ role, birthDate: '1990-01-01', membership }));
    return [user?.tariffId, user?.feePaidOn, user?.feeExpiresOn];
  };
  expect([await feeOf(3), await feeOf(2)]).toEqual([
    [id, '2026-05-01', '2026-05-31'],
    [null, null, null],
  ]);
  await world.mode('actividades');
  expect(await feeOf(3)).toEqual([null, null, null]);
  await world.mode('gimnasio');
});

it('counts nobody who was given another role, and can be removed then', async () => {
  const { id } = await createTariff(superAdmin(), tariff());
  const role = async (account: number, to: 1 | 2) => {
    const { membership: _fee, ...form } = await readAccount(superAdmin(), { id: account });
    await editAccount(superAdmin(), { ...form, role: to });
  };
  const [promoted, elsewhere] = [await member(id), await member(id)];
  await role(promoted, 2);
  expect(await world.stored(promoted)).toMatchObject({ tariffId: null, feePaidOn: null, feeExpiresOn: null });
  expect((await world.audited(promoted)).at(-1)).toMatchObject({
    details: { changed: expect.arrayContaining(['tariffId', 'feePaidOn', 'feeExpiresOn']) },
  });
  await world.mode('actividades');
  await role(elsewhere, 1);
  expect(await world.stored(elsewhere)).toMatchObject({ tariffId: id });
  await world.mode('gimnasio');
  await role(elsewhere, 2);
  await removeTariff(superAdmin(), { id });
});

it('refuses what is no tariff and what is not there', async () => {
  await expect(createTariff(superAdmin(), tariff({ name: ' ' }))).rejects.toMatchObject(refusal('users.incomplete'));
  await expect(createTariff(superAdmin(), { ...tariff(), days: 0 })).rejects.toThrow(/days/);
  await expect(editTariff(superAdmin(), { id: 999, ...tariff() })).rejects.toMatchObject(refusal('record.notFound'));
  await expect(removeTariff(superAdmin(), { id: 999 })).rejects.toMatchObject(refusal('record.notFound'));
  await expect(member(999)).rejects.toMatchObject(refusal('record.notFound'));
});

it('given to a user and erased at once, one of both is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await createTariff(superAdmin(), tariff());
    const [given, erased] = await Promise.allSettled([member(id), removeTariff(superAdmin(), { id })]);
    expect(new Set([given.status, erased.status])).toEqual(new Set(['fulfilled', 'rejected']));
  }
});

it('is read by admins and changed by super admins', async () => {
  const { id } = await createTariff(superAdmin(), tariff());
  const forbidden = refusal('access.forbidden');
  const admin = world.as(world.actors.admin);
  expect(await listTariffs(admin)).toContainEqual({ id, name: 'Mes', days: 30, priceCents: 0, members: 0 });
  await expect(createTariff(admin, tariff())).rejects.toMatchObject(forbidden);
  await expect(editTariff(admin, { id, ...tariff() })).rejects.toMatchObject(forbidden);
  await expect(removeTariff(admin, { id })).rejects.toMatchObject(forbidden);
  for (const name of ['tajo', 'member', 'collaborator'] as const) {
    await expect(listTariffs(world.as(world.actors[name]))).rejects.toMatchObject(forbidden);
  }
});
