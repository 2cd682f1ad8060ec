import { closedAfterAll } from '@dehesa/testing';
import { messages } from '@dehesa/db/schema';
import { describe, expect, it } from 'vitest';
import { bookingBody, createPublicWorld } from '../../public-pages/public-world.test-support';

const world = await closedAfterAll(createPublicWorld(() => new Date('2026-05-01T10:20:00Z')));

let people = 0;
function somebody() {
  people += 1;
  return { dni: `${50_000_000 + people}K`, email: `nombre${people}@example.org` };
}

/** By the old door, in its words. */
const legacy = (id: number, change: object) =>
  world.call('/act-reservar', bookingBody(id, { ...somebody(), ...change }));

/** By the door of the page. */
async function page(id: number, change: object) {
  const { dni: identity, email } = somebody();
  const booker = {
    firstName: 'Carmen',
    lastName: 'Iglesias',
    identity,
    sex: 'F',
    birthDate: '1980-02-29',
    postalCode: '10600',
    province: 'Cáceres',
    locality: 'Plasencia',
    phone: '600000000',
    email,
    ...change,
  };
  const response = await world.app.inject({
    method: 'POST',
    url: '/trpc/public.book',
    payload: { json: { activityId: id, booker, photoConsent: true, privacyAccepted: true } },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const stored = async () => (await world.stored()).length;
const written = async () => (await world.deps.db.select().from(messages)).length;

describe('texts that lead elsewhere, and telephones that cannot exist', () => {
  it.each([
    [
      'Nombre no válido',
      { nombre: 'Su premio: https://malo.example' },
      { firstName: 'Su premio: https://malo.example' },
    ],
    ['Nombre no válido', { apellidos: 'Gane en malo.com' }, { lastName: 'Gane en malo.com' }],
    ['Nombre no válido', { nombre: 'Ana\nPérez' }, { firstName: 'Ana\nPérez' }],
    ['Texto no válido', { localidad: 'www.malo.es' }, { locality: 'www.malo.es' }],
    ['Teléfono no válido', { telefono: '+34 000000000' }, { phone: '000000000' }],
  ])('%s', async (value, atOldDoor, atPage) => {
    const { id } = await world.publish();
    const before = [await stored(), await written()];
    expect(await legacy(id, atOldDoor)).toMatchObject({ status: 200, body: { error: true, value } });
    const code = value === 'Teléfono no válido' ? 'reservations.phoneInvalid' : 'reservations.textRefused';
    expect(await page(id, atPage)).toMatchObject({
      status: 400,
      body: { error: { json: { data: { domain: { code } } } } },
    });
    expect([await stored(), await written()]).toEqual(before);
  });

  it('are told after what B12 says of shape, and before what it says of places', async () => {
    const { id } = await world.publish({ registrationClosesOn: '2026-04-30' });
    const link = { nombre: 'malo.com', telefono: '1' };
    const value = async (change: object) => ((await legacy(id, change)).body as { value: string }).value;
    expect(await value({ ...link, aceptar_politica: 0 })).toBe('Aceptar condiciones');
    expect(await value(link)).toBe('Nombre no válido');
    expect(await value({ telefono: '1' })).toBe('Teléfono no válido');
    expect(await value({})).toBe('Actividad no disponible');
  });

  it.each(["O'Neill", 'María José', 'Núñez-Cortés', 'D. João II', 'J.M. Fco.de la Cruz'])('%s books', async (name) => {
    const { id } = await world.publish();
    expect((await legacy(id, { nombre: name, apellidos: name })).body).toMatchObject({ error: false });
    expect((await page(id, { firstName: name, lastName: name })).status).toBe(200);
  });
});
