import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs a drill in its short form, with fewer visitors and without waiting for the last mail; answers how it ended and its last line. */
function run(name: string, ...options: string[]) {
  const script = path.join(import.meta.dirname, `${name}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--drain', '3', ...options], {
    encoding: 'utf8',
    env: { ...process.env, DRILL_RATE: '15' },
  });
  const figures = stdout.trim().split('\n').at(-1) ?? '';
  return { status, figures, stderr };
}

const nothingWrong = /; lost 0, doubled 0, places over 0, messages lost 0; /;

/** Each takes some fifteen seconds; on a machine that does much else besides, longer. */
const patience = 180_000;

it(
  'a server and a database that are killed under load lose nothing that was promised',
  () => {
    const { status, figures, stderr } = run('kill', '--times', '2');
    expect(`${figures}${stderr}`).toMatch(nothingWrong);
    expect(figures).toMatch(/^kill: \d+ visitors, [1-9]\d+ booked.*; kills 2; /);
    expect(status).toBe(0);
  },
  patience,
);

it(
  'a backup that was written under load restores row for row',
  () => {
    const { status, figures, stderr } = run('restore');
    expect(`${figures}${stderr}`).toMatch(nothingWrong);
    expect(figures).toMatch(/; rows compared \d{5,}; .*not in it, wrong 0; rows that differ, wrong 0; /);
    expect(status).toBe(0);
  },
  patience,
);

it(
  'a database that hands over to another one under load loses nothing that was promised',
  () => {
    const { status, figures, stderr } = run('switchover', '--embedded', '--times', '1');
    expect(`${figures}${stderr}`).toMatch(nothingWrong);
    expect(figures).toMatch(/^switchover: \d+ visitors, [1-9]\d+ booked.*; times 1; /);
    expect(status).toBe(0);
  },
  patience,
);

it(
  'a hand-over to one that does not have what was promised is noticed',
  () => {
    const { status, figures, stderr } = run('switchover', '--embedded', '--careless');
    expect(`${figures}${stderr}`).toMatch(/^switchover: .*; lost [1-9]\d*, /);
    expect(status).toBe(1);
  },
  patience,
);
