import { z } from 'zod';
import { Paging } from '../paging';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';
import { readingKinds } from './reading-kinds';

/** A page of an activity's readings, the latest first (B43); `search` looks in names and the reservation's number. */
export const ReadingsInput = Paging.extend({
  activityId: RecordId,
  kind: z.enum(readingKinds).nullable().default(null),
  search: plainText(100).trim().default(''),
});
export type ReadingsInput = z.infer<typeof ReadingsInput>;
