import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runScript } from './child.mjs';
import { ExpectedError } from './failure.mjs';

/** The parts of `npm run bench`; `npm run bench -- activity-list` runs one alone. */
const BENCHES = [
  'booking',
  'pages',
  'rush',
  'activity-list',
  'dashboard',
  'messages',
  'first-picture',
  'typing',
  'ten-years',
];

/** What takes too long to be a part of all. */
const ALONE = ['soak'];

/** Runs all parts, or those that are named, and prints at the end how every figure stands to its goal. */
export async function bench(parts) {
  const known = [...BENCHES, ...ALONE];
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown) throw new ExpectedError(`unknown bench ${unknown}: use ${known.join(' or ')}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-goals-'));
  const goals = path.join(folder, 'goals.jsonl');
  try {
    for (const part of parts.length > 0 ? parts : BENCHES) {
      const began = performance.now();
      await runScript(`infra/bench/${part}.mjs`, [], { BENCH_GOALS: goals });
      console.log(`[bench] ${part} took ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }
    const lines = existsSync(goals) ? readFileSync(goals, 'utf8').trim().split('\n') : [];
    for (const line of goalTable(lines.map((text) => JSON.parse(text)))) console.log(line);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {readonly { what: string, wanted: string, found: string, ratio: string, met: string }[]} goals
 * @returns {string[]} a table with a heading, each column as wide as its longest cell
 */
export function goalTable(goals) {
  if (goals.length === 0) return [];
  const heading = { what: 'measured', wanted: 'goal', found: 'figure', ratio: 'figure to goal', met: '' };
  const columns = Object.keys(heading);
  const widths = columns.map((column) => Math.max(...[heading, ...goals].map((row) => row[column].length)));
  const row = (cells) =>
    columns
      .map((column, index) => cells[column].padEnd(widths[index]))
      .join('  ')
      .trimEnd();
  return ['', row(heading), ...goals.map(row)];
}
