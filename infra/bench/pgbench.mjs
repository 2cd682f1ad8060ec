import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The program, from PATH or where Debian keeps it; null when it is not there. */
export function findPgbench() {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return 'pgbench';
  } catch {
    const root = '/usr/lib/postgresql';
    const versions = existsSync(root) ? readdirSync(root) : [];
    const found = versions.map((version) => path.join(root, version, 'bin/pgbench')).filter((file) => existsSync(file));
    return found.at(-1) ?? null;
  }
}

/**
 * The recorded statements as a pgbench script. What belongs to the one recorded booking becomes a variable: its person,
 * its reservation's id and reference, its activity. Batches become pipelines.
 * @param {{ batch: number, text: string, parameters: (string | null)[] }[]} statements
 * @param {{ person: string, keyHash: string, reservationId: string, reference: string, activityId: string }} marks
 * @param {{ first: number, last: number }} activities ids to book on, in equal shares
 */
export function pgbenchScript(statements, marks, activities) {
  const lines = [
    '\\set n :n + 1',
    '\\set person :base + :client_id * 100000 + :n',
    `\\set activity random(${activities.first}, ${activities.last})`,
  ];
  for (const [index, { batch, text, parameters }] of statements.entries()) {
    const alone = statements[index - 1]?.batch !== batch && statements[index + 1]?.batch !== batch;
    if (!alone && statements[index - 1]?.batch !== batch) lines.push('\\startpipeline');
    lines.push(`${withParameters(text, parameters, marks)};`);
    if (!alone && statements[index + 1]?.batch !== batch) lines.push('\\endpipeline');
  }
  return `${lines.join('\n')}\n`;
}

function withParameters(text, parameters, marks) {
  const oneLine = text.replace(/\s+/g, ' ').trim().replace(/;$/, '');
  return oneLine.replace(/\$(\d+)/g, (_match, number) => expression(parameters[Number(number) - 1] ?? null, marks));
}

/** pgbench would read a colon in a literal as a variable. */
const literal = (value) => `E'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replaceAll(':', '\\x3a')}'`;

/** The reservation takes its person's number as id: it is as unique, and `nextval` is still asked. */
function expression(value, { person, keyHash, reservationId, reference, activityId }) {
  if (value === null) return 'null';
  if (value === reservationId) return ':person';
  if (value === activityId) return ':activity';
  // The shorter ones first: an activity's number could be part of what a person's is replaced by.
  const marks = [
    [activityId, ':activity::int::text'],
    [reservationId, ':person::int::text'],
    [reference, "lpad(to_hex(:person::int), 8, '0')"],
    [person, ':person::int::text'],
    [keyHash, 'md5(:person::int::text)'],
  ];
  return marks.reduce(
    (sql, [mark, variable]) => (value.includes(mark) ? `replace(${sql}, '${mark}', ${variable})` : sql),
    literal(value),
  );
}

let runs = 0;

/**
 * Runs a script and answers its transactions a second and its latency.
 * @param {{ program: string, url: string, script: string, file: string, clients: number, seconds: number }} options
 */
export async function runPgbench({ program, url, script, file, clients, seconds }) {
  writeFileSync(file, script);
  runs += 1;
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-D',
    'n=0',
    '-D',
    `base=${18_000_000 + runs * 2_000_000}`,
    '-f',
    file,
    url,
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const output = Buffer.concat(chunks).toString();
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (status !== 0 || rate === undefined || /aborted/.test(output)) throw new Error(`pgbench failed:\n${output}`);
  return { rate: Number(rate), latency: Number(/latency average = ([\d.]+)/.exec(output)?.[1] ?? 0) };
}
