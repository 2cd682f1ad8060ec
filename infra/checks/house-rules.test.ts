import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImport } from './check-import.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = fileURLToPath(new URL('fixtures/lint', import.meta.url));
const expectations = listFixtures().map((file) => {
  const [, expected = ''] = /^\/\/ red: (.*)$/m.exec(readFileSync(path.join(fixtures, file), 'utf8')) ?? [];
  return { file, expected };
});

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
}

let root: string;
let reported: Diagnostic[];

/** Lints a copy in which every fixture lies where the repository would have it. */
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'dehesa-lint-'));
  cpSync(fixtures, root, { recursive: true });
  for (const file of ['.oxlintrc.json', 'infra/checks']) {
    cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  writeFileSync(
    path.join(root, 'apps/server/src/long.ts'),
    'export const line = 1;\n'.replace('line', 'first') + '\n// on and on'.repeat(401),
  );
  const oxlint = path.join(repository, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  });
  reported = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function listFixtures(folder = ''): string[] {
  return readdirSync(path.join(fixtures, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? listFixtures(file) : [file];
  });
}

function reportsOf(file: string): string[] {
  return reported.filter(({ filename }) => filename === file).map(({ code, message }) => `${code} ${message}`);
}

describe('the rules of the house', () => {
  it.each(expectations)('turn $file red', ({ file, expected }) => {
    expect(expected).not.toBe('');
    expect(reportsOf(file)).toContainEqual(expect.stringContaining(expected));
  });

  it('turn a file of more than 400 lines red', () => {
    expect(reportsOf('apps/server/src/long.ts')).toContainEqual(expect.stringContaining('eslint(max-lines)'));
  });

  it.each(['imports', 'names', 'doors', 'environment', 'clock', 'waits', 'outgoing'])(
    'have a fixture for %s',
    (rule) => {
      expect(expectations.some(({ expected }) => expected.startsWith(`house(${rule})`))).toBe(true);
    },
  );
});

describe('checkImport', () => {
  it.each([
    ['packages/domain/src/reservations/schema.ts', 'zod'],
    ['packages/domain/src/reservations/schema.ts', '../activities/index'],
    ['packages/domain/src/reservations/schema.ts', '../dates'],
    ['packages/services/src/reservations/status/change-status.ts', '@dehesa/db/schema'],
    ['packages/services/src/reservations/status/change-status.ts', '../../activities'],
    ['packages/services/src/reservations/status/change-status.ts', '../../context'],
    ['packages/demo/src/scenes/past.ts', '../accounts'],
    ['apps/server/src/main.ts', '@dehesa/db'],
    ['apps/server/src/plugins/doors/trpc.ts', '../../trpc/root'],
    ['apps/web/src/app/booking/hydrate-page.tsx', '../../features/reservations/booking/booking-form'],
    ['apps/web/src/features/reservations/booking/field.tsx', '../../../lib/trpc'],
  ])('lets %s import %s', (file, specifier) => {
    expect(checkImport({ file, specifier, typeOnly: false })).toBeNull();
  });

  it('lets the screens take types of the server', () => {
    const file = 'apps/web/src/lib/trpc.ts';
    expect(checkImport({ file, specifier: '@dehesa/server/router', typeOnly: true })).toBeNull();
  });
});
