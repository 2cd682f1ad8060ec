import { type DomainFailure, retryAfterOf } from '@dehesa/domain/errors';
import type { enquiry } from './locales/es/enquiry';
import { type EnquiryFailureCode, enquiryFailureCodes } from './visitor-failures';

/** The texts of what visitors ask before booking, in one language: they come with its form, not with the page. */
export type EnquiryTexts = typeof enquiry;

/** Title and explanation of a refused enquiry; of anything else that it could not be sent. */
export function enquiryFailureText(
  { failures, failed }: EnquiryTexts,
  refusal: DomainFailure | undefined,
): { title: string; message: string } {
  const code: EnquiryFailureCode | undefined = enquiryFailureCodes.find((known) => known === refusal?.code);
  if (code === undefined) return failed;
  const { title, message } = failures[code];
  const seconds = refusal && retryAfterOf(refusal);
  return { title, message: message({ minutes: seconds && Math.ceil(seconds / 60) }) };
}
