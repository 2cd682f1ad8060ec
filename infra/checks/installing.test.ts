import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

const unit = text('infra/systemd/dehesa.service');
const container = text('infra/container/Containerfile');
const packer = text('infra/package/make-package.mjs');

/** All values of a directive of the unit. */
const values = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value.trim());

describe('the service', () => {
  it('runs as a user of its own that can gain nothing and write nothing but its data', () => {
    expect(values('User')).toEqual(['dehesa']);
    expect(values('NoNewPrivileges')).toEqual(['yes']);
    expect(values('CapabilityBoundingSet')).toEqual(['']);
    expect(values('ProtectSystem')).toEqual(['strict']);
    expect(values('ReadWritePaths')).toEqual([]);
    expect(values('StateDirectory')).toEqual(['dehesa']);
    for (const seal of ['ProtectHome', 'PrivateTmp', 'PrivateDevices', 'RestrictNamespaces', 'RestrictSUIDSGID'])
      expect(values(seal)).toEqual(['yes']);
    expect(values('SystemCallFilter')[0]).toBe('@system-service');
  });

  it('is told to end later than the product takes to', () => {
    const takes = Number(/STOP_TIMEOUT_MS = ([\d_]+)/.exec(text('infra/scripts/serve.mjs'))?.[1]?.replaceAll('_', ''));
    expect(Number(/^(\d+)s$/.exec(values('TimeoutStopSec')[0] ?? '')?.[1]) * 1000).toBeGreaterThan(takes);
  });

  it('holds no secret', () => {
    expect(unit).not.toMatch(/SECRET_KEY=|DATABASE_URL=|PASSWORD=/);
  });
});

describe('the container', () => {
  it('runs as nobody known, and is asked for its health', () => {
    const user = /^USER (\d+):(\d+)$/m.exec(container)?.slice(1).map(Number) ?? [];
    expect(user).toHaveLength(2);
    expect(Math.min(...user)).toBeGreaterThan(999);
    expect(container.lastIndexOf('USER')).toBeLessThan(container.indexOf('ENTRYPOINT'));
    expect(container).toMatch(/^HEALTHCHECK /m);
    expect(container).not.toMatch(/SECRET_KEY|DATABASE_URL=|\bnpm (ci|install)/);
  });
});

it.each([
  ['the service', unit],
  ['the container', container],
])('%s starts what is in the package', (_what, source) => {
  const started = [...source.matchAll(/\/opt\/dehesa\/([\w./-]+)/g)].map(([, file = '']) => file);
  expect(started.length).toBeGreaterThan(1);
  for (const file of started.filter((each) => each !== 'bin/dehesa')) {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(packer).toContain(`'${file.startsWith('infra/container') ? 'infra/container' : file}'`);
  }
});
