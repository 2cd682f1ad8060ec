import { rmSync } from 'node:fs';
import { activities, people, reservations } from '@dehesa/db/schema';
import { type MyBooking, ReservationStatus } from '@dehesa/domain/reservations';
import { cancellationToken } from '@dehesa/services/reservations';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { callProcedure } from '../trpc/call-procedure.test-support';
import { writeFakeWeb } from './fake-web.test-support';
import type { RenderRequest } from './page';
import { bookingBody, companionBody, createPublicWorld } from './public-world.test-support';

let now = new Date('2026-05-01T10:00:00Z');
const webDir = writeFakeWeb();
const world = await createPublicWorld(() => now, { webDir });

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

let booked = 0;

/** Books for two in territory 2 and answers the token of the mail; `status` as staff would have changed it. */
async function book(status: ReservationStatus = ReservationStatus.confirmed) {
  booked += 1;
  const { id: activityId } = await world.publish({ territoryId: 2, municipality: 'Cedillo' });
  const email = `carmen${booked}@example.org`;
  await world.call(
    '/act-reservar',
    bookingBody(activityId, {
      email,
      dni: `${String(10_000_000 + booked)}Z`,
      reservas: [companionBody({ dni: `${String(20_000_000 + booked)}X` })],
    }),
  );
  const [row] = await world.deps.db
    .update(reservations)
    .set({ status })
    .where(eq(reservations.activityId, activityId))
    .returning();
  if (!row) throw new Error('nothing was stored');
  const token = cancellationToken(world.deps.installation, { reservationId: row.id, address: email });
  return { id: row.id, activityId, token };
}

const get = (url: string, remoteAddress = '192.0.2.10') =>
  world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' }, remoteAddress });

async function call(
  method: 'GET' | 'POST',
  name: string,
  input: unknown,
  remoteAddress = '192.0.2.20',
): Promise<{ status: number; answer: unknown; retryAfter: unknown }> {
  const called = { method, name: `public.myBooking.${name}`, input, remoteAddress };
  const { headers, ...told } = await callProcedure(world.app, called);
  return { ...told, retryAfter: headers['retry-after'] };
}

async function read(token: string): Promise<MyBooking> {
  const { answer } = await call('GET', 'read', { token, language: 'es' });
  return answer as MyBooking;
}

describe('/mi-reserva/{data}', () => {
  it('draws the reservation for nobody but its reader: no cache, no search engine, no referrer', async () => {
    const { token } = await book();
    const response = await get(`/mi-reserva/${token}?lang=pt`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { page, assets } = response.json<RenderRequest>();
    expect(page).toMatchObject({
      kind: 'myBooking',
      language: 'pt',
      token,
      booking: {
        state: 'confirmed',
        people: [{ firstName: 'Carmen' }, { firstName: 'Julián' }],
        activity: { times: { start: '09:00', portugueseStart: '08:00' } },
      },
    });
    expect(assets.preloads).toContain('/assets/my-booking.js');
    expect(response.body).not.toMatch(/1000000\d|2000000\d|1980-02-29|600000000|carmen\d+@/i);
  });

  it('tells a wrong link from the page of nothing, and does not draw it in a widget', async () => {
    const { token } = await book();
    for (const data of ['x', `${token}x`, '%00']) {
      const response = await get(`/mi-reserva/${data}`);
      expect([response.statusCode, response.json<RenderRequest>().page]).toMatchObject([
        404,
        { kind: 'myBooking', booking: null },
      ]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect((await get('/mi-reserva')).headers.location).toBe('/agenda');
    expect((await get(`/mi-reserva/${token}?embed=https://example.org`)).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  });

  it('gives the calendar and the QR away under no other name than theirs, and leads back where there are none', async () => {
    const { token, id } = await book();
    const calendar = await get(`/mi-reserva/${token}/reserva.ics`);
    expect(calendar.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="actividad.ics"',
      'cache-control': 'no-store',
    });
    expect(calendar.body).toContain(`UID:reserva-${id}@localhost`);
    expect(calendar.body).toContain('DTSTART;TZID=Europe/Madrid:20260620T090000');
    const qr = await get(`/mi-reserva/${token}/qr.png`);
    expect(qr.headers['content-type']).toBe('image/png');
    expect(qr.headers['content-disposition']).toMatch(/^attachment; filename="TAJ-[A-Z2-9]{8}\.png"$/);
    expect((await sharp(qr.rawPayload).metadata()).width).toBeGreaterThan(200);

    const pending = await book(1);
    expect((await get(`/mi-reserva/${pending.token}/reserva.ics`)).statusCode).toBe(200);
    expect((await get(`/mi-reserva/${pending.token}/qr.png`)).headers.location).toBe(`/mi-reserva/${pending.token}`);
    expect((await get('/mi-reserva/x/reserva.ics')).headers.location).toBe('/mi-reserva/x');
  });

  it('gives the booking as a PDF of one page by the same link, while it holds its places (B102)', async () => {
    const { token } = await book();
    const pdf = await get(`/mi-reserva/${token}/reserva.pdf?lang=en`);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Booking TAJ-[A-Z2-9]{8}\.pdf"/),
      'cache-control': 'no-store',
    });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const pending = await book(1);
    expect((await get(`/mi-reserva/${pending.token}/reserva.pdf?lang=pt`)).statusCode).toBe(200);
    const none = await book(4);
    const away = await get(`/mi-reserva/${none.token}/reserva.pdf`);
    expect([away.statusCode, away.headers.location]).toEqual([302, `/mi-reserva/${none.token}`]);
    expect((await get(`/mi-reserva/${token}x/reserva.pdf`)).headers.location).toBe(`/mi-reserva/${token}x`);
  });

  it('leads back from the calendar and the PDF of an outing that is suspended', async () => {
    const { token, activityId } = await book();
    await world.deps.db.update(activities).set({ suspendedAt: now }).where(eq(activities.id, activityId));
    for (const file of ['reserva.ics', 'reserva.pdf']) {
      const { statusCode, headers } = await get(`/mi-reserva/${token}/${file}`);
      expect([file, statusCode, headers.location]).toEqual([file, 302, `/mi-reserva/${token}`]);
    }
    expect((await get(`/mi-reserva/${token}`)).statusCode).toBe(200);
  });

  it('refuses who tries many links from one address, and lets in who has a right one', async () => {
    const { token } = await book();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 40; tries += 1)
      statuses.add((await get(`/mi-reserva/x${tries}`, '192.0.2.66')).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    expect((await get('/mi-reserva/x', '192.0.2.67')).statusCode).toBe(404);
    expect((await get(`/mi-reserva/${token}`, '192.0.2.66')).statusCode).toBe(200);
  });

  it('counts them by the /64 of IPv6, whatever address of it is used', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push((await get(`/mi-reserva/x${tries}`, `2001:db8:1:2:${tries}::1`)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
    expect((await get('/mi-reserva/x', '2001:db8:1:3::1')).statusCode).toBe(404);
  });
});

describe('public.myBooking', () => {
  it('changes by the link and answers the reservation as it is then', async () => {
    const { token, id } = await book();
    const { people: shown, version } = await read(token);
    const corrected = await call('POST', 'correctName', {
      token,
      language: 'es',
      version,
      personId: shown[0]?.id,
      firstName: 'Cármen',
      lastName: 'Iglesias',
    });
    expect(corrected).toMatchObject({ status: 200, answer: { people: [{ firstName: 'Cármen' }, {}] } });
    const stale = { token, language: 'es', version, personId: shown[1]?.id };
    expect(await call('POST', 'removeCompanion', stale)).toMatchObject({
      status: 409,
      answer: { code: 'reservations.changedMeanwhile' },
    });
    const removed = await call('POST', 'removeCompanion', { ...stale, version: (await read(token)).version });
    expect(removed).toMatchObject({ status: 200, answer: { people: [{ firstName: 'Cármen' }] } });
    expect(
      await world.deps.db
        .select()
        .from(people)
        .where(and(eq(people.reservationId, id), eq(people.live, true))),
    ).toHaveLength(1);
    expect(await call('POST', 'resend', { token, language: 'es' })).toMatchObject({ status: 200 });
    const again = await call('POST', 'resend', { token, language: 'es' });
    expect(again).toMatchObject({ status: 429, answer: { code: 'request.tooMany' } });
    expect(Number(again.retryAfter)).toBeGreaterThan(500);
    expect(await call('POST', 'cancel', { token, language: 'es' })).toMatchObject({
      status: 200,
      answer: { state: 'cancelled' },
    });
    expect(await call('POST', 'cancel', { token, language: 'es' })).toMatchObject({
      answer: { code: 'reservations.alreadyCancelled' },
    });
  });

  it('takes somebody in, once where it is sent again, and says which field is wrong (B74)', async () => {
    const { token } = await book();
    const { version, addition } = await read(token);
    expect(addition).toMatchObject({ hindrance: null, person: 2 });
    const child = { kind: 'child', firstName: 'Eva', lastName: 'Gil', birthDate: '2015-02-01' };
    const wanted = { token, language: 'es', version, companion: child, photoConsent: true, privacyAccepted: true };
    expect(await call('POST', 'addCompanion', { ...wanted, companion: { ...child, birthDate: '' } })).toMatchObject({
      status: 400,
      answer: { code: 'reservations.companionIncomplete', params: { person: 2 } },
    });
    expect(await call('POST', 'addCompanion', { ...wanted, privacyAccepted: false })).toMatchObject({
      answer: { code: 'reservations.privacyNotAccepted' },
    });
    const added = await call('POST', 'addCompanion', wanted);
    expect(added).toMatchObject({ status: 200, answer: { people: [{}, {}, { firstName: 'Eva', kind: 'child' }] } });
    expect(JSON.stringify(added.answer)).not.toContain('2015-02-01');
    expect((await call('POST', 'addCompanion', wanted)).answer).toEqual(added.answer);
    const other = { ...wanted, companion: { ...child, firstName: 'Leo' } };
    expect(await call('POST', 'addCompanion', other)).toMatchObject({
      status: 409,
      answer: { code: 'reservations.changedMeanwhile' },
    });
  });

  it('refuses an empty name and a shift that the activity does not have', async () => {
    const { token } = await book();
    const { people: shown, version } = await read(token);
    const link = { token, language: 'es', version };
    expect(
      await call('POST', 'correctName', { ...link, personId: shown[0]?.id, firstName: '  ', lastName: 'Iglesias' }),
    ).toMatchObject({ status: 400, answer: { code: 'input.invalid', params: { path: 'firstName' } } });
    expect(await call('POST', 'changeShift', { ...link, shiftId: 999 })).toMatchObject({ status: 409 });
  });

  it('counts wrong links', async () => {
    const codes = new Set<unknown>();
    for (let tries = 0; tries < 40; tries += 1) {
      const { answer } = await call('GET', 'read', { token: `x.${tries}`, language: 'es' }, '192.0.2.77');
      codes.add((answer as { code: string }).code);
    }
    expect([...codes]).toEqual(['record.notFound', 'request.tooMany']);
  });
});

describe('who has just booked (B79)', () => {
  const remoteAddress = '192.0.2.90';
  const bookAs = async (email: string) => {
    booked += 1;
    const { id: activityId, slug } = await world.publish();
    const input = {
      activityId,
      booker: {
        firstName: 'Carmen',
        lastName: 'Iglesias',
        identity: `${String(10_000_000 + booked)}Z`,
        sex: 'F',
        birthDate: '1980-02-29',
        postalCode: '10600',
        locality: 'Plasencia',
        province: 'Cáceres',
        phone: '600000000',
        email,
      },
      photoConsent: true,
      privacyAccepted: true,
    };
    const { answer } = await callProcedure(world.app, { method: 'POST', name: 'public.book', input, remoteAddress });
    return { slug, answer: answer as { reference: string; rights: { link: string; correction: string } } };
  };

  it('sees the reservation and its entry for the calendar, and corrects the address', async () => {
    const { slug, answer } = await bookAs('mal@example.org');
    const { link, correction } = answer.rights;
    expect((await get(`/mi-reserva/${link}`)).statusCode).toBe(200);
    const { body } = await get(`/mi-reserva/${link}/reserva.ics?lang=es`);
    expect(body).toContain('STATUS:TENTATIVE');
    // What everybody gets knows nothing of it.
    const page = await get(`/actividad/${slug}`);
    for (const secret of [link, correction, 'mal@example.org']) expect(page.body).not.toContain(secret);
    expect(await call('POST', 'correctEmail', { right: correction, email: 'mal@' })).toMatchObject({
      status: 400,
      answer: { code: 'reservations.emailInvalid' },
    });
    expect(await call('POST', 'correctEmail', { right: correction, email: 'bien@example.org' })).toMatchObject({
      status: 200,
      answer: { email: 'bien@example.org' },
    });
    expect(await call('POST', 'correctEmail', { right: correction, email: 'otro@example.org' })).toMatchObject({
      status: 404,
      answer: { code: 'record.notFound' },
    });
    expect((await get(`/mi-reserva/${link}`)).statusCode).toBe(200);
  });

  it('has half an hour for that, and wrong rights are counted', async () => {
    const { correction } = (await bookAs('tarde@example.org')).answer.rights;
    now = new Date('2026-05-01T10:30:00Z');
    const late = await call('POST', 'correctEmail', { right: correction, email: 'otra@example.org' }, '192.0.2.91');
    expect(late).toMatchObject({ status: 404 });
    now = new Date('2026-05-01T10:00:00Z');
    const codes = new Set<unknown>();
    for (let tries = 0; tries < 40; tries += 1) {
      const guess = { right: `x.${tries}`, email: 'otra@example.org' };
      codes.add((await call('POST', 'correctEmail', guess, '192.0.2.92')).answer);
    }
    expect([...codes].map((answer) => (answer as { code: string }).code)).toContain('request.tooMany');
  });
});

describe('once the activity has begun', () => {
  afterAll(() => void (now = new Date('2026-05-01T10:00:00Z')));

  it('nobody cancels by link or by id and email (B37); the page says that it is over', async () => {
    const { id, token } = await book();
    // At 9:00 in Madrid.
    now = new Date('2026-06-20T06:59:59Z');
    expect((await read(token)).begun).toBe(false);
    now = new Date('2026-06-20T07:00:00Z');
    expect((await read(token)).begun).toBe(true);
    const link = { token, language: 'es' };
    expect(await call('POST', 'cancel', link)).toMatchObject({ answer: { code: 'reservations.alreadyBegun' } });
    const byEmail = await world.call('/act-cancelar-reserva', { id, email: `carmen${booked}@example.org` });
    expect(byEmail).toMatchObject({ status: 200, body: { error: true, value: 'La actividad ya ha empezado' } });
    const [row] = await world.deps.db.select().from(reservations).where(eq(reservations.id, id));
    expect(row?.status).toBe(2);
  });
});
