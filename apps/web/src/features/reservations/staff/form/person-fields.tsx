import { personFields } from '@dehesa/domain/reservations';
import { phonePrefixes, tidyIdentity } from '@dehesa/domain/identity';
import { Group } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';
import { readBirthDate, showBirthDate } from './birth-date';
import type { ReservationForm } from './use-reservation-form';
import { Select, TextInput } from '../../../../lib/inputs/inputs';

/** Where a person's fields lie in the form. */
export type PersonPath = 'booker' | `companions.${number}`;

interface FieldProps {
  form: ReservationForm;
  path: PersonPath;
  required?: boolean;
}

export function NameFields({ form, path, required = false }: FieldProps) {
  const { form: texts } = useTexts().reservations;
  return (
    <>
      <TextInput
        label={texts.firstName}
        required={required}
        maxLength={personFields.firstName.max}
        autoComplete="off"
        {...form.getInputProps(`${path}.firstName`)}
      />
      <TextInput
        label={texts.lastName}
        required={required}
        maxLength={personFields.lastName.max}
        autoComplete="off"
        {...form.getInputProps(`${path}.lastName`)}
      />
    </>
  );
}

/** Day first, as dates are shown, whatever the browser's own format is. */
export function BirthDateField({ form, path, required = false }: FieldProps) {
  const { form: texts } = useTexts().reservations;
  const field = form.getInputProps(`${path}.birthDate`);
  return (
    <TextInput
      label={texts.birthDate}
      required={required}
      maxLength={10}
      autoComplete="off"
      {...field}
      value={showBirthDate(field.value)}
      onBlur={(event) => {
        form.setFieldValue(`${path}.birthDate`, readBirthDate(event.currentTarget.value));
        field.onBlur?.(event);
      }}
    />
  );
}

export function SexField({ form, path, required = false }: FieldProps) {
  const { form: texts } = useTexts().reservations;
  const field = form.getInputProps(`${path}.sex`);
  return (
    <Select
      label={texts.sex}
      required={required}
      clearable={!required}
      data={[
        { value: 'F', label: texts.sexes.F },
        { value: 'M', label: texts.sexes.M },
      ]}
      {...field}
      value={field.value || null}
      onChange={(value) => form.setFieldValue(`${path}.sex`, value ?? '')}
    />
  );
}

/** Document, upper-cased when the field is left (D13). */
export function IdentityField({ form, path, required = false }: FieldProps) {
  const { form: texts } = useTexts().reservations;
  const field = form.getInputProps(`${path}.identity`);
  return (
    <TextInput
      label={texts.identity}
      required={required}
      maxLength={personFields.identity.max}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
      onBlur={(event) => {
        form.setFieldValue(`${path}.identity`, tidyIdentity(event.currentTarget.value));
        field.onBlur?.(event);
      }}
    />
  );
}

export function EmailField({ form, path, required = false }: FieldProps) {
  const { form: texts } = useTexts().reservations;
  return (
    <TextInput
      type="email"
      label={texts.email}
      required={required}
      maxLength={personFields.email.max}
      autoComplete="off"
      {...form.getInputProps(`${path}.email`)}
    />
  );
}

/** Prefix and number of who books. */
export function BookerPhoneField({ form }: { form: ReservationForm }) {
  const { form: texts } = useTexts().reservations;
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <Select
        label={texts.phonePrefix}
        w={110}
        flex="none"
        allowDeselect={false}
        data={[...phonePrefixes]}
        {...form.getInputProps('booker.phonePrefix')}
      />
      <PhoneField form={form} path="booker" required />
    </Group>
  );
}

export function PhoneField({ form, path, required = false }: FieldProps) {
  const { form: texts } = useTexts().reservations;
  return (
    <TextInput
      flex={1}
      type="tel"
      label={texts.phone}
      required={required}
      maxLength={personFields.phone.max}
      autoComplete="off"
      {...form.getInputProps(`${path}.phone`)}
    />
  );
}
