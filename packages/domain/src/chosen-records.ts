import { z } from 'zod';
import { RecordId } from './record-id';

/** So many records are changed by one call, each by itself; a screen asks again for the next ones (B89, B96). */
export const changeManyLimit = 200;

/** Records that somebody chose, each once. */
export const chosenRecords = (most: number) =>
  z
    .array(RecordId)
    .min(1)
    .max(most)
    .transform((ids) => [...new Set(ids)]);
