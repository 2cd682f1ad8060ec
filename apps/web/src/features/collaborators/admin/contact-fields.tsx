import { collaboratorLimits } from '@dehesa/domain/collaborators';
import { staffLanguages } from '@dehesa/domain/languages';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTextsOf } from '../../../lib/backoffice-language';
import classes from './collaborator-form.module.css';
import type { CollaboratorValues } from './collaborator-values';
import { TextInput, Textarea } from '../../../lib/inputs/inputs';

export interface FieldsProps {
  form: UseFormReturnType<CollaboratorValues>;
}

/** Who answers there, and how. */
export function ContactFields({ form }: FieldsProps) {
  const { form: texts } = useTextsOf(collaborators);
  return (
    <>
      <fieldset className={`${classes.group} ${classes.pairs}`}>
        <legend className={classes.legend}>{texts.contact}</legend>
        <TextInput
          label={texts.firstName}
          maxLength={collaboratorLimits.name}
          autoComplete="off"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={texts.lastName}
          maxLength={collaboratorLimits.name}
          autoComplete="off"
          {...form.getInputProps('lastName')}
        />
      </fieldset>
      <fieldset className={`${classes.group} ${classes.pairs}`}>
        <legend className={classes.legend}>{texts.reach}</legend>
        <TextInput
          label={texts.email}
          type="email"
          required
          maxLength={collaboratorLimits.email}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={texts.phone}
          type="tel"
          required
          maxLength={collaboratorLimits.phone}
          autoComplete="off"
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={texts.website}
          inputMode="url"
          maxLength={collaboratorLimits.website}
          autoComplete="off"
          {...form.getInputProps('website')}
        />
        <NativeSelect
          label={texts.language}
          data={staffLanguages.map((value) => ({ value, label: texts.languages[value] }))}
          {...form.getInputProps('language')}
        />
      </fieldset>
    </>
  );
}

/** What it offers to visitors; how much may still be written is told near the end. */
export function ServicesField({ form }: FieldsProps) {
  const { form: texts } = useTextsOf(collaborators);
  const left = collaboratorLimits.services - form.values.services.length;
  return (
    <Textarea
      label={texts.services}
      description={left <= 200 ? texts.left(left) : texts.servicesHint}
      autosize
      minRows={3}
      maxRows={10}
      maxLength={collaboratorLimits.services}
      {...form.getInputProps('services')}
    />
  );
}
