import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isAllowed, statedLicence } from './licences.mjs';
import { supplyFaults } from './supply-rules.mjs';

const fixtures = fileURLToPath(new URL('fixtures/supply', import.meta.url));
const sha = `sha512-${'A'.repeat(86)}==`;

interface Fixture {
  red: string;
  allowScripts?: Record<string, boolean>;
  packages: Record<string, unknown>;
}

it.each(readdirSync(fixtures))('%s turns red, by one fault', (file) => {
  const fixture = JSON.parse(readFileSync(path.join(fixtures, file), 'utf8')) as Fixture;
  const { red, allowScripts = {}, packages } = fixture;
  expect(supplyFaults({ lock: { packages }, allowScripts, installedLicence: () => undefined })).toEqual([red]);
});

it('finds nothing wrong with what npm writes', () => {
  const packages = {
    '': { devDependencies: { one: '1.0.0-beta.2' } },
    'packages/db': { dependencies: { '@dehesa/domain': '*' } },
    'node_modules/@dehesa/db': { resolved: 'packages/db', link: true },
    'node_modules/one': {
      version: '1.0.0',
      integrity: sha,
      license: '(GPL-3.0-only OR (MIT AND Zlib))',
      hasInstallScript: true,
      dependencies: { two: '>=1.2 <3 || ~4.0.0', three: 'npm:@scope/other@^2.0.0', four: 'latest' },
    },
    'node_modules/one/node_modules/two': { version: '2.0.0', integrity: sha },
  };
  const allowScripts = { one: false };
  expect(supplyFaults({ lock: { packages }, allowScripts, installedLicence: () => 'MIT' })).toEqual([]);
});

it('reads the forms in which packages state a licence', () => {
  expect(statedLicence({ license: { type: 'MIT' }, licenses: undefined })).toBe('MIT');
  expect(statedLicence({ license: undefined, licenses: [{ type: 'MIT' }, { type: 'GPL-2.0-only' }] })).toBe(
    '(MIT OR GPL-2.0-only)',
  );
  expect(statedLicence({ license: undefined, licenses: undefined })).toBeUndefined();
  for (const licence of ['', 'MIT OR', '(MIT', 'MIT ISC', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 42, null])
    expect([licence, isAllowed({ name: 'one', version: '1.0.0', licence })]).toEqual([licence, false]);
});
