import { setTimeout } from 'node:timers/promises';
import { messages } from '@dehesa/db/schema';
import { openDatabaseLink } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../adapters/logger';
import { LiveWorkers } from './live-workers';
import { type MailServer, startMailServer } from '../mail-server.test-support';
import { bounded, createQueueWorld, messageJobs } from './queue-world.test-support';

let mailServer: MailServer | undefined;

const world = await createQueueWorld();

afterAll(() => world.database.close());
beforeEach(() => world.reset());
afterEach(async () => {
  await world.stop();
  await mailServer?.close();
  mailServer = undefined;
});

describe('when a server process dies', () => {
  const lockAs = (pool: string) =>
    world.db.execute(
      sql`update graphile_worker._private_jobs set locked_by = ${pool}, locked_at = now(), attempts = 1`,
    );

  it('the next one takes over the jobs that it had locked and delivers each once', async () => {
    mailServer = await startMailServer();
    await world.enqueue();
    await lockAs('pool-of-a-dead-process');
    await world.db.update(messages).set({ status: 'sending', attempts: 1 });
    await world.start(mailServer);
    await world.untilStatus('sent');
    expect(mailServer.received).toHaveLength(1);
    expect((await world.onlyMessage()).attempts).toBe(1);
  });

  it('jobs of one that lives are left alone, also while it has no connection, and taken over once it is gone', async () => {
    await world.enqueue();
    await lockAs('pool-of-another-server');
    const logger = createLogger('silent');
    const other = new LiveWorkers({ databaseUrl: world.database.url, logger });
    const own = new LiveWorkers({ databaseUrl: world.database.url, logger, deadAfterMs: 300 });
    const locked = async () => (await world.db.execute(sql`select locked_by from ${messageJobs}`))[0]?.['locked_by'];
    try {
      await other.hold('pool-of-another-server');
      await own.hold('pool-of-this-server');
      await own.sweep();
      expect(await locked()).toBe('pool-of-another-server');
      // The database fails over: for a moment nobody holds anything, and all come back with what they were at.
      await other.stop();
      await own.hold('pool-of-this-server-after-it');
      await own.sweep();
      const again = new LiveWorkers({ databaseUrl: world.database.url, logger });
      await again.hold('pool-of-another-server');
      await own.sweep();
      await setTimeout(400);
      await own.sweep();
      expect(await locked()).toBe('pool-of-another-server');
      await again.stop();
      await vi.waitFor(async () => {
        await own.sweep();
        expect(await locked()).toBeNull();
      }, bounded);
    } finally {
      await own.stop();
    }
  });

  it('one that starts does not wait: what nobody holds was left by its own former life', async () => {
    await world.enqueue();
    await lockAs('pool-of-a-former-life');
    const live = new LiveWorkers({ databaseUrl: world.database.url, logger: createLogger('silent') });
    try {
      await live.start();
      const [job] = await world.db.execute(sql`select locked_by from ${messageJobs}`);
      expect(job?.['locked_by']).toBeNull();
    } finally {
      await live.stop();
    }
  });

  it('one that lost its connection shows again that it lives', async () => {
    const live = new LiveWorkers({ databaseUrl: world.database.url, logger: createLogger('silent') });
    const observer = new Client({ connectionString: world.database.url });
    await observer.connect();
    const held = async () =>
      (
        await observer.query('select pid from pg_locks where locktype = $1 and classid = 727003 and granted', [
          'advisory',
        ])
      ).rows;
    try {
      await live.hold('pool-1');
      const [before] = await held();
      await observer.query('select pg_terminate_backend($1)', [before.pid]);
      await vi.waitFor(async () => {
        const [after] = await held();
        expect(after?.pid).toBeGreaterThan(0);
        expect(after?.pid).not.toBe(before.pid);
      }, bounded);
    } finally {
      await live.stop();
      await observer.end();
    }
  });
});

it('does what it was given by a connection that was lost before it heard of it', async () => {
  mailServer = await startMailServer();
  const link = await openDatabaseLink(world.database.url);
  await world.enqueue();
  try {
    const lost = link.loseAnswerTo('get_job');
    await world.start(mailServer, { databaseUrl: link.url });
    await lost;
    await world.untilStatus('sent');
    expect(mailServer.received).toHaveLength(1);
  } finally {
    await world.stop();
    await link.close();
  }
});

it('starts to work again after the database cut every connection', async () => {
  mailServer = await startMailServer();
  await world.start(mailServer);
  await world.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'dehesa-queue'`);
  await world.enqueue();
  await world.untilStatus('sent');
  expect(mailServer.received).toHaveLength(1);
  await world.db.delete(messages).where(eq(messages.reservationId, world.reservationId()));
});
