import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
/** Tests, and what only tests use, ask the database as it suits them. */
const ofTests = /\.test(-support)?\.tsx?$|^packages\/testing\/|^apps\/e2e\//;

/** Whether a file sends a statement that Drizzle did not build, and says nowhere why. */
function isUnexplained(text: string): boolean {
  return /\.execute\s*[(<]/.test(text) && !/\/\/ Raw: \S/.test(text);
}

it('who sends SQL as it stands says why (decision 0058)', () => {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const product = tracked.filter((file) => /^(packages|apps)\//.test(file) && !ofTests.test(file));
  expect(product.length).toBeGreaterThan(1_000);
  expect(product.filter((file) => isUnexplained(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['await tx.execute(sql`analyze people`);', true],
  ['const rows = await db.execute<{ id: number }>(statement);', true],
  ['// Raw:\nawait tx.execute(sql`analyze people`);', true],
  ['// Raw: it is of no table.\nawait tx.execute(sql`analyze people`);', false],
  ['await tx.select().from(people);', false],
])('%j is found: %s', (text, found) => expect(isUnexplained(text)).toBe(found));
