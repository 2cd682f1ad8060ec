import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const tops = /^(?:apps|packages|infra|drizzle|\.github)\//;

/** The paths from the root that a text names in code quotes; what stands for something, as `<noun>`, names none. */
function pathsOf(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => tops.test(named) && !/[<*{…]/.test(named));
}

/** Scripts that a package names from its own sources. */
function ownScriptsOf(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+\/[^`\s]+\.(?:tsx?|mjs))`/g)]
    .map(([, named = '']) => named)
    .filter((named) => !tops.test(named) && !/[<*{…@]/.test(named));
}

const folders = ['apps', 'packages'].flatMap((group) =>
  readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
);
const texts = ['README.md', '.github/CONTRIBUTING.md', ...folders.map((folder) => `${folder}/README.md`)];

describe('a text for who works here', () => {
  it.each(texts)('%s names what exists', (file) => {
    const named = pathsOf(readFileSync(path.join(root, file), 'utf8'));
    expect(named.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
  });

  it.each(folders)('%s names scripts of its own that exist', (folder) => {
    const named = ownScriptsOf(readFileSync(path.join(root, folder, 'README.md'), 'utf8'));
    const lost = named.filter((one) => !['.', 'src'].some((place) => existsSync(path.join(root, folder, place, one))));
    expect(lost).toEqual([]);
  });

  it('that names a file which is gone is found', () => {
    const named = pathsOf(
      'In `infra/checks/gone.mjs`, `npm test`, `packages/<noun>/index.ts` and `infra/scripts/run.mjs`.',
    );
    expect(named.filter((one) => !existsSync(path.join(root, one)))).toEqual(['infra/checks/gone.mjs']);
  });
});
