import type { activityErrors } from './activities/errors';
import type { authErrors } from './auth/errors';
import type { collaboratorErrors } from './collaborators/errors';
import type { configurationErrors } from './configuration/errors';
import type { WordpressFailure } from './configuration/wordpress';
import type { databaseErrors } from './database/errors';
import type { SyncFailure } from './database/sync-failure';
import type { ErrorKind } from './error-kind';
import type { importErrors } from './imports/errors';
import type { inboxErrors } from './inbox/errors';
import type { Language, StaffLanguage } from './languages';
import type { messageErrors } from './messages/errors';
import type { MailServerRefusal } from './messages/mail-server-refusal';
import type { personalDataErrors } from './personal-data/errors';
import type { placeErrors } from './places/errors';
import type { reservationErrors } from './reservations/errors';
import type { ProofChallenge } from './reservations/proof';
import type { statisticsErrors } from './statistics/errors';
import type { TooComplex } from './texts/text-complexity';
import type { userErrors } from './users/errors';

export type { ErrorKind } from './error-kind';

/** Codes that belong to no single noun. */
export const commonErrors = {
  /** The shape of the input is wrong; `path` names the first offending field. */
  'input.invalid': 'invalid',
  'access.unauthenticated': 'unauthenticated',
  'access.forbidden': 'forbidden',
  /** B22: also the answer for what the caller may not see. */
  'record.notFound': 'notFound',
  /** B100: it was brought back, or its time is over; also the answer for what the caller may not see. */
  'record.notInBin': 'notFound',
  /** A lock was not had within 3 s, or two transactions met head-on: the same request may be sent again. */
  'service.busy': 'busy',
  /** B50: the database does not answer; the same request may be sent again, with its key where it has one. */
  'service.databaseAway': 'busy',
  'licence.expired': 'forbidden',
  /** It came with a session's cookie, and from no page of ours. */
  'request.foreignOrigin': 'forbidden',
  'request.tooMany': 'tooManyRequests',
  /** B51 */
  'request.tooLarge': 'tooLarge',
  /** B51: reading the text would take too long; `part` is what there is too much of. */
  'input.tooComplex': 'invalid',
  'file.unsupported': 'invalid',
  'file.tooLarge': 'tooLarge',
  /** The place for files is full: nothing of it was kept. */
  'file.noRoom': 'busy',
} as const satisfies Record<string, ErrorKind>;

export type DomainErrorCode =
  | keyof typeof commonErrors
  | keyof typeof activityErrors
  | keyof typeof authErrors
  | keyof typeof collaboratorErrors
  | keyof typeof configurationErrors
  | keyof typeof databaseErrors
  | keyof typeof importErrors
  | keyof typeof inboxErrors
  | keyof typeof messageErrors
  | keyof typeof personalDataErrors
  | keyof typeof placeErrors
  | keyof typeof reservationErrors
  | keyof typeof statisticsErrors
  | keyof typeof userErrors;

/** Values that a text may need; a code without a row here has none. */
export interface DomainErrorParams {
  'input.invalid': { path: string };
  /** `since`: an instant (ISO 8601), null where it is not known. */
  'service.databaseAway': { retryAfterSeconds: number; since: string | null };
  'input.tooComplex': TooComplex;
  'request.tooMany': { retryAfterSeconds: number };
  'request.tooLarge': { maxKilobytes: number };
  'auth.tooManyAttempts': { retryAfterSeconds: number };
  'auth.busy': { retryAfterSeconds: number };
  'auth.tooManyPasskeys': { max: number };
  'auth.tooManyApplicationKeys': { max: number };
  'file.tooLarge': { maxMegabytes: number };
  'activities.descriptionTooLong': { language: StaffLanguage; max: number };
  'activities.capacityBelowHeld': { held: number };
  'activities.shiftHasReservations': { shift: string };
  'activities.memberRefused': { date: string; reason: DomainFailure };
  'activities.seriesTooLong': { max: number };
  'activities.galleryFull': { max: number };
  'activities.tooManyDocuments': { max: number };
  'activities.tooManyRelated': { max: number };
  'activities.tooManyGuides': { max: number };
  /** `field` as the forms name it: `booker.firstName`. */
  'reservations.textRefused': { field: string };
  'reservations.answerMissing': { field: string };
  'reservations.answerInvalid': { field: string };
  'reservations.tooManyInHour': { retryAfterSeconds: number };
  'reservations.proofRequired': { retryAfterSeconds: number; challenge: ProofChallenge };
  'messages.textMissing': { language: Language };
  'reservations.childTooYoung': { person: number; age: number };
  'reservations.bookerTooYoung': { age: number };
  'reservations.companionIncomplete': { person: number };
  'reservations.companionEmailInvalid': { person: number };
  'reservations.companionIdentityInvalid': { person: number };
  'reservations.companionBirthDateInvalid': { person: number };
  'reservations.childrenNotAllowed': { person: number };
  'reservations.companionEmailRepeated': { person: number };
  'reservations.companionIdentityRepeated': { person: number };
  'configuration.wordpressFailed': { reason: WordpressFailure };
  'database.consoleUnavailable': { reason: string };
  'imports.tooManyRows': { max: number };
  'imports.tooManyColumns': { max: number };
  'imports.cellTooLong': { row: number; max: number };
  'database.statementRefused': { word: string };
  'database.syncFailed': { reason: SyncFailure | 'status'; status: number | null };
  'messages.unknownField': { field: string };
  'personalData.comingReservations': { count: number };
  'personalData.comingCompanion': { reference: string };
  'messages.testFailed': { reason: string };
  'messages.serverRefused': { reason: MailServerRefusal };
  'users.ownsActivities': { activities: number };
  'users.tariffInUse': { members: number };
}

export type ParamsOf<C extends DomainErrorCode> = C extends keyof DomainErrorParams ? DomainErrorParams[C] : undefined;

/** A code with its params, as data: what rules return and what travels to the screens. */
export type DomainFailure = {
  [C in DomainErrorCode]: ParamsOf<C> extends undefined
    ? { code: C; params?: undefined }
    : { code: C; params: ParamsOf<C> };
}[DomainErrorCode];

/** In how many seconds the refused call may be repeated, where the refusal says so (B25, B47, B50). */
export function retryAfterOf({ params }: DomainFailure): number | undefined {
  return params !== undefined && 'retryAfterSeconds' in params ? params.retryAfterSeconds : undefined;
}

type Args<C extends DomainErrorCode> = ParamsOf<C> extends undefined ? [] : [params: ParamsOf<C>];

/** A refusal by a rule. It carries a code and params: no HTTP, no prose. */
export class DomainError extends Error {
  readonly failure: DomainFailure;

  private constructor(failure: DomainFailure) {
    super(failure.code);
    this.name = 'DomainError';
    this.failure = failure;
  }

  static of<C extends DomainErrorCode>(code: C, ...args: Args<C>): DomainError {
    return DomainError.from(failure(code, ...args));
  }

  /** A record that is there, but not for this caller: answered as a missing one (B22), and told apart in the log alone. */
  static outOfReach(): DomainError {
    const error = DomainError.of('record.notFound');
    outOfReach.add(error);
    return error;
  }

  static from(failed: DomainFailure): DomainError {
    return new DomainError(failed);
  }

  get code(): DomainErrorCode {
    return this.failure.code;
  }
}

const outOfReach = new WeakSet<DomainError>();

/** Whether a missing record is one that the caller may not see, where the verb knew. */
export function isOutOfReach(error: DomainError): boolean {
  return outOfReach.has(error);
}

/** Pairs a code with its params; the overload set of `Args` guarantees that the pair is a `DomainFailure`. */
export function failure<C extends DomainErrorCode>(code: C, ...args: Args<C>): DomainFailure {
  const [params] = args;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Args<C>` pairs each code with its own params
  return (params === undefined ? { code } : { code, params }) as DomainFailure;
}
