import type { ServerFault } from '@dehesa/services/database';
import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

interface ErrorRecord {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorRecord;
}

/** A message without what drizzle writes after the statement: the values of a query, which are people's data. */
export function withoutParams(message: string): string {
  return message.split('\nparams:')[0] ?? '';
}

/** Where an error was thrown, without its message. */
export function framesOf({ stack }: Error): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/**
 * An error without personal data: drizzle writes a query's parameters into its message, PostgreSQL the offending values
 * into `detail`. What is left tells the statement, the code and the constraint.
 */
export function describeError(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const record: ErrorRecord = { type: error.name, message: withoutParams(error.message) };
  if ('code' in error && typeof error.code === 'string') record.code = error.code;
  if ('constraint_name' in error && typeof error.constraint_name === 'string')
    record.constraint = error.constraint_name;
  const frames = framesOf(error);
  if (frames !== undefined) record.stack = frames;
  if (error.cause !== undefined && depth < 3) record.cause = describeError(error.cause, depth + 1);
  return record;
}

const errorLevel = pino.levels.values['error'] ?? 50;

/** By its trace a line finds what else was done for the same request or job, and is found by it (B104). */
function traceHere(): object {
  const here = trace.getActiveSpan()?.spanContext();
  return here === undefined ? {} : { trace_id: here.traceId, span_id: here.spanId };
}

/** The process's log; what it could not do and did not expect is told to `onFault` as well. */
export function createLogger(
  level: string,
  onFault?: (fault: ServerFault) => void,
  { destination, traced = false }: { destination?: DestinationStream; traced?: boolean } = {},
): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    ...(traced && { mixin: traceHere }),
    hooks: {
      logMethod(args, method, severity) {
        if (severity >= errorLevel) onFault?.(faultOf(args, this.bindings()['reqId']));
        method.apply(this, args);
      },
    },
    serializers: {
      err: (error: unknown) => describeError(error),
      // Addresses and queries may tell of people: a request is its method and path.
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A line of the log as a fault: its message, the error's own, and where it was. */
function faultOf(args: readonly unknown[], requestId: unknown): ServerFault {
  const [first, second] = args;
  const error: unknown = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  const told = [first, second].find((part) => typeof part === 'string');
  const record = error instanceof Error ? describeError(error) : undefined;
  const message = [told, record?.message].filter((part) => part !== undefined).join(': ');
  return {
    at: new Date(),
    reference: typeof requestId === 'string' ? requestId : null,
    message: message === '' ? 'error' : message,
    exception: record === undefined ? '' : exceptionText(record),
  };
}

function exceptionText({ type, message, code, constraint, stack, cause }: ErrorRecord): string {
  const facts = [`${type}: ${message}`, code && `code ${code}`, constraint && `constraint ${constraint}`, stack];
  const own = facts.filter((fact) => fact !== undefined && fact !== '').join('\n');
  return cause === undefined ? own : `${own}\ncaused by ${exceptionText(cause)}`;
}
