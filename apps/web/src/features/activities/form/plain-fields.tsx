import { activityDeclaration } from '@dehesa/domain/activities';
import { type Field, keysOf } from '@dehesa/domain/field-kinds';
import { activityFieldTexts } from '@dehesa/i18n/backoffice/activity-editing';
import { useLanguage } from '../../../lib/backoffice-language';
import type { ActivityForm } from './form-values';
import { Checkbox, NumberInput, TextInput } from '../../../lib/inputs/inputs';

type Declared = typeof activityDeclaration;
type Section = { [N in keyof Declared]: Declared[N] extends { section: infer S } ? S : never }[keyof Declared];
/** The fields of a section; each has its label by its own name (`activityFieldTexts`). */
export type PlainField = {
  [N in keyof Declared]: Declared[N] extends { section: string } ? N : never;
}[keyof Declared];

export const plainFields = keysOf(activityDeclaration).filter(isPlain);

function isPlain(name: keyof Declared): name is PlainField {
  return 'section' in activityDeclaration[name];
}

/** The inputs of a section's fields that their declaration is enough for. */
export function PlainFields({ form, section }: { form: ActivityForm; section: Section }) {
  return plainFields
    .filter((name) => activityDeclaration[name].section === section)
    .map((name) => <PlainInput key={name} form={form} name={name} />);
}

function PlainInput({ form, name }: { form: ActivityForm; name: PlainField }) {
  const field: Field = activityDeclaration[name];
  const { label, hint: description } = activityFieldTexts[useLanguage().language][name];
  const inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];
  if (field.kind === 'flag') {
    return <Checkbox label={label} description={description} {...form.getInputProps(name, { type: 'checkbox' })} />;
  }
  if (field.kind === 'number') {
    return (
      <NumberInput
        {...{ label, description, inputWrapperOrder }}
        min={field.min}
        max={field.max}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        {...form.getInputProps(name)}
      />
    );
  }
  return (
    <TextInput
      {...{ label, description, inputWrapperOrder }}
      type={field.input}
      placeholder={field.input === 'url' ? 'https://' : undefined}
      maxLength={field.max}
      {...form.getInputProps(name)}
    />
  );
}
