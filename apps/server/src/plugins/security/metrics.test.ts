import { afterAll, describe, expect, it } from 'vitest';
import type { BackupFolder } from '../../backups/backup-folder';
import { Metrics } from '../../metrics/metrics';
import { createTestApp, type TestApp } from '../../test-app.test-support';
import { bookingBody, createPublicWorld } from '../../public-pages/public-world.test-support';
import { parseMetricsAccess } from '../../settings/metrics-access';

const token = 'a-token-of-thirty-two-characters';
const of = (allow: string, given = '') => {
  const access = parseMetricsAccess(allow, given);
  return access && { ...access, ofProcess: false };
};
const nobody = await createTestApp();
const byAddress = await createTestApp({ metrics: of('10.1.0.0/16, 2001:db8::/32') });
const behindProxy = await createTestApp({ metrics: of('10.1.0.0/16'), trustProxy: '127.0.0.1' });
const byToken = await createTestApp({ metrics: of('', token) });
afterAll(async () => {
  for (const test of [nobody, byAddress, behindProxy, byToken]) await test.close();
});

function read({ app }: TestApp, remoteAddress: string, headers: Record<string, string> = {}) {
  return app.inject({ url: '/api/metrics', remoteAddress, headers });
}

describe('who may read the metrics', () => {
  it.each([
    ['nobody where nothing is configured', nobody, '127.0.0.1', {}, 404],
    ['not with any word as a token there', nobody, '127.0.0.1', { authorization: 'Bearer null' }, 404],
    ['an address of the networks', byAddress, '10.1.200.3', {}, 200],
    ['the same as it comes to a socket for both', byAddress, '::ffff:10.1.200.3', {}, 200],
    ['one of IPv6', byAddress, '2001:db8:1::7', {}, 200],
    ['no address beside them', byAddress, '10.2.0.1', {}, 404],
    ['not this machine, unless it is named', byAddress, '127.0.0.1', {}, 404],
    ['nobody through a proxy that is not known for one', byAddress, '10.1.0.1', { 'x-forwarded-for': '8.8.8.8' }, 404],
    [
      'who comes through a known proxy from a network',
      behindProxy,
      '127.0.0.1',
      { 'x-forwarded-for': '10.1.0.9' },
      200,
    ],
    ['not who comes through it from elsewhere', behindProxy, '127.0.0.1', { 'x-forwarded-for': '8.8.8.8' }, 404],
    ['who has the token, from anywhere', byToken, '8.8.8.8', { authorization: `Bearer ${token}` }, 200],
    ['not who has another', byToken, '8.8.8.8', { authorization: `Bearer ${token}x` }, 404],
    ['not who has none', byToken, '127.0.0.1', {}, 404],
  ])('%s', async (_who, test, address, headers, status) => {
    const answer = await read(test, address, headers);
    expect(answer.statusCode).toBe(status);
    // What one may not see looks like what is not there.
    const absent = await test.app.inject({ url: '/api/metricas', remoteAddress: address });
    if (status === 404) expect(answer.headers['content-type']).toBe(absent.headers['content-type']);
    expect(answer.body.includes('dehesa_')).toBe(status === 200);
  });
});

describe('what they tell', () => {
  it('answers by route, never by what somebody made up', async () => {
    await byAddress.app.inject({ url: '/no-hay-nada-1234' });
    await byAddress.app.inject({ url: '/api/live?secret=1' });
    const { headers, body } = await read(byAddress, '10.1.0.1');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('dehesa_http_requests_total{method="GET",route="/api/live",status="200"} 1');
    expect(body).toMatch(/dehesa_http_request_duration_seconds_count\{route="\/api\/live"\} 1\n/);
    expect(body).not.toContain('1234');
    expect(body).not.toContain('secret');
    expect(body).toContain('dehesa_database_up 1');
    expect(body).toMatch(/dehesa_pool_waiting 0\n/);
    expect(body).toContain('dehesa_messages{status="queued"} 0');
    // This database archives nothing.
    expect(body).not.toMatch(/^dehesa_archived_age_seconds/m);
  });

  it.each([
    ['of the last good one', new Date(Date.now() - 3_600_000), /^dehesa_backup_age_seconds 36\d\d(\.\d+)?$/m],
    ['none before the first', null, /^dehesa_backup_age_seconds \+Inf$/m],
  ])('the age of backups: %s (B85)', async (_case, at, line) => {
    const backups = { lastAt: async () => at } as BackupFolder;
    const test = await createTestApp({ metrics: of('127.0.0.1'), backups });
    expect((await read(test, '127.0.0.1')).body).toMatch(line);
    await test.close();
  });

  it('nothing of backups where the installation makes none', async () => {
    expect((await read(byAddress, '10.1.0.1')).body).not.toMatch(/^dehesa_backup_age_seconds/m);
  });

  it('how long nothing of the log was archived, and nothing of it once that is not known (B49)', async () => {
    const metrics = new Metrics({ ofProcess: false });
    const rest = { pool: { waiting: 0, busy: 0 }, backupAge: null };
    const backlog = { jobs: [], oldestDueSeconds: 0, messages: [], archivedSeconds: 1_200 };
    expect(await metrics.text({ ...rest, backlog })).toMatch(/^dehesa_archived_age_seconds 1200$/m);
    expect(await metrics.text({ ...rest, backlog: null })).not.toMatch(/^dehesa_archived_age_seconds/m);
    metrics.close();
  });

  it('how visitors’ bookings end, and the jobs and messages that they leave', async () => {
    const world = await createPublicWorld(() => new Date('2026-06-01T09:00:00Z'), { metrics: of('127.0.0.1') });
    const body = bookingBody((await world.publish()).id);
    expect((await world.call('/act-reservar', body)).body).toMatchObject({ error: false });
    expect((await world.call('/act-reservar', body)).body).toMatchObject({ error: true });
    const text = (await read(world, '127.0.0.1')).body;
    expect(text).toContain('dehesa_bookings_total{outcome="pending"} 1');
    expect(text).toMatch(/dehesa_bookings_total\{outcome="reservations\.\w+"\} 1\n/);
    expect(text).toContain('dehesa_messages{status="queued"} 1');
    expect(text).toMatch(/dehesa_queue_jobs\{task="send-message",state="due"\} 1\n/);
    await world.close();
  });
});

it('is read while the database is away, without what that alone knows', async () => {
  const since = new Date('2026-11-24T09:00:00Z');
  const away = await createTestApp({
    metrics: of('127.0.0.1'),
    databaseWatch: { awaySince: since, onChange: () => () => undefined },
  });
  const { statusCode, body } = await read(away, '127.0.0.1');
  expect(statusCode).toBe(200);
  expect(body).toContain('dehesa_database_up 0');
  expect(body).not.toMatch(/^dehesa_(queue|messages)\w*[ {]/m);
  await away.close();
});
