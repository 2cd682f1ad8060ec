import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leadNumbers } from '../../packages/db/src/lead-numbers.mjs';

it('the runbook leads numbers on as `dehesa restore` does', () => {
  const runbook = readFileSync(path.join(import.meta.dirname, '../../.github/operations.md'), 'utf8');
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(plain(runbook)).toContain(`${plain(leadNumbers)};`);
});

it('names every file that a secret may come from', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  const [, list = ''] = /const secrets = \[([^\]]*)\]/.exec(read('apps/server/src/settings/secret-files.ts')) ?? [];
  const secrets = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(secrets).toContain('SECRET_KEY');
  const runbook = read('.github/operations.md');
  expect(secrets.filter((name) => !runbook.includes(`\`${name}_FILE\``))).toEqual([]);
});
