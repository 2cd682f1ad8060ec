import { z } from 'zod';
import { changeManyLimit } from './chosen-address';
import { StaffLanguage } from './languages';
import { RecordId } from './record-id';

/** Records that somebody chose, each once. */
export const chosenRecords = (most: number) =>
  z
    .array(RecordId)
    .min(1)
    .max(most)
    .transform((ids) => [...new Set(ids)]);

/** A spreadsheet of chosen records in the language of who asks for it (B96). */
export const ExportChosenInput = z.object({
  ids: chosenRecords(changeManyLimit),
  language: StaffLanguage.default('es'),
});
export type ExportChosenInput = z.infer<typeof ExportChosenInput>;
