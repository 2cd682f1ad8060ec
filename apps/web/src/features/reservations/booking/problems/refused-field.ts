import type { DomainFailure } from '@dehesa/domain/errors';

/** The field that a refusal of the server is about; undefined where it is about the booking as a whole. */
export function refusedField(failed: DomainFailure): string | undefined {
  switch (failed.code) {
    case 'reservations.emailRepeated':
    case 'reservations.emailInvalid':
      return 'booker.email';
    case 'reservations.identityRepeated':
    case 'reservations.identityInvalid':
      return 'booker.identity';
    case 'reservations.phoneInvalid':
      return 'booker.phone';
    case 'reservations.textRefused':
      return failed.params.field;
    case 'reservations.postalCodeInvalid':
    case 'reservations.postalCodeUnknown':
      return 'booker.postalCode';
    case 'reservations.birthDateInvalid':
    case 'reservations.bookerTooYoung':
      return 'booker.birthDate';
    case 'reservations.companionEmailRepeated':
    case 'reservations.companionEmailInvalid':
      return `companions.${failed.params.person - 1}.email`;
    case 'reservations.companionIdentityRepeated':
    case 'reservations.companionIdentityInvalid':
      return `companions.${failed.params.person - 1}.identity`;
    case 'reservations.childTooYoung':
    case 'reservations.companionBirthDateInvalid':
      return `companions.${failed.params.person - 1}.birthDate`;
    case 'reservations.photoConsentMissing':
      return 'photoConsent';
    case 'reservations.privacyNotAccepted':
      return 'privacyAccepted';
    case 'reservations.shiftMissing':
      return 'shift';
    default:
      return undefined;
  }
}
