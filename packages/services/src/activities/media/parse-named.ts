import { hasDocumentName } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { z } from 'zod';

/** Parses the input about a document; one without a name is 'Complete campos' (D11). */
export function parseNamed<T extends { name: string }>(schema: z.ZodType<T>, raw: { name: unknown }): T {
  if (!hasDocumentName(raw.name)) throw DomainError.of('activities.incomplete');
  return schema.parse(raw);
}
