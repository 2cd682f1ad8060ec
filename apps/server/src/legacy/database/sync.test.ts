import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configuration } from '@dehesa/db/schema';
import { saveSecret } from '@dehesa/services/configuration';
import { insertSampleReservation, rewriteAudit } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpSyncClient } from '../../adapters/http-sync-client';
import { localOutgoing } from '../../adapters/outgoing/local-outgoing.test-support';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

interface Received {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let received: Received[];
let answer: { status: number; headers?: Record<string, string> } | 'silence';

const test = await createTestApp();
const { token } = await test.signInAs({ role: 0 });
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push({ method: request.method, headers: request.headers, body });
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end('{"ok":true}');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
// A TCP server's address
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/actividades`;
const { activityId } = await insertSampleReservation(test.deps.db, { reference: 'SYNC0001', status: 2 });
await insertSampleReservation(test.deps.db, { reference: 'SYNC0002', status: 1 });
const hidden = await insertSampleReservation(test.deps.db, { reference: 'SYNC0003' });
await test.deps.db.execute(sql`update activities set hidden = true where id = ${hidden.activityId}`);
await test.deps.db.execute(sql`update people set identity = '12345678Z' where activity_id = ${activityId}
  and position = 0`);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});
beforeEach(async () => {
  received = [];
  answer = { status: 200 };
  await configure(address, 'clave-de-la-diputacion');
});

async function configure(url: string, secret: string): Promise<void> {
  await test.deps.db.update(configuration).set({ syncUrl: url });
  await saveSecret(serviceContext(test.deps, null), test.deps.db, 'sync-token', secret);
}

const call = (path = '/sinc-dip') => test.call(path, { token });

describe('/sinc-dip', () => {
  it.each(['/sinc-dip', '/api/sinc-dip'])('%s sends the published activities with a bearer token', async (path) => {
    expect(await call(path)).toMatchObject({ status: 200, body: { error: false, value: '2 actividades enviadas' } });
    expect(received).toHaveLength(1);
    const [{ method, headers, body } = { method: '', headers: {}, body: '' }] = received;
    expect(method).toBe('POST');
    expect(headers).toMatchObject({
      authorization: 'Bearer clave-de-la-diputacion',
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({
      generado: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      actividades: [
        expect.objectContaining({ confirmadas: 1, plazas_ocupadas: 3, plazas_pendientes: 0, bajas: 0, asistentes: 0 }),
        expect.objectContaining({ confirmadas: 0, plazas_ocupadas: 0, plazas_pendientes: 3, en_espera: 0 }),
      ],
    });
  });

  it('counts who came of confirmed parties alone (B20)', async () => {
    const sent = async () => {
      await call();
      const { actividades } = JSON.parse(received.at(-1)?.body ?? '') as { actividades: { asistentes: number }[] };
      return actividades[0]?.asistentes;
    };
    const turn = (status: number) =>
      test.deps.db.execute(
        sql`update reservations set status = ${status}, waiting_since = now() where activity_id = ${activityId}`,
      );
    await test.deps.db.execute(sql`insert into attendance (reservation_id, person_id, checked_in_at)
      select reservation_id, id, now() from people where activity_id = ${activityId} and position = 0`);
    expect(await sent()).toBe(1);
    await turn(3);
    expect(await sent()).toBe(0);
    await turn(2);
    await test.deps.db.execute(sql`delete from attendance`);
  });

  it('sends nothing about people', async () => {
    await call();
    const people = await test.deps.db.execute<{ first_name: string; last_name: string; email: string | null }>(
      sql`select first_name, last_name, email from people`,
    );
    const sent = received[0]?.body ?? '';
    expect(sent).not.toBe('');
    for (const { first_name: first, last_name: last, email } of people) {
      expect(sent).not.toContain(first);
      if (last !== '') expect(sent).not.toContain(last);
      if (email !== null) expect(sent).not.toContain(email);
    }
    expect(sent).not.toMatch(/12345678Z|SYNC000\d"|@/);
    const { actividades } = JSON.parse(sent) as { actividades: object[] };
    expect(Object.keys(actividades[0] ?? {})).toEqual([
      'id',
      'seo_url',
      'id_ubicacion',
      'titulo',
      'titulo_pt',
      'categoria',
      'municipio',
      'fecha',
      'hora_inicio',
      'hora_fin',
      'semana',
      'lat',
      'lon',
      'aforo_total',
      'confirmadas',
      'plazas_ocupadas',
      'plazas_pendientes',
      'en_espera',
      'bajas',
      'asistentes',
    ]);
  });

  it.each([
    ['', 'clave'],
    ['http://127.0.0.1:1', ''],
  ])('says that it is not configured (%j, %j)', async (url, secret) => {
    await configure(url, secret);
    expect(await call()).toMatchObject({
      status: 200,
      body: { error: true, value: 'Sincronización no configurada' },
    });
    expect(received).toEqual([]);
  });

  it.each([401, 404, 500])('says that the other side answered %i', async (status) => {
    answer = { status };
    expect(await call()).toMatchObject({ status: 200, body: { error: true, value: 'Sincronización fallida' } });
  });

  it('takes the token nowhere else', async () => {
    answer = { status: 307, headers: { location: `${address}/otra` } };
    expect(await call()).toMatchObject({ body: { error: true, value: 'Sincronización fallida' } });
    expect(received).toHaveLength(1);
  });

  it('waits no longer than its limit, and says so where nobody answers', async () => {
    answer = 'silence';
    const usual = test.deps.syncClient;
    test.deps.syncClient = new HttpSyncClient({ limitMs: 300, outgoing: localOutgoing });
    const begun = Date.now();
    expect(await call()).toMatchObject({ body: { error: true, value: 'Sincronización fallida' } });
    expect(Date.now() - begun).toBeLessThan(14_000);
    test.deps.syncClient = usual;
    await configure('http://127.0.0.1:1/', 'clave');
    expect(await call()).toMatchObject({ body: { error: true, value: 'Sincronización fallida' } });
  });

  it('stands in the audit log without what was sent, and is for role 0 alone', async () => {
    await rewriteAudit(test.deps.db, sql`delete from audit_log`);
    await call();
    const other = await test.signInAs({ role: 1 });
    expect(await test.call('/sinc-dip', { token: other.token })).toMatchObject({ status: 403 });
    const rows = await test.deps.db.execute(sql`select action, details from audit_log where entity = 'database'`);
    expect([...rows]).toEqual([{ action: 'database.synchronise', details: { activities: 2, status: 200 } }]);
  });
});
