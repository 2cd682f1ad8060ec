import { z } from 'zod';
import { emailKey, identityKey, isEmail } from '../identity/index';
import { StaffLanguage } from '../languages';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';

/** Months after the activity that personal data stays unless configured otherwise (B46). */
export const defaultRetentionMonths = 12;
export const maxRetentionMonths = 600;

const email = plainText(80)
  .transform(emailKey)
  .refine((typed) => typed === '' || isEmail(typed), 'email');
const identity = plainText(20).transform(identityKey);
const named = ({ email, identity }: { email: string; identity: string }) => email !== '' || identity !== '';

const person = { email: email.default(''), identity: identity.default('') };

/** Who is asked for: by address, by identity document, or whatever matches either. Case and spaces do not count (B13). */
export const PersonQuery = z.object(person).refine(named, { path: ['email'], message: 'required' });
export type PersonQuery = z.infer<typeof PersonQuery>;

export const personFileFormats = ['json', 'pdf'] as const;

export const ExportPersonInput = z
  .object({ ...person, format: z.enum(personFileFormats), language: StaffLanguage })
  .refine(named, { path: ['email'], message: 'required' });
export type ExportPersonInput = z.infer<typeof ExportPersonInput>;

/** What of a person's data goes: the named rows, and the account if there is one. */
export const ErasePersonInput = z
  .object({
    ...person,
    /** Rows of reservations, as `findPerson` showed them. */
    people: z.array(RecordId).max(2000),
    account: z.boolean().default(false),
    /** Coming reservations that the person made are cancelled first; without it they stand in the way. */
    cancelComing: z.boolean().default(false),
  })
  .refine(named, { path: ['email'], message: 'required' });
export type ErasePersonInput = z.infer<typeof ErasePersonInput>;

/** What a retention of so many months would erase; null asks for the configured one. */
export const RetentionInput = z.object({
  months: z.number().int().min(0).max(maxRetentionMonths).nullable().default(null),
});
export type RetentionInput = z.infer<typeof RetentionInput>;
