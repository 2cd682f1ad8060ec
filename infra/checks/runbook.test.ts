import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leadNumbers } from '../../packages/db/src/lead-numbers.mjs';

it('the runbook leads numbers on as `dehesa restore` does', () => {
  const runbook = readFileSync(path.join(import.meta.dirname, '../../.github/operations.md'), 'utf8');
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(plain(runbook)).toContain(`${plain(leadNumbers)};`);
});
