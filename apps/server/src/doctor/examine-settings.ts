import { statSync } from 'node:fs';
import { type Environment, readEnvironment } from '../env';
import { ExpectedError } from '../expected-error';
import { secretFileNames } from '../settings/secret-files';
import { type Finding, fault, good, note } from './finding';

/** What takes the place of a setting that cannot be used, so that the others are looked at too. */
const standIns: Readonly<Record<string, string>> = {
  DEHESA_MODE: 'production',
  SECRET_KEY: '5a'.repeat(32),
  PUBLIC_URL: 'https://localhost',
  // Its own fault is told already.
  DATABASE_PLAIN: 'on',
};

/** More than there are variables that can be wrong. */
const mostFaults = 40;

export interface ExaminedSettings {
  findings: Finding[];
  /** With a stand-in for each setting that has a fault. */
  environment: Environment;
  /** Variables that have one. */
  faulty: ReadonlySet<string>;
}

/** Every fault of the environment at once: a start tells only the first. */
export function examineSettings(given: NodeJS.ProcessEnv, embedded: boolean): ExaminedSettings {
  const env = { ...given };
  const findings: Finding[] = [];
  const faulty = new Set<string>();
  for (let round = 0; round < mostFaults; round += 1) {
    try {
      const environment = readEnvironment(embedded, env);
      if (findings.length === 0)
        findings.push(good('settings', `the environment can be used, in ${environment.mode} mode`));
      return {
        findings: [...findings, ...keysOf(environment, given, faulty), ...secretFilesOf(given)],
        environment,
        faulty,
      };
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      const name = /^[A-Z][A-Z0-9_]+/.exec(error.message)?.[0] ?? '';
      findings.push(fault('settings', error.message, 'set it as said, in the environment of the service'));
      faulty.add(name);
      standInFor(env, name);
    }
  }
  throw new ExpectedError('the environment cannot be read at all');
}

function standInFor(env: NodeJS.ProcessEnv, name: string): void {
  const plain = name.replace(/_FILE$/, '');
  delete env[`${plain}_FILE`];
  // A bucket is given whole or not at all.
  const bucket = /^(?:BACKUP_)?S3_/.exec(plain)?.[0];
  if (bucket !== undefined)
    for (const each of Object.keys(env).filter((key) => key.startsWith(bucket))) delete env[each];
  else if (plain === 'DATABASE_URL') env['DATABASE_PLAIN'] = 'on';
  else if (plain in standIns) env[plain] = standIns[plain];
  else delete env[plain];
}

function keysOf({ mode, secretKey }: Environment, given: NodeJS.ProcessEnv, faulty: ReadonlySet<string>): Finding[] {
  if (faulty.has('SECRET_KEY') || faulty.has('SECRET_KEY_FILE')) return [];
  const weak = new Set(secretKey).size < secretKey.length / 2;
  if (weak)
    return [
      fault('secrets', 'SECRET_KEY is not random', 'make one by openssl rand -hex 32; README tells how it is changed'),
    ];
  const isGiven = Boolean(given['SECRET_KEY'] ?? given['SECRET_KEY_FILE']);
  if (mode === 'demo' && !isGiven) return [good('secrets', 'the demo made its own key')];
  return [good('secrets', 'SECRET_KEY has 256 bits that look random')];
}

/** A secret that everybody on the machine reads is none. */
function secretFilesOf(given: NodeJS.ProcessEnv): Finding[] {
  return Object.entries(given).flatMap(([name, file]) => {
    if (file === undefined || !secretFileNames.has(name)) return [];
    const open = (statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o004;
    return open === 0
      ? []
      : [note('secrets', `everybody on this machine can read ${file} of ${name}`, `chmod o-rwx ${file}`)];
  });
}
