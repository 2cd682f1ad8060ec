import { rmSync } from 'node:fs';
import { reservations } from '@dehesa/db/schema';
import { SuspendOutingInput } from '@dehesa/domain/outings';
import { reminderUnsubscribeUrl } from '@dehesa/services/messages';
import { suspendOuting } from '@dehesa/services/outings';
import { attendanceUrl, cancellationToken, offerPlaces } from '@dehesa/services/reservations';
import { insertSampleUser } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { serviceContext } from '../requests/request-context';
import { writeFakeWeb } from './fake-web.test-support';
import { bookingBody, createPublicWorld } from './public-world.test-support';

const webDir = writeFakeWeb();
const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });
const userId = await insertSampleUser(world.deps.db, { role: 1, email: 'personal@example.org' });

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

let booked = 0;
let caller = 1;

/** A reservation in a state, whose booker has since been given another address by staff. */
async function handedOn(status: 1 | 2 | 3) {
  booked += 1;
  const address = `carmen${booked}@example.org`;
  const { id: activityId } = await world.publish({ waitingListMode: 'manual' });
  await world.call('/act-reservar', bookingBody(activityId, { email: address, dni: `${30_000_000 + booked}Z` }));
  const { db } = world.deps;
  const waitingSince = status === 3 ? new Date('2026-05-01T09:00:00Z') : null;
  await db.update(reservations).set({ status, waitingSince }).where(eq(reservations.activityId, activityId));
  // Who waits holds nothing.
  if (status === 3) await db.execute(sql`update shift_places set held = 0 where activity_id = ${activityId}`);
  const [row] = await db.select().from(reservations).where(eq(reservations.activityId, activityId));
  const id = row?.id ?? 0;
  const staff = serviceContext(world.deps, { userId, role: 1, territoryId: null });
  const changeAddress = () =>
    db.execute(sql`
      update people set email = ${`otra${booked}@example.org`}, email_key = ${`otra${booked}@example.org`}
      where reservation_id = ${id} and position = 0`);
  /** Of the message about it, as it was queued. */
  const queued = async (field: string) => {
    const [message] = await db.execute<{ link: string }>(sql`
      select fields->>${field} as link from messages where reservation_id = ${id} and fields ? ${field}`);
    return tokenOf(message?.link ?? '');
  };
  return { id, activityId, address, staff, changeAddress, queued };
}

type HandedOn = Awaited<ReturnType<typeof handedOn>>;

const tokenOf = (url: string) => /\/([\w-]+\.[\w-]+)(\?|$)/.exec(url)?.[1] ?? '';
const ownToken = ({ id, address }: HandedOn) =>
  cancellationToken(world.deps.installation, { reservationId: id, address });

interface Door {
  status: 1 | 2 | 3;
  page: string;
  token: (made: HandedOn) => Promise<string> | string;
  /** The typed call that acts by it; where there is none, a form does. */
  call?: (token: string) => [path: string, input: Record<string, unknown>];
  form?: Record<string, string>;
}

const doors: Record<string, Door> = {
  'one’s own reservation': {
    status: 1,
    page: '/mi-reserva',
    token: ownToken,
    call: (token) => ['public.myBooking.cancel', { token, language: 'es' }],
  },
  cancelling: {
    status: 1,
    page: '/cancelacion',
    token: ownToken,
    call: (token) => ['public.cancel', { token, language: 'es' }],
  },
  'the offer of places': {
    status: 3,
    page: '/oferta',
    token: async ({ id, staff, queued }) => {
      await offerPlaces(staff, { id });
      return queued('oferta.enlace');
    },
    call: (token) => ['public.answerOffer', { token, language: 'es', answer: 'decline' }],
  },
  'another date': {
    status: 2,
    page: '/otra-fecha',
    token: async ({ activityId, staff, queued }) => {
      const { id: other } = await world.publish({ date: '2026-12-19' });
      const words = { es: 'Volveremos pronto.', pt: 'Voltaremos em breve.' };
      const input = { activityId, reason: 'fire', words, dates: [other], key: `k${activityId}` };
      await suspendOuting(staff, SuspendOutingInput.parse(input));
      return queued('suspension.enlace');
    },
    form: { respuesta: 'aceptar' },
  },
  'the question of a reminder': {
    status: 2,
    page: '/asistencia',
    token: ({ id, address }) => tokenOf(attendanceUrl(world.deps.installation, { id, language: 'es', address })),
    form: { respuesta: 'cancelar' },
  },
  'the end of reminders': {
    status: 2,
    page: '/baja-recordatorios',
    token: ({ id, address }) =>
      tokenOf(reminderUnsubscribeUrl(world.deps.installation, { reservationId: id, address })),
    form: { 'List-Unsubscribe': 'One-Click' },
  },
};

/** Status, way and body of an answer, without what names the token or the request. */
async function answer(
  token: string,
  request: { method: 'GET' | 'POST'; url: string; payload?: string; type?: string },
) {
  caller += 1;
  const { type, ...sent } = request;
  const response = await world.app.inject({
    ...sent,
    headers: { accept: 'text/html', ...(type !== undefined && { 'content-type': type }) },
    remoteAddress: `192.0.2.${caller}`,
  });
  const tidy = (text: string) => text.replaceAll(token, 'TOKEN').replace(/"requestId":"[^"]*"/g, '');
  return [response.statusCode, tidy(response.headers.location ?? ''), tidy(response.body)];
}

const open = (page: string, token: string) => answer(token, { method: 'GET', url: `${page}/${token}` });
function act({ page, call, form }: Door, token: string) {
  if (call === undefined) {
    const payload = new URLSearchParams(form).toString();
    return answer(token, {
      method: 'POST',
      url: `${page}/${token}`,
      payload,
      type: 'application/x-www-form-urlencoded',
    });
  }
  const [path, input] = call(token);
  const payload = JSON.stringify({ json: input });
  return answer(token, { method: 'POST', url: `/trpc/${path}`, payload, type: 'application/json' });
}

describe.each(Object.entries(doors))('the link to %s, once the address is another one (B52)', (_name, door) => {
  it('is answered by every door as one that never was', async () => {
    const made = await handedOn(door.status);
    const token = await door.token(made);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(await open(door.page, token)).toMatchObject([200, '', expect.anything()]);
    await made.changeAddress();
    const unknown = `${token.slice(0, -4)}AAAA`;
    expect(await open(door.page, token)).toEqual(await open(door.page, unknown));
    const acted = await act(door, token);
    expect(acted).toEqual(await act(door, unknown));
    expect(acted[0]).not.toBe(200);
    const [row] = await world.deps.db.select().from(reservations).where(eq(reservations.id, made.id));
    expect([row?.status, row?.remindersOffAt]).toEqual([door.status, null]);
  });
});

it('the documented call knows the address in force alone (B37)', async () => {
  const { id, address, changeAddress } = await handedOn(1);
  await changeAddress();
  const cancel = async (email: string) => (await world.call('/act-cancelar-reserva', { id, email })).body;
  expect(await cancel(address)).toEqual(await cancel('nadie@example.org'));
  expect(await cancel(`otra${booked}@example.org`)).toMatchObject({ error: false });
});
