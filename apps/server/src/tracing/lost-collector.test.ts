import { setTimeout as sleep } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { closedAfterAll } from '@dehesa/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../adapters/logger';
import { parseTracing } from '../settings/tracing';
import { startCollector } from './collector.test-support';
import { startTracing } from './start-tracing';

const collector = await closedAfterAll(startCollector());
const lines: Record<string, unknown>[] = [];
const logger = createLogger('info', undefined, {
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
  traced: true,
});
const settings = parseTracing(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20muy-secreto',
    OTEL_BSP_MAX_QUEUE_SIZE: '100',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '50',
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_SERVICE_NAME: 'dehesa-ensayo',
  },
  (name, fallback) =>
    ({ OTEL_BSP_MAX_QUEUE_SIZE: 100, OTEL_BSP_MAX_EXPORT_BATCH_SIZE: 50, OTEL_BSP_SCHEDULE_DELAY: 20 })[name] ??
    fallback,
);
if (settings === null) throw new Error('nothing is noted');
const tracing = startTracing({ settings, key: Buffer.alloc(32, 3), logger });
afterAll(() => tracing.stop());

beforeEach(async () => {
  collector.behave('takes');
  await collector.forget();
  lines.length = 0;
});

const note = (name: string) => trace.getTracer('prueba').startSpan(name).end();

it('hears of what was noted under the address, the name and the headers that are given (B104)', async () => {
  note('uno');
  await collector.untilSpan('uno');
  expect(collector.paths()).toEqual(['/v1/traces']);
  expect(collector.bytes()).toContain('"authorization":"Bearer muy-secreto"');
  expect(collector.bytes()).toContain('dehesa-ensayo');
});

it('that refuses is told of once in the log, without a secret, and once when it takes them again', async () => {
  collector.behave('refuses');
  for (let time = 0; time < 4; time += 1) {
    note(`rehusado ${time}`);
    await sleep(60);
  }
  const told = () => lines.map(({ msg }) => msg);
  await expect.poll(told).toEqual(['traces do not arrive: what does not fit the queue is let go']);
  collector.behave('takes');
  note('otra vez');
  await collector.untilSpan('otra vez');
  // It is told once the answer was read, and not when the collector has the trace.
  await expect.poll(() => told().slice(1)).toEqual(['traces arrive again']);
  expect(JSON.stringify(lines)).not.toContain('secreto');
});

it('that is silent holds up nobody and fills no memory: what does not fit the queue is let go', async () => {
  collector.behave('is silent');
  const begun = performance.now();
  for (let time = 0; time < 20_000; time += 1) note('de más');
  await sleep(100);
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(lines).toEqual([]);
});

it('that is silent holds up the end for two seconds at the most', async () => {
  collector.behave('is silent');
  note('el último');
  const begun = performance.now();
  await tracing.stop();
  expect(performance.now() - begun).toBeLessThan(2_800);
  expect(lines.map(({ msg }) => msg)).toContain('the last traces were not sent');
  // Nothing is noted any more.
  expect(trace.getTracer('prueba').startSpan('después').isRecording()).toBe(false);
  collector.behave('takes');
  await vi.waitFor(() => expect(collector.spans().map(({ name }) => name)).not.toContain('después'));
});
