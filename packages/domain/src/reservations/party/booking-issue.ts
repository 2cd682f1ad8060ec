import type { DomainFailure } from '../../errors';

/** The field that a failure belongs to, as the forms name it: `booker.email`, `companions.0.identity`, `privacyAccepted`. */
export interface BookingIssue {
  field: string;
  failure: DomainFailure;
}
