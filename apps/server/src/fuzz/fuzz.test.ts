import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyInput } from './fuzz-doors.test-support';
import type { FuzzInput } from './fuzz-input.test-support';
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.test-support';
import { heldUpMs, limitMs, threadMs } from '../main-thread.test-support';
import { faultOf } from './verdict.test-support';

/** `npm run fuzz` says how many and from which seed; the tests take the same few each time. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_501);
const batch = 500;

let world: FuzzWorld;
beforeAll(async () => {
  world = await createFuzzWorld();
}, 240_000);
afterAll(() => world.close());

interface Finding {
  what: string;
  times: number;
  first: string;
}

it(
  `whatever is sent is answered in words and at once: ${runs} inputs, seed ${seed}`,
  { timeout: 60_000 + runs * 200 },
  async () => {
    const findings = new Map<string, Finding>();
    const statuses: Record<string, number> = {};
    const slow: { ms: number; input: FuzzInput }[] = [];
    const find = (what: string, place: string, input: FuzzInput) => {
      const key = `${input.door} ${what}`;
      const known = findings.get(key);
      if (known) known.times += 1;
      else findings.set(key, { what: key, times: 1, first: `${place} ${shown(input)}` });
    };
    const inputs = anyInput(world.routes);
    for (let start = 0; start < runs; start += batch) {
      const numRuns = Math.min(batch, runs - start);
      for (const [index, input] of fc.sample(inputs, { seed: seed + start, numRuns }).entries()) {
        const place = `seed ${seed + start} input ${index}`;
        const before = threadMs();
        try {
          const answer = await world.send(input);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          const fault = faultOf(answer);
          if (fault !== null) find(fault, `${place} → ${answer.body.slice(0, 300)}`, input);
        } catch (error) {
          find(`threw ${String(error).slice(0, 100)}`, place, input);
        }
        slow.push({ ms: threadMs() - before, input });
        if (slow.length > 2_000) keepSlowest(slow);
      }
      if (start > 0 && start % 5_000 === 0) say(`${start + numRuns} inputs, ${findings.size} findings`);
    }
    keepSlowest(slow);
    let longest = 0;
    for (const { input } of slow) {
      // The sum of a request is more than its longest block.
      const block = await heldUpMs(() => world.send(input).catch(() => undefined));
      if (block >= limitMs) find('held the event loop', `${block.toFixed(0)} ms`, input);
      longest = Math.max(longest, block);
    }
    const worst = slow.slice(0, 5).map(({ ms, input }) => `${ms.toFixed(0)} ms in all: ${input.door}`);
    report({ runs, seed, statuses, longestBlockMs: Math.round(longest), worst, findings: [...findings.values()] });
    expect([...findings.keys()]).toEqual([]);
  },
);

function keepSlowest(slow: { ms: number; input: FuzzInput }[]): void {
  slow.sort((one, other) => other.ms - one.ms);
  slow.splice(25);
}

function shown({ caller, method, url, payload, body, headers }: FuzzInput): string {
  const sent = payload === undefined ? JSON.stringify(body) : payload.toString();
  return `${caller}: ${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${sent?.slice(0, 600) ?? ''}`;
}

/** For whoever looks closer: each finding with its first input. */
function report(summary: {
  runs: number;
  seed: number;
  worst: readonly string[];
  findings: readonly Finding[];
  longestBlockMs: number;
  statuses: Record<string, number>;
}): void {
  const folder = fileURLToPath(new URL('../../../../test-results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `fuzz-${seed}.json`), `${JSON.stringify(summary, null, 2)}\n`);
  const { longestBlockMs, statuses, findings } = summary;
  say(
    `longest block of the event loop ${longestBlockMs} ms; answers ${JSON.stringify(statuses)}; ${findings.length} findings`,
  );
}

function say(line: string): void {
  process.stdout.write(`[fuzz] ${line}\n`);
}
