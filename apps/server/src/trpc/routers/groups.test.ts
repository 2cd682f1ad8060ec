import { conversations } from '@dehesa/db/schema';
import { enquiryFailureText } from '@dehesa/i18n/enquiry';
import { enquiry as english } from '@dehesa/i18n/locales/en/enquiry';
import { enquiry as spanish } from '@dehesa/i18n/locales/es/enquiry';
import { enquiry as portuguese } from '@dehesa/i18n/locales/pt/enquiry';
import { closedAfterAll } from '@dehesa/testing';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createReservationApp, type ReservationApp } from '../../legacy/reservations/reservations.test-support';
import { callProcedure } from '../call-procedure.test-support';

const app = await closedAfterAll(createReservationApp());
const activityId = await app.activity({ capacity: 60 });
const texts = { es: spanish, pt: portuguese, en: english };
let keys = 0;

async function call(method: 'GET' | 'POST', name: string, input: unknown, as?: keyof ReservationApp['signedIn']) {
  const { status, answer } = await callProcedure(app.app, { method, name, input, token: as && app.signedIn[as].token });
  return [status, answer] as const;
}
const request = (change: object = {}) => {
  keys += 1;
  return call('POST', 'public.requestGroup', {
    activityId,
    language: 'pt',
    organisation: 'Escola',
    firstName: 'Inês',
    lastName: 'Sá',
    email: 'ines@example.org',
    phonePrefix: '+351',
    phone: '912 345 678',
    adults: 3,
    minors: 24,
    privacyAccepted: true,
    idempotencyKey: `clave-${keys}`,
    ...change,
  });
};
const newest = async () =>
  (await app.deps.db.select().from(conversations).orderBy(desc(conversations.id)).limit(1))[0]?.id ?? 0;

describe('the request of a group on the public page (B83)', () => {
  it.each(['es', 'pt', 'en'] as const)('is refused in words of its language, %s', async (language) => {
    const [status, answer] = await request({ language, adults: 0 });
    expect([status, answer]).toEqual([400, { code: 'inbox.groupSize' }]);
    const { title, message } = enquiryFailureText(texts[language], { code: 'inbox.groupSize', params: undefined });
    expect(title).not.toBe(texts[language].failed.title);
    expect(message).toMatch(/5 .* 200/);
  });

  it.each([
    [{ adults: '3' }],
    [{ adults: 1e9 }],
    [{ minors: -4 }],
    [{ minors: null }],
    [{ organisation: 'a'.repeat(121) }],
    [{ wishedDate: ['x'] }],
    [{ activityId: 'uno' }],
    [{ idempotencyKey: '' }],
    [{ language: 'fr' }],
  ])('takes nothing that is no request: %j', async (change) => {
    expect((await request(change))[0]).toBe(400);
  });

  it('of an activity that is not there is refused as one', async () => {
    expect(await request({ activityId: 999_999 })).toEqual([404, { code: 'record.notFound' }]);
  });

  it('knows the dates that may be wished for, and none of an activity that is not there', async () => {
    expect(await call('GET', 'public.groupDates', { id: activityId })).toMatchObject([200, [{ activityId }]]);
    expect(await call('GET', 'public.groupDates', { id: 999_999 })).toEqual([200, []]);
  });
});

describe('its conversion', () => {
  it('is done by who reaches the inbox; for others the request does not exist', async () => {
    expect((await request())[0]).toBe(200);
    const id = await newest();
    const input = { id, activityId, adults: 3, minors: 24, notify: false };
    expect(await call('POST', 'config.inbox.convertGroup', input)).toEqual([401, { code: 'access.unauthenticated' }]);
    expect(await call('POST', 'config.inbox.convertGroup', input, 'member')).toEqual([
      403,
      { code: 'access.forbidden' },
    ]);
    expect(await call('POST', 'config.inbox.convertGroup', input, 'tajo')).toEqual([404, { code: 'record.notFound' }]);
    expect(await call('GET', 'config.inbox.groupDates', { id }, 'tajo')).toEqual([404, { code: 'record.notFound' }]);
    expect(await call('POST', 'config.inbox.convertGroup', input, 'monfrague')).toMatchObject([
      200,
      { reference: expect.stringMatching(/^MON-/) },
    ]);
    expect(await call('POST', 'config.inbox.convertGroup', input, 'admin')).toEqual([
      409,
      { code: 'inbox.alreadyConverted' },
    ]);
  });

  it('is told by the documented calls as a booker with so many companions, and one line more by person', async () => {
    const grouped = await app.answer('/act-reservas', { id_actividad: activityId, agrupado_usuario: true }, 'admin');
    expect(grouped).toMatchObject({
      data: [{ nombre: 'Inês', acompanantes: 26, personas: [{ nombre: '2 adultos y 24 menores sin nombre' }] }],
    });
    const people = await app.answer('/act-reservas', { id_actividad: activityId }, 'admin');
    expect(people).toMatchObject({
      data: [
        { nombre: 'Inês', id_reserva_padre: null },
        { nombre: '2 adultos y 24 menores sin nombre', dni: '' },
      ],
    });
  });
});
