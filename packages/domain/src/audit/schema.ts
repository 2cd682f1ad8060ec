import { z } from 'zod';
import { IsoDate } from '../dates';
import { StaffLanguage } from '../languages';
import { RecordId } from '../record-id';
import { plainText } from '../texts/plain-text';

/** Lines of a page of the audit log. */
export const auditPageSize = 50;

const day = IsoDate.nullable().default(null);

/** Which lines of the audit log: days are on the clocks of Madrid, both included (B93). */
const AuditFilter = z.object({
  /** Of the words that are looked for, and of what is answered. */
  language: StaffLanguage,
  action: z
    .string()
    .max(60)
    .regex(/^[A-Za-z]+\.[A-Za-z]+$/)
    .nullable()
    .default(null),
  /** Who did it: an account by its id, or whoever had none, which is visitors and the product itself. */
  actor: z
    .union([RecordId, z.literal('nobody')])
    .nullable()
    .default(null),
  /** In what the action is called, and in what the record is called by. */
  text: plainText(100)
    .transform((typed) => typed.trim())
    .default(''),
  from: day,
  to: day,
});

/** A page of it, newest first: the lines before the one that is named. */
export const AuditListInput = AuditFilter.extend({
  before: z.number().int().positive().nullable().default(null),
});
export type AuditListInput = z.input<typeof AuditListInput>;

export const AuditExportInput = AuditFilter;
export type AuditExportInput = z.input<typeof AuditExportInput>;
