import { z } from 'zod';
import { Language } from '../languages';
import { plainText } from '../texts/plain-text';
import { RecordId } from '../record-id';
import { personFields } from './party/person-fields';

/** `{data}` of a cancellation link (B37). */
export const CancellationLink = z.object({ token: z.string().min(1).max(600), language: Language.default('es') });
export type CancellationLink = z.infer<typeof CancellationLink>;

/** How the documented call names a reservation to cancel (B37). */
export const CancellationPair = z.object({ id: RecordId, email: plainText(personFields.email.max) });
export type CancellationPair = z.infer<typeof CancellationPair>;

/** A reference as typed at the checkpoint, with or without its prefix (B16). */
export const ReferenceLookup = z.object({ reference: plainText(20).trim().min(1), language: Language.default('es') });
export type ReferenceLookup = z.infer<typeof ReferenceLookup>;

/** What a visitor shows at a collaborator's checkpoint: the number as typed, or what a QR code says. */
export const VisitorLookup = z.object({
  code: plainText(1000).trim().min(1),
  collaboratorId: RecordId,
  language: Language.default('es'),
});
export type VisitorLookup = z.infer<typeof VisitorLookup>;

/** A visit by the ticket that looking the visitor up gave: who has none has not seen the reservation's number (B20). */
export const VisitTicket = z.object({ ticket: z.string().min(1).max(200) });
export type VisitTicket = z.infer<typeof VisitTicket>;

/** A visit as the documented call names it (B20). */
export const VisitInput = z.object({ reservationId: RecordId, collaboratorId: RecordId });
export type VisitInput = z.infer<typeof VisitInput>;
