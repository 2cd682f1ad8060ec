import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

const alerts = text('infra/observability/alerts.yml');
const dashboard = text('infra/observability/grafana-dashboard.json');
const operations = text('.github/operations.md');

/** What the product counts, as its names stand where they are made. */
const counted = new Set(
  [...text('apps/server/src/metrics/metrics.ts').matchAll(/'(?:dehesa_)?([a-z]+(?:_[a-z]+)*)'/g)].map(
    ([, name]) => `dehesa_${name ?? ''}`,
  ),
);

/** A histogram is read by its parts. */
const asked = (source: string) =>
  [...source.matchAll(/\bdehesa_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));

it.each([
  ['alerts', alerts],
  ['the dashboard', dashboard],
])('%s ask for nothing that is not counted', (_what, source) => {
  expect(asked(source).length).toBeGreaterThan(5);
  expect(asked(source).filter((name) => !counted.has(name))).toEqual([]);
});

it('everything that is counted is on the dashboard', () => {
  const shown = new Set(asked(dashboard));
  const named = [...text('apps/server/src/metrics/metrics.ts').matchAll(/#(?:counter|gauge)\('([a-z_]+)'/g)];
  expect(named.length).toBeGreaterThan(8);
  for (const [, name = ''] of named) expect(shown).toContain(`dehesa_${name}`);
});

it('the collector listens where operations say, on its machine alone, and has every part that its pipeline names', () => {
  const collector = text('infra/observability/otel-collector.yaml').replaceAll(/^ *#.*\n/gm, '');
  const section = (name: string) => new RegExp(`^${name}:\\n((?: .*\\n|\\n)+)`, 'm').exec(collector)?.[1] ?? '';
  const listens = [...collector.matchAll(/^ +endpoint: (?!\$)(.*)$/gm)].map(([, at]) => at);
  expect(listens).toEqual(['127.0.0.1:4318', '127.0.0.1:13133']);
  expect(operations).toContain('`http://localhost:4318`');
  for (const kind of ['receivers', 'processors', 'exporters']) {
    const named = new RegExp(`^ {6}${kind}: \\[(.*)\\]$`, 'm').exec(section('service'))?.[1]?.split(', ') ?? [];
    const defined = [...section(kind).matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
    expect([kind, named]).toEqual([kind, defined]);
    expect(named).not.toEqual([]);
  }
  expect(section('service')).toContain('processors: [memory_limiter, ');
});

it('operations say what each alert means', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(operations).toContain(`\`${name}\``);
});
