import { isSpanContextValid, trace } from '@opentelemetry/api';
import { type SQL, sql } from 'drizzle-orm';

/** The trace and the piece of work that this is part of, as W3C writes them (B104); null where nobody notes them. */
export function traceparent(): string | null {
  const here = trace.getActiveSpan()?.spanContext();
  if (here === undefined || !isSpanContextValid(here)) return null;
  return `00-${here.traceId}-${here.spanId}-0${here.traceFlags & 1}`;
}

/**
 * What a job's payload has besides, so that its work is in the trace of who queued it:
 * `json_build_object('messageId', id${traceField()})`. Nothing where nothing is noted.
 */
export function traceField(): SQL {
  const parent = traceparent();
  return parent === null ? sql`` : sql`, 'traceparent', ${parent}::text`;
}

/** The same for rows with a `reservation_id`, each of a trace of its own. */
export function traceFieldOf(traces: ReadonlyMap<number, string | null>): SQL {
  if ([...traces.values()].every((parent) => parent === null)) return sql``;
  return sql`, 'traceparent', ${JSON.stringify(Object.fromEntries(traces))}::text::json ->> reservation_id::text`;
}
