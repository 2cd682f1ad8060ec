import { z } from 'zod';
import { plainText } from '../texts/plain-text';
import { finderGroups } from './finder-groups';

/** What was typed, and the group that is wanted alone; null for all of them. */
export const FindInput = z.object({
  typed: plainText(100).trim(),
  group: z.literal(finderGroups).nullable().default(null),
});
export type FindInput = z.infer<typeof FindInput>;
