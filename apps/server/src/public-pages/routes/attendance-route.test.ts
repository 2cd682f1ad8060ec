import { rmSync } from 'node:fs';
import { activities, people, reservations } from '@dehesa/db/schema';
import { reminderUnsubscribeUrl } from '@dehesa/services/messages';
import { attendanceUrl } from '@dehesa/services/reservations';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFakeWeb } from '../fake-web.test-support';
import type { RenderRequest } from '../page';
import { bookingBody, companionBody, createPublicWorld } from '../public-world.test-support';

const webDir = writeFakeWeb();
const world = await createPublicWorld(() => new Date('2026-05-01T10:00:00Z'), { webDir });

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

let booked = 0;
let address = 10;

/** A confirmed party of three, with the paths of its links. */
async function party() {
  booked += 1;
  const { id: activityId } = await world.publish({ territoryId: 2, municipality: 'Cedillo' });
  const dni = (first: number, letter: string) => `${String(first * 10_000_000 + booked)}${letter}`;
  await world.call(
    '/act-reservar',
    bookingBody(activityId, {
      email: `carmen${booked}@example.org`,
      dni: dni(1, 'Z'),
      reservas: [companionBody({ dni: dni(2, 'X') }), companionBody({ nombre: 'Rita', dni: dni(3, 'Y') })],
    }),
  );
  const [row] = await world.deps.db
    .update(reservations)
    .set({ status: 2 })
    .where(eq(reservations.activityId, activityId))
    .returning();
  if (!row) throw new Error('nothing was stored');
  const members = await world.deps.db
    .select()
    .from(people)
    .where(eq(people.reservationId, row.id))
    .orderBy(people.position);
  const address = members[0]?.email ?? '';
  const { installation } = world.deps;
  const pathOf = (url: string) => url.slice(installation.publicUrl.length);
  return {
    id: row.id,
    activityId,
    members,
    path: pathOf(attendanceUrl(installation, { id: row.id, language: 'es', address })),
    unsubscribe: pathOf(reminderUnsubscribeUrl(installation, { reservationId: row.id, address })),
  };
}

const stored = async (id: number) => {
  const [row] = await world.deps.db.select().from(reservations).where(eq(reservations.id, id));
  return {
    status: row?.status,
    size: row?.partySize,
    answer: row?.attendanceAnswer,
    off: row?.remindersOffAt !== null,
  };
};

const get = (url: string) =>
  world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' }, remoteAddress: '192.0.2.10' });

/** What a form sends, from an address of its own. */
const post = (
  url: string,
  fields: [string, string | number][] | string,
  type = 'application/x-www-form-urlencoded',
) => {
  address += 1;
  const payload =
    typeof fields === 'string'
      ? fields
      : fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, accept: 'text/html' },
    remoteAddress: `192.0.2.${address}`,
  });
};

const pageOf = (body: string) => (JSON.parse(body) as RenderRequest).page;

describe('/asistencia/{data}', () => {
  it('changes nothing by being opened, and is for nobody but its reader', async () => {
    const { id, path } = await party();
    const before = await stored(id);
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const page = pageOf(response.body);
    expect(page).toMatchObject({ kind: 'attendance', language: 'es', problem: null, question: { state: 'open' } });
    expect(response.body).not.toMatch(/carmen\d|Iglesias|600000000|1000\d+Z/);
    expect(await stored(id)).toEqual(before);
  });

  it('takes "we are coming" and leads back to the page, as often as it is sent', async () => {
    const { id, path } = await party();
    for (let times = 0; times < 2; times += 1) {
      const response = await post(path, [['respuesta', 'vamos']]);
      expect([response.statusCode, response.headers.location]).toEqual([303, path]);
    }
    expect(await stored(id)).toMatchObject({ status: 2, size: 3, answer: 'coming' });
    expect(pageOf((await get(path)).body)).toMatchObject({ question: { answer: 'coming' } });
  });

  it('gives back the places of who is ticked; the same form sent twice counts once', async () => {
    const { id, path, members } = await party();
    const form: [string, string | number][] = [
      ['personas', 3],
      ['no_viene', members[1]?.id ?? 0],
      ['respuesta', 'menos'],
    ];
    expect((await post(path, form)).statusCode).toBe(303);
    expect((await post(path, form)).statusCode).toBe(303);
    expect(await stored(id)).toMatchObject({ size: 2, answer: 'coming' });
    expect(pageOf((await get(path)).body)).toMatchObject({ question: { released: 1 } });
  });

  it('asks again where nobody is ticked, or the party is not what the page showed', async () => {
    const { id, path } = await party();
    const nobody = await post(path, [
      ['personas', 3],
      ['respuesta', 'menos'],
    ]);
    expect([nobody.statusCode, pageOf(nobody.body)]).toMatchObject([422, { problem: 'nobody' }]);
    const changed = await post(path, [
      ['personas', 3],
      ['no_viene', 999_999],
      ['respuesta', 'menos'],
    ]);
    expect([changed.statusCode, pageOf(changed.body)]).toMatchObject([409, { problem: 'changed', ticked: [999_999] }]);
    expect(await stored(id)).toMatchObject({ size: 3, answer: null });
  });

  it('cancels the whole reservation; whoever answers afterwards sees that it is cancelled', async () => {
    const { id, path } = await party();
    expect((await post(path, [['respuesta', 'cancelar']])).statusCode).toBe(303);
    expect((await post(path, [['respuesta', 'vamos']])).statusCode).toBe(303);
    expect(await stored(id)).toMatchObject({ status: 4, answer: 'cancelled' });
    expect(pageOf((await get(path)).body)).toMatchObject({ question: { state: 'cancelled' } });
  });

  it('leads who answers for an outing that was suspended meanwhile back to the page', async () => {
    const { id, activityId, path } = await party();
    await world.deps.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, activityId));
    for (const answer of ['vamos', 'cancelar']) {
      const response = await post(path, [['respuesta', answer]]);
      expect([response.statusCode, response.headers.location]).toEqual([303, path]);
    }
    expect(await stored(id)).toMatchObject({ status: 2, answer: null });
    expect(pageOf((await get(path)).body)).toMatchObject({ question: { state: 'unavailable' } });
  });

  it.each(['forged', 'of another kind'])('opens nothing for a link that is %s', async (what) => {
    const { id, path, unsubscribe } = await party();
    const [payload] = path.replace('/asistencia/', '').split('.');
    const wrong =
      what === 'forged' ? `/asistencia/${payload}.AAAA` : unsubscribe.replace('baja-recordatorios', 'asistencia');
    const shown = await get(wrong);
    expect([shown.statusCode, pageOf(shown.body)]).toMatchObject([404, { kind: 'attendance', question: null }]);
    await post(wrong, [['respuesta', 'cancelar']]);
    expect(await stored(id)).toMatchObject({ status: 2, answer: null });
  });

  it('does nothing with what is no form, or says nothing', async () => {
    const { id, path } = await party();
    expect((await post(path, '{"respuesta":"cancelar"}', 'application/json')).statusCode).toBe(200);
    expect((await post(path, [['respuesta', 'quizás']])).statusCode).toBe(200);
    expect((await post(path, 'respuesta=vamos', 'text/plain')).statusCode).toBe(415);
    expect(await stored(id)).toMatchObject({ status: 2, answer: null });
  });
});

describe('/baja-recordatorios/{data}', () => {
  it('changes nothing by being opened: mail programs look into links', async () => {
    const { id, unsubscribe } = await party();
    const response = await get(unsubscribe);
    expect(pageOf(response.body)).toMatchObject({ kind: 'reminderSwitch', reservation: { off: false } });
    await post(unsubscribe, [['x', 'y']]);
    expect(await stored(id)).toMatchObject({ off: false });
  });

  it('switches reminders off and on again by its buttons', async () => {
    const { id, unsubscribe } = await party();
    expect((await post(unsubscribe, [['recordatorios', 'no']])).statusCode).toBe(303);
    expect(await stored(id)).toMatchObject({ off: true, status: 2 });
    expect((await post(unsubscribe, [['recordatorios', 'si']])).statusCode).toBe(303);
    expect(await stored(id)).toMatchObject({ off: false });
  });

  it.each([
    ['as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'in parts',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
  ])('takes one click of a mail program, %s, without sending it elsewhere (RFC 8058)', async (_name, body, type) => {
    const { id, unsubscribe } = await party();
    for (let times = 0; times < 2; times += 1) expect((await post(unsubscribe, body, type)).statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({ off: true });
  });

  it('opens nothing for a link that is not ours', async () => {
    const { path } = await party();
    expect((await get(path.replace('asistencia', 'baja-recordatorios'))).statusCode).toBe(404);
    expect((await post('/baja-recordatorios/x.y', 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  });
});
