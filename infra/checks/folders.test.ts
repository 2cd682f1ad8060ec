import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
/** In one folder, without those below it: what is more divides by noun. */
const mostFiles = 25;
/** Lists by nature, each of whose files stands by itself. */
const lists = new Set(['.github/decisions', 'apps/e2e/src', 'drizzle', 'drizzle/meta']);

/** The folders that hold more than they should, by the files of the repository. */
function crowded(files: readonly string[]): string[] {
  const held = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    held.set(folder, (held.get(folder) ?? 0) + 1);
  }
  return [...held].flatMap(([folder, count]) =>
    count > mostFiles && !lists.has(folder) ? [`${folder}: ${count}`] : [],
  );
}

it('no folder holds more files than one can overlook', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(crowded(tracked)).toEqual([]);
});

it('a folder that does is found, its subfolders are not counted', () => {
  const files = Array.from({ length: 26 }, (_, n) => [`apps/a/${n}.ts`, `apps/b/${n % 2}/${n}.ts`]).flat();
  expect(crowded(files)).toEqual(['apps/a: 26']);
});
