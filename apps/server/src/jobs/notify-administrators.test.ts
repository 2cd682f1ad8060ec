import { closedAfterAll } from '@dehesa/testing';
import { territories } from '@dehesa/db/schema';
import { BookingInput } from '@dehesa/domain/reservations';
import { bookPlaces, notifyAdministratorsTask } from '@dehesa/services/reservations';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { createPublicWorld } from '../public-pages/public-world.test-support';
import { serviceContext } from '../requests/request-context';
import { type Queue, startQueue } from './queue/start-queue';

const bounded = { timeout: 15_000, interval: 25 };

let queue: Queue | undefined;
const world = await closedAfterAll(createPublicWorld(() => new Date('2026-06-01T10:00:00Z')));

afterEach(() => queue?.stop());

it('the queue looks each minute and tells of a new booking', async () => {
  const { db } = world.deps;
  await db.update(territories).set({ adminEmails: ['avisos@example.org'] });
  queue = await startQueue({ databaseUrl: world.databaseUrl, deps: world.deps, smtpUrl: null, pollInterval: 50 });
  await vi.waitFor(async () => {
    const known = await db.execute<{ identifier: string }>(
      sql`select identifier from graphile_worker._private_known_crontabs`,
    );
    expect(known.map((row) => row.identifier)).toContain(notifyAdministratorsTask);
  }, bounded);

  const { id } = await world.publish({ capacity: 5 });
  const booker = {
    firstName: 'Ana',
    lastName: 'Rey',
    identity: '12345671A',
    sex: 'F',
    birthDate: '1980-01-01',
    postalCode: '10600',
    province: 'Cáceres',
    locality: 'Plasencia',
    phone: '600000000',
    email: 'ana@example.org',
  };
  await bookPlaces(
    serviceContext(world.deps, null),
    BookingInput.parse({ activityId: id, booker, photoConsent: true, privacyAccepted: true }),
  );
  await db.execute(
    sql`select graphile_worker.add_job(${notifyAdministratorsTask}, job_key => ${notifyAdministratorsTask})`,
  );
  await vi.waitFor(async () => {
    const told = await db.execute<{ recipient: string; status: string }>(
      sql`select recipient, status from messages where slug = 'aviso-administrador'`,
    );
    expect([...told]).toEqual([{ recipient: 'avisos@example.org', status: 'kept' }]);
  }, bounded);
});
