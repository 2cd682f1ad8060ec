import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Asked for each time: one that is kept belongs for good to who noted first. */
const tracer = () => trace.getTracer('dehesa.server');

export interface SpanOptions {
  name: string;
  /** Whether it is a call to somebody else's program. */
  outgoing?: boolean;
  /** Names of machines and of procedures, states and numbers: nothing that somebody typed. */
  attributes?: () => Attributes;
}

/** `work` as a piece of the trace under way (B104); by itself where none is. `span` is for what is known in the end. */
export async function inSpan<T>(
  { name, outgoing = false, attributes }: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (trace.getActiveSpan()?.isRecording() !== true) return work(undefined);
  const options = {
    kind: outgoing ? SpanKind.CLIENT : SpanKind.INTERNAL,
    ...(attributes && { attributes: attributes() }),
  };
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** By the kind of error alone: messages of errors may tell of people. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', errorType(error));
}

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'other';
  if ('code' in error && typeof error.code === 'string' && /^[\w.]{1,60}$/.test(error.code)) return error.code;
  if ('kind' in error && typeof error.kind === 'string' && /^\w{1,60}$/.test(error.kind)) return error.kind;
  return error.name;
}
