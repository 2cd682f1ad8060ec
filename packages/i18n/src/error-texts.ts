import type { DomainErrorCode, ParamsOf } from '@dehesa/domain/errors';
import type { TooComplex } from '@dehesa/domain/text-complexity';

/** What a screen shows for a refusal: a short title and a sentence. */
export interface ErrorText {
  title: string;
  message: string;
}

/** One text for every domain error code; the compiler notices a forgotten one. */
export type ErrorTexts = { [C in DomainErrorCode]: (params: ParamsOf<C>) => ErrorText };

/** What visitors can meet outside of the forms that have sentences of their own: all that a language of visitors needs. */
type VisitorErrorCode = Extract<
  DomainErrorCode,
  | `request.${string}`
  | `service.${string}`
  | `file.${string}`
  | `input.${string}`
  | 'record.notFound'
  | `collaborators.${'incomplete' | 'emailInvalid' | 'emailTaken' | 'textRefused'}`
>;
export type VisitorErrorTexts = Pick<ErrorTexts, VisitorErrorCode> & Partial<ErrorTexts>;

/** Those of reservations are many: they have files of their own, as have those that only staff meet. */
export type ReservationErrorTexts = Pick<ErrorTexts, Extract<DomainErrorCode, `reservations.${string}`>>;

export type ImportErrorTexts = Pick<ErrorTexts, Extract<DomainErrorCode, `imports.${string}`>>;

export type StaffErrorTexts = Omit<
  ErrorTexts,
  VisitorErrorCode | 'activities.memberRefused' | keyof ReservationErrorTexts
>;

/** What there is too much of, with the most that may be. */
export type TooComplexTexts = Record<TooComplex['part'], (max: number) => string>;
