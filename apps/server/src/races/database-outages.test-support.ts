import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@dehesa/db/embedded';
import { embeddedFolder, openDatabaseLink } from '@dehesa/testing';
import { Client } from 'pg';

const silentForMs = 3_500;

/** Ways to take a database away; each resolves when it has come back, with the moment of it. */
export const outageKinds = ['restart', 'killed', 'stalled', 'half-open', 'crashed'] as const;
export type OutageKind = (typeof outageKinds)[number];

export interface BreakableDatabase {
  /** For the server: by a way that can swallow everything. */
  url: string;
  /** For the test. */
  directUrl: string;
  takeAway(kind: OutageKind): Promise<{ backAt: number }>;
  close(): Promise<void>;
}

/** A PostgreSQL of the test's own, under the product's supervisor. */
export async function startBreakableDatabase(): Promise<BreakableDatabase> {
  const root = embeddedFolder('outage');
  const embedded = await startEmbedded({ root, settings: { fsync: 'off' } });
  const link = await openDatabaseLink(embedded.ownerUrl);

  const ask = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new Client({ connectionString: embedded.ownerUrl, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      client.end().catch(() => undefined);
    }
  };
  const untilItAnswers = async () => {
    for (;;) {
      const answered = await ask('select 1').catch(() => null);
      if (answered !== null) return { backAt: Date.now() };
      await sleep(20);
    }
  };
  const family = () => [embedded.pid, ...childrenOf(embedded.pid)];
  const ways: Record<OutageKind, () => Promise<{ backAt: number }>> = {
    async restart() {
      const { pid } = embedded;
      process.kill(pid, 'SIGINT');
      while (embedded.pid === pid) await sleep(5);
      return untilItAnswers();
    },
    async killed() {
      const { pid } = embedded;
      process.kill(pid, 'SIGKILL');
      while (embedded.pid === pid) await sleep(5);
      return untilItAnswers();
    },
    async stalled() {
      const pids = family();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      await sleep(silentForMs);
      for (const pid of pids) process.kill(pid, 'SIGCONT');
      return untilItAnswers();
    },
    async 'half-open'() {
      link.swallow(true);
      await sleep(silentForMs);
      link.swallow(false);
      return { backAt: Date.now() };
    },
    async crashed() {
      const [backend] = await ask(`select pid from pg_stat_activity where application_name = 'dehesa' limit 1`);
      process.kill(Number(backend?.['pid']), 'SIGKILL');
      await sleep(50);
      return untilItAnswers();
    },
  };
  return {
    url: link.url,
    directUrl: embedded.ownerUrl,
    takeAway: (kind) => ways[kind](),
    async close() {
      await link.close();
      await embedded.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}
