import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { auditActions } from '@dehesa/domain/audit';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../..');

// That each action has words is the compiler's matter: texts are records of all of them.
it('every action that has words is written by a verb', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|test-support)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(auditActions.length).toBeGreaterThan(60);
  expect(auditActions.filter((action) => !sources.includes(`'${action}'`))).toEqual([]);
});
