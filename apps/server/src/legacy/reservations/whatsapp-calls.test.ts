import { messages } from '@dehesa/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReservationApp, type ReservationApp } from './reservations.test-support';

let app: ReservationApp;
beforeAll(async () => {
  app = await createReservationApp();
});
afterAll(() => app.close());

const path = '/act-confirmar-reserva-whatsapp';
const refused = (value: string) => ({ error: true, value });

describe('/act-confirmar-reserva-whatsapp', () => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    const { status, body } = await app.call(prefix + path, { id: 1 });
    expect([status, body]).toEqual([401, refused('Sesión no válida')]);
  });

  it.each(['admin', 'monfrague', 'member', 'collaborator'] as const)('as a %s: 403, for role 0 alone', async (name) => {
    expect(await app.request(path, { id: 'x' }, name)).toMatchObject({
      status: 403,
      body: refused('Acceso no permitido'),
    });
  });

  it.each([undefined, null, '', 'x', -1, 0, 2_000_000, {}])('id %j: No encontrado (B31)', async (id) => {
    expect(await app.answer(path, { id }, 'super')).toEqual(refused('No encontrado'));
  });

  it('a confirmed one: says that there is no account, sends nothing and leaves it confirmed', async () => {
    const id = await app.reserve(await app.activity());
    expect(await app.answer(path, { id }, 'super')).toEqual(refused('Reserva no confirmada'));
    await app.answer('/act-confirmar-reserva', { id, notificar: 0 });
    const before = await app.deps.db.$count(messages);
    expect(await app.answer(path, { id }, 'super')).toEqual(refused('WhatsApp no configurado'));
    expect(await app.deps.db.$count(messages)).toBe(before);
    expect(await app.answer('/act-reservas', { id })).toMatchObject({ data: [{ id_estado: 2 }] });
  });
});
