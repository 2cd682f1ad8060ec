import { trace } from '@opentelemetry/api';
import { closedAfterAll } from '@dehesa/testing';
import { afterAll, expect, it, vi } from 'vitest';
import { localOutgoing } from '../adapters/outgoing/local-outgoing.test-support';
import { createLogger } from '../adapters/logger';
import { examineCollector } from '../doctor/examine-reach';
import { readEnvironment } from '../env';
import { startCollector } from './collector.test-support';
import { startTracing } from './start-tracing';

const collector = await closedAfterAll(startCollector());
const { tracing: settings } = readEnvironment(true, {
  SECRET_KEY: 'ab'.repeat(32),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: '20',
});
if (settings === null) throw new Error('nothing is noted');
const tracing = startTracing({ settings, key: Buffer.alloc(32, 3), logger: createLogger('silent') });
afterAll(() => tracing.stop());

it('is what a collector is told in, unless it is to be JSON (B104)', async () => {
  trace.getTracer('ensayo').startSpan('una pieza de trabajo').end();
  await vi.waitFor(() => expect(collector.bytes()).toContain('una pieza de trabajo'));
  expect(collector.bytes()).toContain('"content-type":"application/x-protobuf"');
  expect(collector.paths()).toEqual(['/v1/traces']);
});

it('the doctor asks whether the collector takes traces (B84)', async () => {
  expect(await examineCollector(null, localOutgoing)).toEqual([]);
  const says = async () =>
    (await examineCollector(settings, localOutgoing)).map(({ state, says: told }) => [state, told]);
  expect(await says()).toEqual([['good', 'the collector at 127.0.0.1 takes traces']]);
  collector.behave('refuses');
  expect(await says()).toEqual([['note', 'the collector at 127.0.0.1 answers with 400']]);
  await collector.close();
  expect(await says()).toEqual([['note', expect.stringContaining('does not answer: connect ECONNREFUSED')]]);
});
