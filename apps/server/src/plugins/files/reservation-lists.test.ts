import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { createReservationApp, type ReservationApp, slot } from '../../legacy/reservations/reservations.test-support';

const app = await closedAfterAll(createReservationApp());
const activity = await app.activity({ shifts: ['Mañana', 'Tarde'] }, 'Buitres & <águilas>');
await app.reserve(activity, { id_estado: 2, turno: 'Tarde', nombre: '<b>Ana</b>', reservas: [slot()] });
await app.reserve(activity, { id_estado: 3, turno: 'Mañana', nombre: 'Elena' });

type Name = keyof ReservationApp['signedIn'];

async function get(url: string, as: Name | null = 'admin', headers: Record<string, string> = {}) {
  const cookie = as === null ? '' : `dehesa_session=${app.signedIn[as].token}`;
  return app.app.inject({ method: 'GET', url, headers: { ...headers, cookie } });
}

const page = '/imprimir/reservas';
const downloads = '/descargas/reservas';

describe('/imprimir/reservas/{id}', () => {
  it('is the list as a page: facts, table by shift, visitors’ words as words', async () => {
    const { statusCode, headers, body: sent } = await get(`${page}/${activity}?lista=confirmadas`);
    const body = sent.replaceAll(/>\s+</g, '><');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).toContain('<h1>Buitres &amp; &lt;águilas&gt;</h1>');
    expect(body).toContain('<dt>Hora de inicio</dt><dd>9:00</dd>');
    expect(body).toContain('<dt>Aforo</dt><dd>20 (10 por turno)</dd>');
    expect(body).toContain('Turno: Tarde <small>2 personas</small>');
    expect(body).toContain('<td>&lt;b&gt;Ana&lt;/b&gt;</td>');
    expect(body).not.toContain('<b>Ana');
    expect(body).not.toContain('Elena');
    const heads = [...body.matchAll(/<th scope="col">([^<]*)/g)].map(([, text]) => text);
    expect(heads).toEqual(['Nº Reserva', 'Nombre', 'Apellidos', 'Teléfono', 'Email', 'Provincia', 'Localidad']);
  });

  it('is the waiting list where the address says so, in the language of who asks', async () => {
    const { body } = await get(`${page}/${activity}?lista=espera&lang=pt`);
    expect(body).toContain('<html lang="pt-PT">');
    expect(body).toContain('Elena');
    expect(body).not.toContain('Ana');
    expect(body).toContain('1 pessoa em 1 reserva');
    expect((await get(`${page}/${activity}`, 'admin', { 'accept-language': 'pt-PT' })).body).toContain('Apelidos');
  });

  it('says that a list is empty and has nothing to print then', async () => {
    const { statusCode, body } = await get(`${page}/${await app.activity()}?lista=espera`);
    expect(statusCode).toBe(200);
    expect(body).toContain('Lista vacía');
    expect(body).toContain('La lista que quieres imprimir está vacía');
    expect(body).not.toContain('id="print"');
  });

  it('sends who is not signed in to sign in; who may not see it reads so in the window (B21, B22)', async () => {
    const nobody = await get(`${page}/${activity}`, null);
    expect([nobody.statusCode, nobody.headers.location]).toEqual([302, '/login']);
    for (const [as, status] of [
      ['member', 403],
      ['collaborator', 403],
      ['tajo', 404],
      ['monfrague', 200],
    ] as const) {
      const { statusCode, headers, body } = await get(`${page}/${activity}`, as);
      expect([as, statusCode]).toEqual([as, status]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      if (status !== 200) expect(body).not.toContain('águilas');
    }
    expect((await get(`${page}/x`)).statusCode).toBe(404);
    expect((await get(`${page}/99999999999999`)).statusCode).toBe(404);
  });
});

describe.each([
  ['lista.pdf', 'application/pdf', '%PDF-'],
  ['reservas.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
])('/descargas/reservas/{id}/%s', (file, type, signature) => {
  it('is a file named from the title that no cache keeps', async () => {
    const { statusCode, headers, rawPayload } = await get(`${downloads}/${activity}/${file}?lista=espera`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Buitres & aguilas/);
    expect(headers['content-disposition']).toMatch(/filename\*=UTF-8''Buitres%20%26%20%C3%A1guilas/);
    expect(rawPayload.subarray(0, signature.length).toString()).toBe(signature);
  });

  it('is refused as calls are (B21, B22)', async () => {
    for (const [as, status, code] of [
      [null, 401, 'access.unauthenticated'],
      ['member', 403, 'access.forbidden'],
      ['tajo', 404, 'record.notFound'],
    ] as const) {
      const response = await get(`${downloads}/${activity}/${file}`, as);
      expect([response.statusCode, response.json()]).toMatchObject([status, { domain: { code } }]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect((await get(`${downloads}/x/${file}`)).statusCode).toBe(404);
    const empty = await get(`${downloads}/${await app.activity()}/${file}`);
    expect([empty.statusCode, empty.json()]).toMatchObject([409, { domain: { code: 'reservations.listEmpty' } }]);
  });
});
