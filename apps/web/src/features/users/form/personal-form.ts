import type { StaffLanguage } from '@dehesa/domain/languages';
import type { UseFormReturnType } from '@mantine/form';
import type { PlaceValues } from '../../../lib/places/fill-place';

/** What forms of others and of oneself have in common. */
export interface PersonalValues extends PlaceValues {
  firstName: string;
  lastName: string;
  alias: string;
  companyName: string;
  taxId: string;
  address: string;
  phone: string;
  email: string;
  birthDate: string | null;
  imageId: string | null;
  language: StaffLanguage;
  /** Of which country the postal code is. */
  country: StaffLanguage;
}

/** What a form gives one of its fields. */
export type FieldProps = ReturnType<UseFormReturnType<object>['getInputProps']>;

/** A form with these fields, whatever others it has. */
export interface PersonalForm {
  values: PersonalValues;
  getInputProps(path: string): FieldProps;
  setFieldValue(path: keyof PersonalValues, value: string | null): void;
  setFieldError(path: string, error: string): void;
  clearFieldError(path: string): void;
}
