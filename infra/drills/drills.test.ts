import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'vitest';

interface Ended {
  status: number | null;
  /** Its last line. */
  figures: string;
  stderr: string;
}

/** Runs a drill in its short form, with fewer visitors and without waiting for the last mail; answers how it ended. */
function run(name: string, ...options: string[]): Promise<Ended> {
  const script = path.join(import.meta.dirname, `${name}.mjs`);
  const env = { ...process.env, DRILL_RATE: '15' };
  return new Promise((resolve) => {
    const drill = execFile(process.execPath, [script, '--drain', '3', ...options], { env }, (_, stdout, stderr) =>
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
