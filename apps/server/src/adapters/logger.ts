import { type Logger, pino } from 'pino';

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
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  if (frames !== undefined) record.stack = frames;
  if (error.cause !== undefined && depth < 3) record.cause = describeError(error.cause, depth + 1);
  return record;
}

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    serializers: {
      err: (error: unknown) => describeError(error),
      // Addresses and queries may tell of people: a request is its method and path.
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
    },
  });
}
