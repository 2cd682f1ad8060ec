import { describe, expect, it } from 'vitest';
import { bucketOf } from './bucket.mjs';
import { configsOf } from './configs.mjs';
import { fill } from './fill.mjs';
import { filesOfHosts, planOnHosts } from './hosts.mjs';
import { isWhole, readState } from './members.mjs';
import { assignPorts, databaseUrl, planOnOneMachine, portCount } from './plan.mjs';
import { archivePackages, lookForPrograms, packagesFor, packagesWithPooler } from './programs.mjs';
import { secrets } from './secrets.test-support';

const ports = assignPorts(Array.from({ length: portCount }, (_, index) => 40_000 + index));
const plan = planOnOneMachine({ folder: '/srv/cluster', ports, secrets, bin: '/usr/lib/postgresql/15/bin' });
const textOf = (name: string) =>
  configsOf(plan).find(({ file }) => file === `/srv/cluster/config/${name}`)?.text ?? `no ${name}`;

describe('a template', () => {
  it('is filled in, its lists line by line', () => {
    const template = 'a {{name}}\n{{#each}}\n  - {{at}} of {{name}}\n{{/each}}\nend\n';
    expect(fill(template, { name: 'n', each: [{ at: 1 }, { at: 2 }] })).toBe('a n\n  - 1 of n\n  - 2 of n\nend\n');
    expect(fill(template, { name: 'n', each: [] })).toBe('a n\nend\n');
  });

  it('that names what is not given, or is given more than a line, is a fault', () => {
    expect(() => fill('{{name}}', {})).toThrow('name');
    expect(() => fill('{{#each}}\n{{/each}}\n', {})).toThrow('each');
    expect(() => fill('{{name}}', { name: 'a\nhost all all 0.0.0.0/0 trust' })).toThrow('more than a line');
  });
});

describe('a cluster on one machine', () => {
  it('has a port and a folder of its own for each part', () => {
    const { front, database, pooler, files, apps, members, etcd } = ports;
    const all = [
      front,
      database,
      pooler,
      files,
      ...apps,
      ...members.flatMap(Object.values),
      ...etcd.flatMap(Object.values),
    ];
    expect(new Set(all).size).toBe(portCount);
    const folders = [...plan.members, ...plan.etcd].map(({ dataDir }) => dataDir);
    expect(new Set(folders).size).toBe(6);
    expect(() => assignPorts([1, 2])).toThrow(String(portCount));
  });

  it('knows its members everywhere, and leads to the one that says it is the primary', () => {
    const members = plan.members.map(({ pg, rest }) => `127.0.0.1:${pg} check addr 127.0.0.1 port ${rest}`);
    for (const each of members) expect(textOf('haproxy.cfg')).toContain(each);
    expect(textOf('haproxy.cfg')).toContain('option httpchk OPTIONS /primary');
    for (const { name, pg, rest } of plan.members) {
      expect(textOf(`${name}.yml`)).toContain(`  connect_address: 127.0.0.1:${pg}\n`);
      expect(textOf(`${name}.yml`)).toContain(`  connect_address: 127.0.0.1:${rest}\n`);
      for (const { client } of plan.etcd) expect(textOf(`${name}.yml`)).toContain(`'127.0.0.1:${client}'`);
    }
    for (const { name, peer } of plan.etcd) {
      for (const one of plan.etcd)
        expect(textOf(`${one.name}.yml`)).toMatch(new RegExp(`initial-cluster: .*${name}=http://127.0.0.1:${peer}`));
    }
  });

  it('lets nobody in without a password, and from nowhere else', () => {
    const rules = textOf('node1.yml').match(/^ {4}- (local|host) .*$/gm) ?? [];
    expect(rules).toHaveLength(3);
    expect(rules.every((rule) => rule.endsWith(' scram-sha-256'))).toBe(true);
    expect(rules.filter((rule) => !rule.includes('127.0.0.1/32'))).toEqual(['    - local all postgres scram-sha-256']);
  });

  it('never gives up a lease later than it runs out', () => {
    const setting = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(textOf('node1.yml'))?.[1]);
    expect(setting('loop_wait') + 2 * setting('retry_timeout')).toBeLessThanOrEqual(setting('ttl'));
    expect(textOf('node1.yml')).toContain('synchronous_mode: true');
  });

  it('can have somebody stand in between', () => {
    const between = planOnOneMachine({
      folder: '/srv/cluster',
      ports,
      secrets,
      bin: '/bin',
      reach: (direct, index) => ({ ...direct, pg: `127.0.0.1:${50_000 + index}` }),
    });
    const node = configsOf(between).find(({ file }) => file.endsWith('node2.yml'))?.text;
    expect(node).toContain('connect_address: 127.0.0.1:50001');
    expect(node).toContain(`listen: 127.0.0.1:${ports.members[1]?.pg}`);
  });

  it('has a pooler that keeps to transactions, and bounds each wait', () => {
    const pooler = textOf('pgbouncer.ini');
    expect(pooler).toContain(`dehesa = host=127.0.0.1 port=${ports.database} dbname=dehesa connect_query=`);
    expect(pooler).toMatch(/connect_query='.*set lock_timeout = 3000; set statement_timeout = 60000;/);
    expect(pooler).toContain('pool_mode = transaction\n');
    expect(pooler).toContain(`listen_addr = 127.0.0.1\nlisten_port = ${ports.pooler}\n`);
    expect(pooler).not.toContain('server_tls');
    expect(textOf('pgbouncer-users.txt')).toBe('"dehesa" "a1"\n');
  });

  it('keeps uploads in a bucket of its own, or in the one that is named', () => {
    const own = bucketOf(plan, { S3_REGION: 'eu' });
    expect(own).toMatchObject({
      own: true,
      env: { S3_ENDPOINT: `http://127.0.0.1:${ports.files}`, S3_BUCKET: 'dehesa' },
    });
    const named = { S3_BUCKET: 'uploads', S3_ENDPOINT: 'http://127.0.0.1:9000' };
    expect(bucketOf(plan, { ...named, PATH: '/bin' })).toEqual({ own: false, env: named });
  });

  it('archives its log where a repository is named, copies itself from there, and knows nothing of it elsewhere', () => {
    const archived = planOnOneMachine({ folder: '/srv/cluster', ports, secrets, bin: '/bin', archive: '/mnt/archive' });
    const files = configsOf(archived);
    const node = files.find(({ file }) => file.endsWith('/node2.yml'))?.text ?? '';
    const own = '/srv/cluster/config/node2.pgbackrest.conf';
    expect(node).toContain(`archive_command: pgbackrest --config=${own} --stanza=dehesa archive-push "%p"\n`);
    expect(node).toMatch(/create_replica_methods:\n {4}- pgbackrest\n {4}- basebackup\n/);
    expect(node).toContain('  initdb:\n');
    const conf = files.find(({ file }) => file === own)?.text;
    expect(conf).toContain('repo1-path=/mnt/archive\n');
    expect(conf).toContain(`[dehesa]\npg1-path=/srv/cluster/node2\npg1-port=${ports.members[1]?.pg}\n`);
    expect(configsOf(plan).filter(({ text }) => text.includes('backrest'))).toEqual([]);
  });

  it('is reached through HAProxy, or past it', () => {
    expect(databaseUrl(plan)).toBe(`postgres://dehesa:a1@127.0.0.1:${ports.database}/dehesa`);
    expect(databaseUrl(plan, { superuser: true, port: 7 })).toBe('postgres://postgres:s1@127.0.0.1:7/dehesa');
  });
});

describe('a cluster of several hosts', () => {
  const addresses = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];
  const hosts = filesOfHosts(planOnHosts({ addresses, secrets, bin: '/usr/lib/postgresql/15/bin' }));
  const fileOf = (host: number, name: string) =>
    hosts[host]?.files.find((file) => file.name === name)?.text ?? `no ${name}`;

  it('has the same parts on each, which know each other', () => {
    expect(hosts.map(({ host, address }) => [host, address])).toEqual(addresses.map((at, n) => [`node${n + 1}`, at]));
    for (const [index, address] of addresses.entries()) {
      expect(fileOf(index, 'patroni.yml')).toContain(`  listen: ${address}:5432\n`);
      expect(fileOf(index, 'dehesa.environment')).toContain(`HOST=${address}\nTRUST_PROXY=${addresses.join(',')}\n`);
      for (const other of addresses) {
        expect(fileOf(index, 'etcd.yml')).toContain(`https://${other}:2380`);
        expect(fileOf(index, 'haproxy.cfg')).toMatch(
          `${other}:5432 check addr ${other} port 8008 check-ssl verify required`,
        );
        expect(fileOf(index, 'haproxy.cfg')).toContain(`${other}:3000 check`);
      }
    }
    expect(fileOf(0, 'dehesa.environment')).toBe(
      fileOf(1, 'dehesa.environment').replace('HOST=10.0.0.12', 'HOST=10.0.0.11'),
    );
  });

  it('begins with what was archived until a moment, where that is asked for, and makes no roles that are in it', () => {
    const archived = planOnHosts({ addresses, secrets, bin: '/bin', archive: '/mnt/archive' });
    const files = filesOfHosts(archived, '2026-11-26 09:41:00+01')[0]?.files ?? [];
    const named = (name: string) => files.find((file) => file.name === name)?.text ?? `no ${name}`;
    expect(named('pgbackrest.conf')).toContain('pg1-path=/var/lib/postgresql/dehesa\npg1-port=5432\n');
    expect(named('patroni.restore.yml')).toContain(
      'command: pgbackrest --config=/etc/pgbackrest.conf --stanza=dehesa --type=time --target="2026-11-26 09:41:00+01" --target-action=promote restore\n',
    );
    expect(named('patroni.restore.yml')).not.toContain('post_bootstrap');
    const usual = named('patroni.yml');
    expect(usual).toContain('  post_bootstrap: ');
    expect(usual).not.toContain('--type=time');
  });

  it('says nothing in clear, and lets nobody in who does', () => {
    for (const name of ['etcd.yml', 'patroni.yml', 'dehesa.environment'])
      expect(fileOf(0, name)).not.toContain('http:');
    const rules = fileOf(0, 'patroni.yml').match(/^ {4}- host\w* .*$/gm) ?? [];
    expect(rules.length).toBe(8);
    expect(rules.filter((rule) => !/^ {4}- hostssl .* scram-sha-256$/.test(rule))).toEqual([]);
    expect(fileOf(0, 'etcd.yml').match(/client-cert-auth: true/g)).toHaveLength(2);
    expect(fileOf(0, 'dehesa.environment')).toContain('@127.0.0.1:5000/dehesa?sslmode=verify-full');
    expect(fileOf(0, 'haproxy.cfg')).toContain('ssl-min-ver TLSv1.2');
    expect(fileOf(0, 'pgbouncer.ini')).toContain('server_tls_sslmode = verify-full\n');
    expect(fileOf(0, 'pgbouncer.ini')).toContain('listen_addr = 127.0.0.1\nlisten_port = 6432\n');
  });
});

describe('what is installed', () => {
  const all = { versions: ['13', '15', '17'], exists: () => true };

  it('is the newest PostgreSQL that can copy and rewind itself', () => {
    expect(lookForPrograms(all)).toEqual({ missing: [], bin: '/usr/lib/postgresql/17/bin' });
    const exists = (file: string) => !file.startsWith('/usr/lib/postgresql/17');
    expect(lookForPrograms({ ...all, exists }).bin).toBe('/usr/lib/postgresql/15/bin');
  });

  it('is told by the package that is missing', () => {
    const exists = (file: string) => !file.includes('etcd');
    expect(lookForPrograms({ ...all, exists }).missing).toEqual(['etcd-server', 'python3-etcd']);
    expect(lookForPrograms({ ...all, versions: ['13'] }).missing).toEqual(['postgresql']);
    expect(lookForPrograms({ needed: packagesWithPooler, ...all, exists }).missing).not.toContain('pgbouncer');
    expect(
      packagesFor({ withPooler: true, archive: '/mnt' })
        .map((each) => each.package)
        .slice(-2),
    ).toEqual(['pgbouncer', 'pgbackrest']);
    const bare = { needed: archivePackages, exists: () => false, versions: [] };
    expect(lookForPrograms(bare).missing).toEqual(['pgbackrest', 'postgresql']);
  });
});

describe('a member', () => {
  it('is told in our words', () => {
    expect(readState({ role: 'master', state: 'running', timeline: 3 })).toEqual({
      role: 'primary',
      state: 'running',
      timeline: 3,
    });
    expect(readState({ role: 'replica', state: 'running', sync_standby: true, timeline: 3 }).role).toBe('sync');
    expect(readState({ role: 'replica', state: 'starting' })).toMatchObject({ role: 'replica', state: 'starting' });
  });

  it('that is missing, behind or a second primary keeps the cluster from being whole', () => {
    const member = (role: string, timeline = 2, state = 'running') => ({ name: role, role, state, timeline });
    expect(isWhole([member('primary'), member('sync'), member('replica')])).toBe(true);
    expect(isWhole([member('primary'), member('replica'), member('replica')])).toBe(false);
    const away = { name: 'node3', role: 'away', state: 'does not answer', timeline: undefined };
    expect(isWhole([member('primary'), member('sync'), away])).toBe(false);
    expect(isWhole([member('primary'), member('sync'), member('replica', 1)])).toBe(false);
    expect(isWhole([member('primary'), member('primary'), member('sync')])).toBe(false);
    expect(isWhole([member('primary'), member('sync'), member('replica', 2, 'starting')])).toBe(false);
  });
});
