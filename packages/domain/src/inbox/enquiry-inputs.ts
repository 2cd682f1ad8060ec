import { z } from 'zod';
import { phonePrefixes } from '../identity/index';
import { Language } from '../languages';
import { RecordId } from '../record-id';
import { BookingProof, personFields } from '../reservations';
import { plainText } from '../texts/plain-text';
import { enquiryLimits } from './enquiry-limits';

/** Who asks, as typed: what may stand in it is `checkQuestion`'s. */
const contact = {
  firstName: plainText(personFields.firstName.max).default(''),
  lastName: plainText(personFields.lastName.max).default(''),
  email: plainText(personFields.email.max).default(''),
  phonePrefix: z.enum(phonePrefixes).default('+34'),
  phone: plainText(personFields.phone.max).default(''),
  text: plainText(enquiryLimits.text).default(''),
  privacyAccepted: z.boolean().default(false),
};

/** What every enquiry has: about what, who writes, and what lets it be sent again. */
export const enquiryFields = {
  activityId: RecordId,
  language: Language.default('es'),
  ...contact,
  /** The form's own: sent again after a lost connection, it is stored once. */
  idempotencyKey: plainText(100).min(1),
  /** Work that the server asked for; no part of what is asked. */
  proof: BookingProof.nullable().default(null),
};

/** A visitor's question about an activity, before booking it (B82). */
export const QuestionInput = z.object(enquiryFields);
export type QuestionInput = z.infer<typeof QuestionInput>;
