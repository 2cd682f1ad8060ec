import { DomainError } from '@dehesa/domain/errors';

/** The refusal that a breach of the unique indexes of `people` means, should it ever get past `lockPeople`. */
export function duplicateOfConstraint(constraint: string | undefined): DomainError | undefined {
  if (constraint === 'people_live_email_unique') return DomainError.of('reservations.emailRepeated');
  if (constraint === 'people_live_identity_unique') return DomainError.of('reservations.identityRepeated');
  return undefined;
}
