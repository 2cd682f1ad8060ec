import { yearsBetween } from '@dehesa/domain/dates';
import { isStaffLanguage, languageFacts, staffLanguages } from '@dehesa/domain/languages';
import { userLimits } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { SectionCard } from '@dehesa/ui';
import { NativeSelect, SimpleGrid } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import { PasswordField } from '../../../lib/forms/password-field';
import { PictureInput } from '../../../lib/files/picture-input';
import type { PlaceValues } from '../../../lib/places/fill-place';
import { leaveCountry } from '../../../lib/places/leave-country';
import { PlaceInputs } from '../../../lib/places/place-inputs';
import type { PersonalForm } from './personal-form';
import { TextInput } from '../../../lib/inputs/inputs';

export interface PersonFieldsProps {
  form: PersonalForm;
  /** Without one no birth date is asked for: only a gym needs it (D4, B44). */
  birthDateOn: string | undefined;
  /** Of a company its own name comes first. */
  ofCompany?: boolean;
  companyRequired?: boolean;
}

/** Who somebody is. */
export function PersonFields({ form, birthDateOn, ofCompany = false, companyRequired }: PersonFieldsProps) {
  const { form: texts } = useTextsOf(accountForms);
  const { birthDate } = form.values;
  const age =
    birthDateOn === undefined || birthDate === null || birthDate > birthDateOn
      ? undefined
      : texts.age(yearsBetween(birthDate, birthDateOn));
  const text = (field: 'firstName' | 'lastName' | 'alias' | 'companyName' | 'taxId') => ({
    label: texts[field],
    maxLength: userLimits[field],
    autoComplete: 'off',
    ...form.getInputProps(field),
  });
  const company = <TextInput required={companyRequired} {...text('companyName')} />;
  const alias = <TextInput description={texts.aliasHint} inputWrapperOrder={wrapperOrder} {...text('alias')} />;
  return (
    <FormCard title={ofCompany ? texts.sections.company : texts.sections.person}>
      {ofCompany && company}
      {ofCompany && alias}
      <TextInput required {...text('firstName')} />
      <TextInput required {...text('lastName')} />
      {!ofCompany && alias}
      {!ofCompany && company}
      <TextInput {...text('taxId')} />
      {birthDateOn !== undefined && (
        <DateField
          required
          label={texts.birthDate}
          maxDate={birthDateOn}
          description={age}
          inputWrapperOrder={wrapperOrder}
          {...form.getInputProps('birthDate')}
        />
      )}
    </FormCard>
  );
}

/** Hints below, so that fields side by side stay in line. */
const wrapperOrder: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** Asked for as soon as somebody gives its own account another address: it proves who does. */
export function OwnEmailPassword({ form }: { form: Pick<PersonalForm, 'getInputProps'> }) {
  const { password: texts } = useTextsOf(accountForms);
  return (
    <PasswordField
      label={texts.current}
      description={texts.emailNeedsCurrent}
      required
      maxLength={200}
      autoComplete="current-password"
      {...form.getInputProps('currentPassword')}
    />
  );
}

interface ContactFieldsProps {
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
  const { form: texts } = useTextsOf(accountForms);
  const { country, language } = form.values;
  const writePlace = (changes: Partial<PlaceValues>) => {
    for (const field of ['postalCode', 'locality', 'province'] as const) {
      const value = changes[field];
      if (value === undefined) continue;
      form.setFieldValue(field, value);
      form.clearFieldError(field);
    }
  };
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
          writePlace(leaveCountry(form.values, languageFacts[value].country));
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
        onChange={writePlace}
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

interface PictureCardProps {
  form: PersonalForm;
  /** The picture that is stored. */
  storedUrl: string | null;
  /** An upload begins; what is answered ends it. */
  onSending: () => () => void;
}

/** Somebody's picture; taking it off is asked about (U6) and saved with the rest. */
export function PictureCard({ form, storedUrl, onSending }: PictureCardProps) {
  const { form: texts } = useTextsOf(accountForms);
  const [url, setUrl] = useState(storedUrl);
  return (
    <FormCard title={texts.sections.image} columns={1}>
      <PictureInput
        url={form.values.imageId === null ? null : url}
        alt={texts.imageAlt}
        ratio={1}
        fit="contain"
        removal={texts.removeImage}
        onSending={onSending}
        onChange={(picture) => {
          if (picture) setUrl(picture.url);
          form.setFieldValue('imageId', picture?.id ?? null);
        }}
      />
    </FormCard>
  );
}

/** Fields that belong together, side by side where there is room. */
export function FormCard({ title, columns = 2, children }: { title: string; columns?: 1 | 2; children: ReactNode }) {
  return (
    <SectionCard title={title}>
      <SimpleGrid cols={{ base: 1, xs: columns }} spacing="md" verticalSpacing="md">
        {children}
      </SimpleGrid>
    </SectionCard>
  );
}
