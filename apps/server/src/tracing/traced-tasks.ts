import { type Context, type Link, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { Task, TaskList } from 'graphile-worker';
import { markFailed } from './in-span';

/** What was queued longer ago than this is a trace of its own, with a link to the other. */
const sameTraceMs = 60 * 60_000;

/** The same tasks, whose work is noted in the trace of who queued it (B104). */
export function tracedTasks(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, task === undefined ? task : tracedTask(name, task)]),
  );
}

function tracedTask(name: string, task: Task): Task {
  return (payload, helpers) => {
    const { id, attempts, created_at: queuedAt } = helpers.job;
    const { parent, links } = originOf(payload, queuedAt);
    const attributes = {
      'messaging.system': 'graphile-worker',
      'messaging.operation.name': 'process',
      'messaging.destination.name': name,
      'messaging.message.id': id,
      'dehesa.attempt': attempts,
    };
    return trace
      .getTracer('dehesa.queue')
      .startActiveSpan(`process ${name}`, { kind: SpanKind.CONSUMER, attributes, links }, parent, async (span) => {
        try {
          return await task(payload, helpers);
        } catch (error) {
          markFailed(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
  };
}

/** The queue's rows are our own: that what they came from is noted is believed. */
function originOf(payload: unknown, queuedAt: Date): { parent: Context; links: Link[] } {
  const given =
    typeof payload === 'object' && payload !== null && 'traceparent' in payload ? payload.traceparent : null;
  const origin = typeof given === 'string' ? parseTraceParent(given) : null;
  if (origin === null) return { parent: ROOT_CONTEXT, links: [] };
  if (Date.now() - queuedAt.getTime() > sameTraceMs) return { parent: ROOT_CONTEXT, links: [{ context: origin }] };
  return { parent: trace.setSpanContext(ROOT_CONTEXT, { ...origin, isRemote: false }), links: [] };
}
