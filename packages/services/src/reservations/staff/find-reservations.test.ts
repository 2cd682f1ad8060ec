import { closedAfterAll } from '@dehesa/testing';
import { ReservationListInput } from '@dehesa/domain/reservations';
import { expect, it } from 'vitest';
import { listReservations } from './list-reservations';
import { readReservation } from './read-reservation';
import { createStaffWorld } from './staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const found = async (search: string) =>
  (await listReservations(admin(), ReservationListInput.parse({ search }))).rows.map((row) => row.id);

it('finds by name, reference, email and phone of anybody in the party', async () => {
  const activityId = await world.activity({}, 'Búsqueda');
  const booker = {
    ...world.person(),
    firstName: 'Begoña',
    lastName: 'Ibáñez',
    phone: '655 443 322',
    email: 'bego@example.net',
  };
  const id = await world.reserve(activityId, 1, {
    booker,
    companions: [{ kind: 'adult', firstName: 'Óscar', lastName: 'Ruiz' }],
  });
  const { reference } = await readReservation(admin(), { id, includeCancelled: false });
  for (const search of [
    'begona iban',
    'OSCAR',
    'BEGO@example',
    '655443322',
    '443 322',
    reference,
    reference.slice(4),
    reference.toLowerCase(),
  ]) {
    expect({ search, ids: await found(search) }).toEqual({ search, ids: [id] });
  }
  for (const search of ['_ego', 'nobody', "x' or 1=1 --", '\\'])
    expect({ search, ids: await found(search) }).toEqual({ search, ids: [] });
});

it('takes no digits of a reference or an address for a telephone number', async () => {
  const activityId = await world.activity({}, 'Teléfonos');
  const booker = { ...world.person(), phone: '634 700 800', email: 'sol@example.net' };
  const id = await world.reserve(activityId, 1, { booker });
  expect(await found('+34 634')).toEqual([id]);
  for (const search of ['MON-34XKQVK6', 'mon-346', 'x634700800', 'rio634@example.net']) {
    expect({ search, ids: await found(search) }).toEqual({ search, ids: [] });
  }
});

it('an address is found by all of it, though an index is asked for what stands before its sign alone', async () => {
  const activityId = await world.activity({}, 'Direcciones');
  const book = (email: string) => world.reserve(activityId, 1, { booker: { ...world.person(), email } });
  const first = await book('marta.valverde@example.net');
  const second = await book('marta.valverde@example.org');
  expect(await found('marta.valverde')).toEqual([first, second]);
  expect(await found('MARTA.valverde@example.n')).toEqual([first]);
  expect(await found('valverde@example.org')).toEqual([second]);
  for (const search of ['marta.valverde@example.com', 'marta_valverde@example.net', 'marta.valverde@@'])
    expect({ search, ids: await found(search) }).toEqual({ search, ids: [] });
});

it('letters with spaces between them are a name as they were typed, or an address without them', async () => {
  const activityId = await world.activity({}, 'Espacios');
  const book = (person: { firstName: string; lastName: string; email: string }) =>
    world.reserve(activityId, 1, { booker: { ...world.person(), ...person } });
  const spaced = await book({ firstName: 'Rosa', lastName: 'Del Río Peña', email: 'rosa@example.net' });
  const joined = await book({ firstName: 'Inés', lastName: 'Delrío', email: 'ines@example.net' });
  const addressed = await book({ firstName: 'Eva', lastName: 'Prieto', email: 'eva.delriopena@example.net' });
  expect(await found('del rio')).toEqual([spaced, addressed]);
  expect(await found('DEL RÍO  peña')).toEqual([addressed]);
  expect(await found('Del río pe')).toEqual([spaced, addressed]);
  expect(await found('delrio')).toEqual([joined, addressed]);
  // Across the end of a name and the beginning of an address, or of an address and a telephone, is nowhere.
  for (const search of ['peña rosa@', 'Peñarosa', 'Prieto\neva', 'example.net6'])
    expect({ search, ids: await found(search) }).toEqual({ search, ids: [] });
});
