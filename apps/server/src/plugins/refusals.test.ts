import { auditLog } from '@dehesa/db/schema';
import { insertSampleReservation, rewriteAudit } from '@dehesa/testing';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.test-support';

let test: TestApp;
let token: string;
let userId: number;
let reservationId: number;
beforeAll(async () => {
  test = await createTestApp();
  ({ token, id: userId } = await test.signInAs({ role: 2, companyName: 'Rutas del Tajo' }));
  ({ reservationId } = await insertSampleReservation(test.deps.db));
});
afterAll(() => test.close());
beforeEach(() => rewriteAudit(test.deps.db, sql`truncate audit_log`));

const refusals = () =>
  test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'access.refuse')).orderBy(asc(auditLog.id));
/** The lines once there are as many; they are written beside the answer. */
async function written(lines: number): Promise<void> {
  await expect.poll(refusals, { timeout: 5_000 }).toHaveLength(lines);
}

const procedure = (path: string, input: unknown) =>
  test.app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    payload: { json: input },
    cookies: { dehesa_session: token },
    remoteAddress: '192.0.2.77',
  });

it.each([
  [
    'a procedure',
    () => procedure('config.personalData.erase', { email: 'a@b.es', identity: '', people: [] }),
    'config.personalData.erase',
  ],
  [
    'a documented call',
    () => test.app.inject({ method: 'POST', url: '/api/logs-db', payload: { token }, remoteAddress: '192.0.2.77' }),
    '/api/logs-db',
  ],
  [
    'a download',
    () =>
      test.app.inject({
        url: '/api/exports/base-de-datos.sql',
        cookies: { dehesa_session: token },
        remoteAddress: '192.0.2.77',
      }),
    '/api/exports/base-de-datos.sql',
  ],
])('a right that %s refuses is in the audit log with its caller', async (_name, call, name) => {
  expect((await call()).statusCode).toBe(403);
  await written(1);
  const [line] = await refusals();
  expect(line).toMatchObject({
    entity: 'access',
    actorId: userId,
    actorRole: 2,
    details: { count: 1, call: name, reason: 'forbidden' },
  });
  expect(JSON.stringify(line)).not.toContain('192.0.2.77');
});

it('so is a record of somebody else, which answers as a missing one (B22)', async () => {
  const foreign = await procedure('reservations.confirm', { id: reservationId, notify: false });
  const missing = await procedure('reservations.confirm', { id: 999_999, notify: false });
  expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
  const refusalIn = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
  expect(refusalIn(foreign.body)).toBe(refusalIn(missing.body));
  await written(1);
  expect((await refusals())[0]).toMatchObject({
    actorId: userId,
    details: { call: 'reservations.confirm', reason: 'outOfReach' },
  });
});

it('a call without a session and a page that is not there are no refused rights', async () => {
  expect((await test.app.inject({ method: 'POST', url: '/logs-db', payload: {} })).statusCode).toBe(401);
  expect((await test.app.inject({ url: '/no-hay-nada' })).statusCode).toBe(404);
  // The first of its call, written after whatever those might have left.
  expect((await test.app.inject({ method: 'POST', url: '/logs-db', payload: { token } })).statusCode).toBe(403);
  await written(1);
  expect((await refusals())[0]).toMatchObject({ actorId: userId });
});
