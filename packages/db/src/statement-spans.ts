import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { toldStatement } from './told-statement';

const tracer = () => trace.getTracer('dehesa.db');

/** Whether somebody notes what is done here; what belongs to no request and no job is noted by nobody. */
function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() === true;
}

/** Notes a statement from here to its answer: its text, never its values (B104). */
export function noteStatement(text: string, answer: PromiseLike<unknown>): void {
  if (!isTraced()) return;
  const { summary, operation, table, query } = toldStatement(text);
  const attributes = {
    ...system,
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
    'db.query.text': query,
  };
  const span = tracer().startSpan(summary, { kind: SpanKind.CLIENT, attributes });
  answer.then(
    () => span.end(),
    (error: unknown) => {
      markFailed(span, error);
      span.end();
    },
  );
}

/** Notes a transaction from the wait for its connection to its end, with its statements within. */
export async function inTransactionSpan<T>(work: () => Promise<T>): Promise<T> {
  if (!isTraced()) return work();
  return tracer().startActiveSpan('transaction', { attributes: system }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

const system = { 'db.system.name': 'postgresql' };

/** By its SQLSTATE alone: the database writes people's data into its messages. */
function markFailed(span: Span, error: unknown): void {
  const code = codeOf(error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', code ?? 'other');
  if (code !== undefined) span.setAttribute('db.response.status_code', code);
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{5,30}$/.test(error.code)) return error.code;
  return codeOf(error.cause);
}
