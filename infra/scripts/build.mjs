import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binary, mustRun } from './child.mjs';
import { stopwatch } from './progress.mjs';

const STAMP = '.build-stamp';
const SOURCES = [
  'apps/server',
  'apps/web',
  'packages/db',
  'packages/demo',
  'packages/domain',
  'packages/i18n',
  'packages/services',
  'packages/ui',
];
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'turbo.json'];
const RESULTS = ['apps/server/dist/main.js', 'apps/web/dist'];

/** Builds the server and the screens unless what is there was built from these very sources. */
export async function build(say) {
  const wanted = fingerprint([...SOURCES.flatMap((folder) => filesOf(folder)), ...SETTINGS]);
  if (RESULTS.every((file) => existsSync(file)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const seconds = stopwatch();
  say('building');
  rmSync(STAMP, { force: true });
  const filters = ['--filter=@dehesa/server', '--filter=@dehesa/web'];
  const turbo = [binary('turbo', 'bin/turbo'), 'run', 'build', ...filters, '--ui=stream', '--output-logs=errors-only'];
  await mustRun('the build', process.execPath, turbo, {
    env: { TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  writeFileSync(STAMP, wanted);
  say(`built in ${seconds()}`);
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      ({ name }) =>
        name !== 'node_modules' && name !== 'dist' && !name.startsWith('.') && !/\.test(-support)?\.tsx?$/.test(name),
    )
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(file) : [file];
    });
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
