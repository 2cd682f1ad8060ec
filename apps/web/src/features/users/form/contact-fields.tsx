import { isStaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import { userLimits } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { PlaceInputs } from '../../../lib/place-inputs';
import { FormCard } from './form-card';
import type { PersonalForm } from './personal-form';

export interface ContactFieldsProps {
  form: PersonalForm;
  /** Of a new user the language follows the country until somebody chooses one. */
  isNew: boolean;
  /** A collaborator is not without its phone and place (D7). */
  placeRequired?: boolean;
  /** What another address asks for. */
  afterEmail?: ReactNode;
}

/** How somebody is reached, in which language, and where they are. */
export function ContactFields({ form, isNew, placeRequired = false, afterEmail }: ContactFieldsProps) {
  const { form: texts } = useTextsOf(accounts);
  const { country, language } = form.values;
  return (
    <FormCard title={texts.sections.contact}>
      <TextInput
        label={texts.email}
        type="email"
        required
        maxLength={userLimits.email}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      {afterEmail}
      <TextInput
        label={texts.phone}
        type="tel"
        required={placeRequired}
        maxLength={userLimits.phone}
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={texts.address}
        maxLength={userLimits.address}
        autoComplete="off"
        {...form.getInputProps('address')}
      />
      <NativeSelect
        label={texts.country}
        data={staffLanguages.map((value) => ({ value, label: texts.countries[value] }))}
        value={country}
        onChange={({ currentTarget: { value } }) => {
          if (!isStaffLanguage(value)) return;
          if (isNew && language === country) form.setFieldValue('language', value);
          form.setFieldValue('country', value);
        }}
      />
      <PlaceInputs
        // Another country has other codes and provinces.
        key={country}
        language={country}
        required={placeRequired}
        limits={userLimits}
        fields={{
          postalCode: form.getInputProps('postalCode'),
          locality: form.getInputProps('locality'),
          province: form.getInputProps('province'),
        }}
        onChange={(changes) => {
          for (const field of ['postalCode', 'locality', 'province'] as const) {
            const value = changes[field];
            if (value === undefined) continue;
            form.setFieldValue(field, value);
            form.clearFieldError(field);
          }
        }}
        onUnknown={(text) => form.setFieldError('postalCode', text)}
      />
      <NativeSelect
        label={texts.language}
        data={staffLanguages.map((value) => ({ value, label: texts.languages[value] }))}
        {...form.getInputProps('language')}
      />
    </FormCard>
  );
}
