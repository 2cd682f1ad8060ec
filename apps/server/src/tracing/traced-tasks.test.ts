import { closedAfterAll } from '@dehesa/testing';
import type { JobHelpers } from 'graphile-worker';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../adapters/logger';
import { readEnvironment } from '../env';
import { attributesOf, startCollector } from './collector.test-support';
import { startTracing } from './start-tracing';
import { tracedTasks } from './traced-tasks';

const collector = await closedAfterAll(startCollector());
const environment = readEnvironment(true, {
  SECRET_KEY: 'ab'.repeat(32),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '20',
  OTEL_TRACES_SAMPLER: 'parentbased_always_on',
});
if (environment.tracing === null) throw new Error('nothing is noted');
const tracing = startTracing({
  settings: environment.tracing,
  key: Buffer.alloc(32, 3),
  logger: createLogger('silent'),
});
afterAll(() => tracing.stop());
beforeEach(() => collector.forget());

const origin = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const traceparent = (flags = '01') => `00-${origin.traceId}-${origin.spanId}-${flags}`;
const work = vi.fn(async (): Promise<void> => undefined);
const { task } = tracedTasks({ task: work });

async function run(payload: unknown, queuedAt = new Date()) {
  // All that the wrapper looks at.
  const helpers = { job: { id: '7', attempts: 2, created_at: queuedAt } } as JobHelpers;
  await task?.(payload, helpers);
}

it('a job goes on in the trace of who queued it (B104)', async () => {
  await run({ messageId: 1, traceparent: traceparent() });
  const span = await collector.untilSpan('process task');
  expect(span).toMatchObject({ traceId: origin.traceId, parentSpanId: origin.spanId });
  expect(attributesOf(span)).toMatchObject({ 'messaging.message.id': '7', 'dehesa.attempt': 2 });
});

it('one of work that is not noted is not noted', async () => {
  await run({ traceparent: traceparent('00') });
  await run({ messageId: 1 });
  expect((await collector.untilSpan('process task')).traceId).not.toBe(origin.traceId);
});

it('one that was queued long ago is a trace of its own, with a link', async () => {
  await run({ traceparent: traceparent() }, new Date(Date.now() - 2 * 60 * 60_000));
  const span = await collector.untilSpan('process task');
  expect(span.traceId).not.toBe(origin.traceId);
  expect(span.links).toMatchObject([origin]);
});

it.each([[null], ['text'], [[{ traceparent: traceparent() }]], [{ traceparent: 7 }], [{ traceparent: 'x' }]])(
  'what was queued as %j begins a trace',
  async (payload) => {
    await run(payload);
    expect((await collector.untilSpan('process task')).traceId).not.toBe(origin.traceId);
  },
);

it('one that fails fails as before, and is told by the kind of its error', async () => {
  const failed = Object.assign(new Error('Casilda is away'), { code: 'ECONNRESET' });
  work.mockRejectedValueOnce(failed);
  await expect(run({})).rejects.toBe(failed);
  const span = await collector.untilSpan('process task');
  expect(span.status).toEqual({ code: 2 });
  expect(attributesOf(span)['error.type']).toBe('ECONNRESET');
  expect(collector.bytes()).not.toContain('Casilda');
});
