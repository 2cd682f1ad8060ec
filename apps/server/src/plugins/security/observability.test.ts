import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';
import { parseMetricsAccess } from '../../settings/metrics-access';

const access = parseMetricsAccess('10.1.0.0/16', '');
const test = await closedAfterAll(createTestApp({ metrics: access && { ...access, ofProcess: true } }));
const { body } = await test.app.inject({ url: '/api/metrics', remoteAddress: '10.1.0.1' });

/** What the server says it counts, as Prometheus reads it: a histogram by its parts too. */
const served = new Set(
  [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
);
/** Prometheus's own. */
const ofPrometheus = new Set(['up']);

const folder = path.join(import.meta.dirname, '../../../../../infra/observability');
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** The expressions of the dashboard and of the alerts, as they are asked. */
const expressions = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map(([, asked = '']) => asked);
const metricsOf = (asked: string) =>
  [...asked.matchAll(/\b(?:dehesa|process|nodejs)_[a-z0-9_]+\b|\bup(?=\{)/g)].map(([name]) => name);

describe('what is asked of the metrics (B49)', () => {
  it.each([
    ['alerts.yml', /^ +expr: (.+)$/gm],
    ['grafana-dashboard.json', /"expr": "((?:[^"\\]|\\.)+)"/g],
  ])('is served, each name of %s', (file, pattern) => {
    const asked = expressions(file, pattern).flatMap(metricsOf);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !served.has(name) && !ofPrometheus.has(name))).toEqual([]);
  });

  it('knows a name that is not', () => {
    expect(metricsOf('rate(dehesa_bookings_totals[5m])').filter((name) => !served.has(name))).toEqual([
      'dehesa_bookings_totals',
    ]);
  });
});
