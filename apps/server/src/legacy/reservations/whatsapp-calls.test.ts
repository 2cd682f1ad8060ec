import { closedAfterAll } from '@dehesa/testing';
import { messages } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createReservationApp } from './reservations.test-support';

const app = await closedAfterAll(createReservationApp());

const path = '/act-confirmar-reserva-whatsapp';
const refused = (value: string) => ({ error: true, value });
const messagesOf = async (id: number) =>
  (await app.deps.db.select().from(messages).where(eq(messages.reservationId, id)).orderBy(messages.id)).map(
    ({ slug, channel, recipient }) => [slug, channel, recipient],
  );

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

  it('with an account: sends it to a mobile telephone, and leaves what the booker wants as it is', async () => {
    const token = 'un-token';
    await app.answer(
      '/guardar-configuracion',
      { monfrague: { whatsapp_fbid: '1002', whatsapp_access_token: token } },
      'super',
    );
    const mobile = await app.reserve(await app.activity(), { telefono: '+34600100200', id_estado: 2 });
    expect(await app.answer(path, { id: mobile }, 'super')).toEqual({ error: false });
    expect(await messagesOf(mobile)).toEqual([['reserva-confirmada', 'whatsapp', '+34600100200']]);
    const landline = await app.reserve(await app.activity(), { telefono: '+34927100200', id_estado: 2 });
    expect(await app.answer(path, { id: landline }, 'super')).toEqual(refused('Sin teléfono móvil'));
    expect(await messagesOf(landline)).toEqual([]);
  });
});

describe('the flag `whatsapp` of a reservation', () => {
  it('of staff: makes each message go by WhatsApp too, until it is taken back', async () => {
    const id = await app.reserve(await app.activity(), { telefono: '+34600100200', whatsapp: '1', notificar: 1 });
    expect(await messagesOf(id)).toEqual([
      ['reserva-pendiente', 'email', expect.any(String)],
      ['reserva-pendiente', 'whatsapp', '+34600100200'],
    ]);
    await app.answer('/act-editar-reserva', { id, id_estado: 2, notas: 'otra' });
    expect((await messagesOf(id)).slice(2).map(([, channel]) => channel)).toEqual(['email', 'whatsapp']);
    await app.answer('/act-editar-reserva', { id, id_estado: 3, whatsapp: 0 });
    expect((await messagesOf(id)).slice(4).map(([, channel]) => channel)).toEqual(['email']);
  });
});
