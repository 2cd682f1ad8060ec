import { type Language, languageFacts } from '@dehesa/domain/languages';
import { personFields } from '@dehesa/domain/reservations';
import { PlaceInputs } from '../../../../lib/places/place-inputs';
import type { PersonPath } from './person-fields';
import type { ReservationForm } from './use-reservation-form';

interface PlaceFieldsProps {
  form: ReservationForm;
  path: PersonPath;
  required?: boolean;
  language: Language;
}

/** Where a person lives. */
export function PlaceFields({ form, path, required = false, language }: PlaceFieldsProps) {
  return (
    <PlaceInputs
      // Another country has other codes and provinces.
      key={languageFacts[language].country}
      language={language}
      required={required}
      limits={{ locality: personFields.locality.max, province: personFields.province.max }}
      fields={{
        postalCode: form.getInputProps(`${path}.postalCode`),
        locality: form.getInputProps(`${path}.locality`),
        province: form.getInputProps(`${path}.province`),
      }}
      onChange={(changes) => {
        for (const field of ['postalCode', 'locality', 'province'] as const) {
          const value = changes[field];
          if (value === undefined) continue;
          form.setFieldValue(`${path}.${field}`, value);
          form.clearFieldError(`${path}.${field}`);
        }
      }}
      onUnknown={(text) => form.setFieldError(`${path}.postalCode`, text)}
    />
  );
}
