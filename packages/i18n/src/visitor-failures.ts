import type { DomainErrorCode } from '@dehesa/domain/errors';

/** The refusals that a booking can meet (B12, B14). */
export const bookingFailureCodes = [
  'reservations.incomplete',
  'reservations.companionIncomplete',
  'reservations.emailInvalid',
  'reservations.companionEmailInvalid',
  'reservations.postalCodeInvalid',
  'reservations.postalCodeUnknown',
  'reservations.identityInvalid',
  'reservations.companionIdentityInvalid',
  'reservations.birthDateInvalid',
  'reservations.bookerTooYoung',
  'reservations.companionBirthDateInvalid',
  'reservations.childTooYoung',
  'reservations.childrenNotAllowed',
  'reservations.photoConsentMissing',
  'reservations.privacyNotAccepted',
  'reservations.textRefused',
  'reservations.answerMissing',
  'reservations.answerInvalid',
  'reservations.phoneInvalid',
  'reservations.notBookable',
  'reservations.shiftMissing',
  'reservations.emailRepeated',
  'reservations.identityRepeated',
  'reservations.companionEmailRepeated',
  'reservations.companionIdentityRepeated',
  'reservations.sameDate',
  'reservations.tooMany',
  'reservations.tooManyForCompanion',
  'reservations.capacityExceeded',
  'reservations.waitingListFull',
  'reservations.tooManyInHour',
  'reservations.proofRequired',
  'reservations.idempotencyMismatch',
  'request.tooMany',
  'service.busy',
] as const satisfies readonly DomainErrorCode[];

export type BookingFailureCode = (typeof bookingFailureCodes)[number];

/** Which companion, which age, and how many minutes to wait, a text may name. */
export interface FailureParams {
  person?: number;
  age?: number;
  minutes?: number;
}

export interface FailureText {
  title: string;
  message: (params: FailureParams) => string;
}

/** The refusals that what is asked before booking can meet (B82). */
export const enquiryFailureCodes = [
  'reservations.incomplete',
  'reservations.emailInvalid',
  'reservations.phoneInvalid',
  'reservations.privacyNotAccepted',
  'reservations.textRefused',
  'reservations.proofRequired',
  'reservations.idempotencyMismatch',
  'inbox.groupSize',
  'inbox.notAsked',
  'record.notFound',
  'request.tooMany',
  'service.busy',
] as const satisfies readonly DomainErrorCode[];

export type EnquiryFailureCode = (typeof enquiryFailureCodes)[number];

/** The refusals that a change of one's own reservation can meet; whatever else happens reads as `unknown`. */
export const myBookingFailureCodes = [
  'record.notFound',
  'request.tooMany',
  'reservations.alreadyBegun',
  'reservations.alreadyCancelled',
  'reservations.capacityExceeded',
  'reservations.changedMeanwhile',
  'reservations.companionCheckedIn',
  'reservations.notASpelling',
  'reservations.answerInvalid',
  'reservations.textRefused',
  'reservations.offerOpen',
  'reservations.shiftMissing',
  'service.busy',
  'service.databaseAway',
] as const satisfies readonly DomainErrorCode[];

type MyBookingFailureCode = (typeof myBookingFailureCodes)[number] | 'unknown';

export type MyBookingFailures = Record<
  MyBookingFailureCode,
  {
    title: string;
    /** `minutes`: how long to wait, where the refusal says so. */
    message: (minutes: number) => string;
  }
>;
