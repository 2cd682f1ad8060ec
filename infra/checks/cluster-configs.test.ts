import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configsOf, patroniConfig } from '../cluster/configs.mjs';
import { assignPorts, planOnOneMachine, portCount } from '../cluster/plan.mjs';
import { programs } from '../cluster/programs.mjs';
import { secrets } from '../cluster/secrets.test-support';
import { writeFiles } from '../cluster/write-files.mjs';

/** Nobody listens there. */
const ports = assignPorts(Array.from({ length: portCount }, (_, index) => 1 + index));

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-configs-'));
  mkdirSync(path.join(folder, 'config'));
  const archive = path.join(folder, 'archive');
  const plan = planOnOneMachine({ folder, ports, secrets, bin: '/usr/lib/postgresql/15/bin', archive });
  for (const { file, text } of configsOf(plan)) writeFileSync(file, text, { mode: 0o600 });
  const [member] = plan.members;
  if (member === undefined) throw new Error('there is no member');
  const restored = patroniConfig(plan, member, [{ moment: '2026-11-26 09:41:00+01' }]);
  writeFileSync(path.join(folder, 'config/restore.yml'), restored);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function said(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: folder });
  return stdout + stderr;
}

it.runIf(existsSync(programs.haproxy))('HAProxy takes what it is given', () => {
  expect(said(programs.haproxy, '-c', '-f', path.join(folder, 'config/haproxy.cfg'))).toContain('is valid');
});

it.runIf(existsSync(programs.patroni)).each(['node1', 'restore'])(
  'Patroni finds nothing wrong with %s but that nobody is there, here',
  (name) => {
    const lines = said(programs.patroni, '--validate-config', path.join(folder, `config/${name}.yml`)).split('\n');
    // Rules of access stand where later starts read them as well, not in what the first one alone does.
    const known = /is not reachable|must not contain "127\.0\.0\.1"|bootstrap\.pg_hba|^$/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
  },
);

it.runIf(existsSync(programs.haproxy) && existsSync('/usr/bin/openssl'))(
  'HAProxy of a host takes what it is given, with certificates that were made',
  async () => {
    const to = path.join(folder, 'hosts');
    const etc = path.join(to, 'node1');
    await writeFiles({ addresses: ['10.0.0.11', '10.0.0.12', '10.0.0.13'], to, postgres: '15', etc });
    copyFileSync(path.join(to, 'ca.crt'), path.join(etc, 'ca.crt'));
    const [certificate, key] = ['host.crt', 'host.key'].map((name) => readFileSync(path.join(etc, name), 'utf8'));
    writeFileSync(path.join(etc, 'certificate.pem'), `${certificate}${key}`);
    expect(said(programs.haproxy, '-c', '-f', path.join(etc, 'haproxy.cfg'))).toContain('is valid');
    const verified = said('openssl', 'verify', '-CAfile', path.join(to, 'ca.crt'), path.join(to, 'node3/host.crt'));
    expect(verified).toContain('host.crt: OK');
    const before = readFileSync(path.join(to, 'cluster.json'), 'utf8');
    await writeFiles({ addresses: ['10.0.0.11', '10.0.0.12', '10.0.0.14'], to, postgres: '15', etc });
    expect(readFileSync(path.join(to, 'cluster.json'), 'utf8')).toBe(before);
  },
);
