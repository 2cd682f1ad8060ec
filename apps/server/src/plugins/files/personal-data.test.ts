import { closedAfterAll, insertSampleReservation } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { createReservationApp, type ReservationApp } from '../../legacy/reservations/reservations.test-support';

const app = await closedAfterAll(createReservationApp());
await insertSampleReservation(app.deps.db, { email: 'carmen@example.org' });

const address = '/descargas/datos-personales';
const asked = { email: 'Carmen@example.org', identity: '', format: 'json', language: 'es' };

async function post(payload: Record<string, unknown>, as: keyof ReservationApp['signedIn'] | null, path = address) {
  const cookie = as === null ? '' : `dehesa_session=${app.signedIn[as].token}`;
  return app.app.inject({ method: 'POST', url: path, headers: { cookie }, payload });
}

it('is a file for super administrators that no cache keeps and whose name names nobody', async () => {
  const { statusCode, headers, body } = await post(asked, 'super');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="datos-personales.json"',
    'cache-control': 'no-store',
  });
  expect(JSON.parse(body)).toMatchObject({ reservations: [{ firstName: 'Carmen', identity: '12345678Z' }] });
  const pdf = await post({ ...asked, format: 'pdf', language: 'pt' }, 'super');
  expect(pdf.headers['content-disposition']).toContain('dados-pessoais.pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('is nothing for anybody else, nor for a question that names nobody', async () => {
  expect((await post(asked, null)).statusCode).toBe(401);
  expect((await post(asked, 'admin')).statusCode).toBe(403);
  expect((await post({ ...asked, email: '' }, 'super')).statusCode).toBe(400);
  const unknown = await post({ ...asked, email: 'nadie@example.org' }, 'super');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ domain: { code: 'personalData.nothingFound' } });
  expect((await app.app.inject({ method: 'GET', url: address })).statusCode).not.toBe(200);
});

it('the procedures are for super administrators', async () => {
  const input = encodeURIComponent(JSON.stringify({ json: { months: null } }));
  const read = async (as: keyof ReservationApp['signedIn'] | null) => {
    const cookie = as === null ? '' : `dehesa_session=${app.signedIn[as].token}`;
    const url = `/trpc/config.personalData.retention?input=${input}`;
    return (await app.app.inject({ method: 'GET', url, headers: { cookie } })).statusCode;
  };
  expect(await read('super')).toBe(200);
  expect(await read('admin')).toBe(403);
  expect(await read(null)).toBe(401);
});
