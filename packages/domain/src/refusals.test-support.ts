import type { z } from 'zod';

/**
 * For tests: where and why a schema refuses an input, as `booker.email: too_big`, or by the word that the schema itself has
 * for it; nothing where it takes it.
 */
export function refusals(schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.map(({ path, code, message }) => `${path.join('.')}: ${/^\w+$/.test(message) ? message : code}`);
}
