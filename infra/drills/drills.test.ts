import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';

interface Ended {
  status: number | null;
  /** Its last line. */
  figures: string;
  stderr: string;
}

const scriptOf = (name: string) => path.join(import.meta.dirname, `${name}.mjs`);

/** What all of them begin with is made once. */
const prepared = mkdtempSync(path.join(os.tmpdir(), 'dehesa-prepared-'));
beforeAll(() => {
  // Its user is another one where root runs the tests.
  chmodSync(prepared, 0o755);
  execFileSync(process.execPath, [scriptOf('prepared/make'), '--into', prepared], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 120_000,
  });
}, 130_000);
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

/** Runs a drill in its short form, with fewer visitors and without waiting for the last mail; answers how it ended. */
function run(name: string, ...options: string[]): Promise<Ended> {
  const given = [scriptOf(name), '--drain', '3', '--from', prepared, ...options];
  const env = { ...process.env, DRILL_RATE: '15' };
  return new Promise((resolve) => {
    const drill = execFile(process.execPath, given, { env }, (_, stdout, stderr) =>
      resolve({ status: drill.exitCode, figures: stdout.trim().split('\n').at(-1) ?? '', stderr }),
    );
  });
}

const nothingWrong = /; lost 0, doubled 0, places over 0, messages lost 0; /;

/** Each takes some twenty seconds; on a machine that does much else besides, longer. */
const patience = 180_000;

// Two at a time: each mostly waits, for load to go on or for somebody to come back.
describe('what was promised', () => {
  it.concurrent(
    'a server and a database that are killed under load lose nothing that was promised',
    async ({ expect }) => {
      const { status, figures, stderr } = await run('kill', '--times', '2');
      expect(`${figures}${stderr}`).toMatch(nothingWrong);
      expect(figures).toMatch(/^kill: \d+ visitors, [1-9]\d+ booked.*; kills 2; /);
      expect(status).toBe(0);
    },
    patience,
  );

  it.concurrent(
    'a backup that was written under load restores row for row',
    async ({ expect }) => {
      const { status, figures, stderr } = await run('restore');
      expect(`${figures}${stderr}`).toMatch(nothingWrong);
      expect(figures).toMatch(/; rows compared \d{5,}; .*not in it, wrong 0; rows that differ, wrong 0; /);
      expect(status).toBe(0);
    },
    patience,
  );
});

describe('what was promised, where the database hands over', () => {
  it.concurrent(
    'a database that hands over to another one under load loses nothing that was promised',
    async ({ expect }) => {
      const { status, figures, stderr } = await run('switchover', '--embedded', '--times', '1');
      expect(`${figures}${stderr}`).toMatch(nothingWrong);
      expect(figures).toMatch(/^switchover: \d+ visitors, [1-9]\d+ booked.*; times 1; /);
      expect(status).toBe(0);
    },
    patience,
  );

  it.concurrent(
    'a hand-over to one that does not have what was promised is noticed',
    async ({ expect }) => {
      const { status, figures, stderr } = await run('switchover', '--embedded', '--careless');
      expect(`${figures}${stderr}`).toMatch(/^switchover: .*; lost [1-9]\d*, /);
      expect(status).toBe(1);
    },
    patience,
  );
});
