import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const entry = fileURLToPath(new URL('run.mjs', import.meta.url));
const imported = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'|^import '([^']+)'/gm;

/** Every file that `run.mjs` loads at once, with what it names; what is loaded later by `import()` is not. */
function loadedAtOnce(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const names = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, from, bare]) => from ?? bare ?? '');
  seen.set(file, names);
  for (const name of names.filter((each) => each.startsWith('.'))) loadedAtOnce(path.resolve(file, '..', name), seen);
  return seen;
}

it('the commands begin with what Node brings along: on a fresh clone nothing else is there', () => {
  const loaded = loadedAtOnce(entry);
  expect([...loaded.keys()].some((file) => file.endsWith('application-role.mjs'))).toBe(true);
  const foreign = [...loaded].flatMap(([file, names]) =>
    names
      .filter((name) => !name.startsWith('.') && !builtinModules.includes(name.replace(/^node:/, '')))
      .map((name) => `${path.basename(file)}: ${name}`),
  );
  expect(foreign).toEqual([]);
});
