import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LINT } from '../scripts/check.mjs';

const root = path.join(import.meta.dirname, '../..');
const places = ['packages', 'apps'].flatMap((group) =>
  readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
);

it.each(places)('all scripts of %s are in its program: others would be checked by the defaults alone', (place) => {
  const config: { extends: string; include: string[] } = JSON.parse(
    readFileSync(path.join(root, place, 'tsconfig.json'), 'utf8'),
  );
  expect([config.extends, config.include]).toEqual(['../../tsconfig.base.json', ['src', '*.config.ts']]);
  const elsewhere = readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(?:src|node_modules|dist)\//.test(file) && !/^[^/]+\.config\.ts$/.test(file),
  );
  expect(elsewhere).toEqual([]);
});

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'dehesa-types-'));
  for (const file of ['.oxlintrc.json', 'infra/checks', 'tsconfig.base.json', 'packages/domain/tsconfig.json'])
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'packages/domain/src'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each([
  ['a value of another type', "export const places: number = 'many';\n", 'TS2322'],
  ['what may be missing', 'const all: number[] = [];\nexport const first: number = all[0];\n', 'TS2322'],
  ['a name that nothing uses', 'export const used = 1;\nconst unused = 2;\n', 'TS6133'],
  ['a browser where there is none', 'export const { title } = document;\n', 'TS2584'],
])('%s turns the check red', (_, text, code) => {
  const file = path.join(copy, 'packages/domain/src/wrong.ts');
  writeFileSync(file, text);
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, stdout } = spawnSync(process.execPath, [oxlint, ...LINT, file], { cwd: copy, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, expect.stringContaining(code)]);
});
