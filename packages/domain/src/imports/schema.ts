import { z } from 'zod';
import { Paging } from '../paging';
import { RecordId } from '../record-id';
import { importFields } from './fields';
import { importKinds, importLimits } from './kinds';

const FieldKey = z.enum([...new Set(Object.values(importFields).flatMap((fields) => fields.map(({ key }) => key)))]);

export const ImportKindInput = z.object({ kind: z.enum(importKinds) });
export type ImportKindInput = z.infer<typeof ImportKindInput>;

export const ImportRef = z.object({ id: RecordId });
export type ImportRef = z.infer<typeof ImportRef>;

/** Which column holds each field; what is left out has none. */
export const CheckImportInput = ImportRef.extend({
  columns: z.partialRecord(
    FieldKey,
    z
      .number()
      .int()
      .min(0)
      .max(importLimits.columns - 1),
  ),
});
export type CheckImportInput = z.infer<typeof CheckImportInput>;

/** `without`: rows with faults are left out; else there may be none. */
export const StoreImportInput = ImportRef.extend({ without: z.boolean().default(false) });
export type StoreImportInput = z.infer<typeof StoreImportInput>;

export const ImportRowsInput = Paging.extend({ id: RecordId, faulty: z.boolean().default(true) });
export type ImportRowsInput = z.infer<typeof ImportRowsInput>;

export const ImportListInput = Paging;
export type ImportListInput = z.infer<typeof ImportListInput>;
