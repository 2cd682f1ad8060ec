import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const programs = readdirSync(path.join(root, 'infra/types'));

it('the types of each package and app are checked, once', () => {
  const ours = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `../../${group}/${name}`),
  );
  const checked = programs.flatMap((file) => {
    const { include }: { include: string[] } = JSON.parse(readFileSync(path.join(root, 'infra/types', file), 'utf8'));
    return include.flatMap((folder) => /^\.\.\/\.\.\/(?:packages|apps)\/\w+/.exec(folder) ?? []);
  });
  expect(checked.toSorted()).toEqual(ours.toSorted());
});

it('the check reads them all', () => {
  const check = readFileSync(path.join(root, 'infra/scripts/check.mjs'), 'utf8');
  for (const file of programs) expect(check).toContain(`'${path.basename(file, '.json')}'`);
});
