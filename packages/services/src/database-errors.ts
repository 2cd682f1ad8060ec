/** The driver's error below drizzle's wrapper, which keeps it as `cause`. */
function driverError(error: unknown): { code?: unknown; constraint_name?: unknown } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && 'severity' in current) return current;
  }
  return undefined;
}

/** SQLSTATE of a database error, `undefined` for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  const code = driverError(error)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Name of the constraint that an error broke (unique, foreign key or check). */
export function brokenConstraint(error: unknown): string | undefined {
  const name = driverError(error)?.constraint_name;
  return typeof name === 'string' ? name : undefined;
}

/**
 * Whether the database refused a value that no rule of ours had caught: SQLSTATE class 22, such as a NUL character in a
 * text or a number too large for its column.
 */
export function isRefusedValue(error: unknown): boolean {
  return databaseErrorCode(error)?.startsWith('22') === true;
}
