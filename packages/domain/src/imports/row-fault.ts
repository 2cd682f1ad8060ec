import type { DomainFailure } from '../errors';
import type { ImportFieldKey } from './fields';
import type { CellFault } from './read-cell';

/** Why a row cannot be stored, and which of its fields says so. */
export type RowFault = { field: ImportFieldKey } & (
  | CellFault
  | {
      reason:
        | 'missing'
        | 'emailInvalid'
        | 'emailTaken'
        | 'emailRepeated'
        | 'identityInvalid'
        | 'personRepeated'
        | 'birthDateInvalid'
        | 'websiteInvalid'
        | 'unknownActivity'
        | 'severalActivities'
        | 'unknownShift'
        | 'unknownCompany'
        | 'severalCompanies'
        | 'unknownCategory'
        | 'minimumAboveCapacity'
        | 'tooFewPeople'
        | 'tooManyPeople'
        | 'noRoom'
        | 'referenceRepeated';
    }
  | { reason: 'refused'; failure: DomainFailure }
);
export type RowFaultReason = RowFault['reason'];
