import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../.github/workflows/${name}`, import.meta.url), 'utf8');
const workflow = read('advisories.yml');
const pinned = (text: string) => [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);

it('advisories are read every week, of what runs and of what builds it, and turn the run red', () => {
  // One day of the week.
  expect(/cron: '(\S+ \S+ \S+ \S+ \S+)'/.exec(workflow)?.[1]).toMatch(/^\d+ \d+ \* \* [0-6]$/);
  const runs = [...workflow.matchAll(/- run: (npm audit .*)/g)].map(([, run]) => run);
  expect(runs).toEqual([
    'npm audit --package-lock-only --omit=dev --audit-level=moderate',
    'npm audit --package-lock-only --audit-level=high',
  ]);
  expect(workflow).not.toMatch(/continue-on-error|\|\|/);
});

it('with no more rights than it needs, by the very actions and npm that build', () => {
  expect(workflow).toContain('permissions:\n  contents: read\n');
  expect(pinned(workflow)).toEqual(pinned(read('ci.yml')));
  expect(read('ci.yml')).toContain(/npm install --global npm@\S+/.exec(workflow)?.[0] ?? 'no npm');
});
