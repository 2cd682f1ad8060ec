import { yearsBetween } from '@dehesa/domain/dates';
import { userLimits } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { TextInput } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/date-field';
import { FormCard } from './form-card';
import type { PersonalForm } from './personal-form';

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
  const { form: texts } = useTextsOf(accounts);
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
