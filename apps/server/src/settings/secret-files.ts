import { readFileSync } from 'node:fs';
import { ExpectedError } from '../expected-error';

/** What may come from a file, as a vault, systemd or an orchestrator lays it down. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'BACKUP_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
] as const;

/** The variables that name such files. */
export const secretFileNames: ReadonlySet<string> = new Set(secrets.map((name) => `${name}_FILE`));

/** The environment with the contents of the files that `SECRET_KEY_FILE` and the like name, without the space around them. */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = secrets.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (env[name] !== undefined && env[name] !== '')
      throw new ExpectedError(`${name} and ${name}_FILE are both set: leave one of them out`);
    return [[name, contentOf(`${name}_FILE`, file)] as const];
  });
  return read.length === 0 ? env : { ...env, ...Object.fromEntries(read) };
}

function contentOf(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ExpectedError(`${name} names ${file}, which cannot be read`, { cause });
  }
  if (text === '') throw new ExpectedError(`${name} names ${file}, which is empty`);
  return text;
}
