import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wantedBeside } from '../../apps/server/own-files.mjs';
import { ExpectedError } from '../scripts/failure.mjs';
import { runProgram } from '../scripts/child.mjs';
import { stopwatch } from '../scripts/progress.mjs';
import { closureOf } from './closure.mjs';

/** What of the repository an installation has, beside libraries: at the same places, so that the same paths hold. */
const BROUGHT = [
  'apps/server/dist',
  'apps/web/dist',
  'drizzle',
  'infra/container',
  'infra/observability/alerts.yml',
  'infra/observability/grafana-dashboard.json',
  'infra/observability/otel-collector.yaml',
  'infra/observability/prometheus.yml',
  'infra/package/dehesa.mjs',
  'infra/proxy',
  'infra/scripts/failure.mjs',
  'infra/scripts/progress.mjs',
  'infra/scripts/serve.mjs',
  'infra/systemd',
  'packages/db/src/embedded',
  'packages/db/src/embedded.mjs',
  'README.md',
  '.github/operations.md',
];

/** What is for who develops: maps name the folders where it was built, snapshots of migrations are read by nothing. */
const LEFT_OUT = [
  /\.map$/,
  /\.(test|test-support|spec)\.[cm]?[jt]sx?$/,
  /\.d\.[cm]?ts$/,
  /\.tsbuildinfo$/,
  /^drizzle\/meta\/\d+_snapshot\.json$/,
  /\/node_modules$/,
  /^node_modules\/.*\/(test|tests|__tests__|fixtures|benchmarks?|examples?|docs|\.github)$/,
  /^node_modules\/.*\.(md|markdown|ts|mts|cts)$/i,
  /^node_modules\/(@aws-sdk|@smithy)\/.*\/dist-(es|types)$/,
  /(^|\/)\.(env|npmrc|turbo|taprc|nycrc|editorconfig|eslintrc|prettierrc|gitattributes|npmignore|travis)[^/]*$/,
];

/**
 * Writes `dist/dehesa-<version>.tar.gz`, for the platform that it is made on: the built server and pages, migrations, what
 * runs of the libraries, and `bin/dehesa`. Answers the file's name.
 * @param {(line: string) => void} say
 * @param {{ root?: string, into?: string }} [places]
 * @returns {Promise<string>}
 */
export async function makePackage(say, { root = '.', into = path.join(root, 'dist') } = {}) {
  const seconds = stopwatch();
  const { version, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const name = `dehesa-${version}`;
  const stage = path.join(into, `.${name}.stage`);
  const folder = path.join(stage, name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    for (const source of [...BROUGHT, ...closureOf(wantedBeside, root)]) bring(root, source, folder);
    writeFileSync(path.join(folder, 'package.json'), manifest(name, version, engines));
    writeBin(folder);
    const file = path.join(into, `${name}.tar.gz`);
    await pack(stage, name, file);
    say(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB in ${seconds()}`);
    return file;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function bring(root, source, folder) {
  const isKept = (from) => {
    const name = path.relative(root, from).split(path.sep).join('/');
    return name === source || !LEFT_OUT.some((pattern) => pattern.test(name));
  };
  cpSync(path.join(root, source), path.join(folder, source), { recursive: true, dereference: true, filter: isKept });
}

/** Node reads the kind of its modules from it, and `dehesa --version` the version and the platform. */
function manifest(name, version, engines) {
  const { platform, arch } = process;
  const about = { name: 'dehesa', version, private: true, type: 'module', engines, os: [platform], cpu: [arch] };
  return `${JSON.stringify(about, null, 2)}\n`;
}

function writeBin(folder) {
  mkdirSync(path.join(folder, 'bin'));
  const bin = path.join(folder, 'bin/dehesa');
  writeFileSync(bin, "#!/usr/bin/env node\nimport '../infra/package/dehesa.mjs';\n");
  chmodSync(bin, 0o755);
}

/** The same contents make the same file: sorted, of nobody, without the hour. Renamed once it is whole. */
async function pack(stage, name, file) {
  const epoch = process.env.SOURCE_DATE_EPOCH ?? '0';
  const plain = [
    '--sort=name',
    `--mtime=@${epoch}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
  ];
  const draft = `${file}.part`;
  const args = [...plain, '-I', 'gzip -n', '-cf', draft, '-C', stage, name];
  const { status, output } = await runProgram('tar', args, { capture: true });
  if (status !== 0) throw new ExpectedError(`tar could not write ${draft}: ${output.trim()}`);
  renameSync(draft, file);
}
