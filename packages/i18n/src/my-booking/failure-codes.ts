import type { DomainErrorCode } from '@dehesa/domain/errors';

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
