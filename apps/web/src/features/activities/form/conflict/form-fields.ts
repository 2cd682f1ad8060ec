import {
  type ActivityField,
  activityFields,
  type ActivityTextField,
  activityTextNames,
  isSameValue,
} from '@dehesa/domain/activities';
import { defaultLanguage, isStaffLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import type { ActivityFormValues } from '../form-values';

/** What the form does not show; of a stored activity galleries and video are changed by calls of their own. */
type Unshown = Exclude<ActivityField, keyof ActivityFormValues | ActivityTextField>;
export type FormField = Exclude<ActivityField, Unshown> | 'change';
const unshown: Readonly<Record<Unshown, true>> = {
  postalCode: true,
  registrationsClosed: true,
  principal: true,
  video: true,
};

/** Every field in the order of the form. */
export const formFields: readonly FormField[] = activityFields.flatMap((field): FormField[] => {
  if (field === 'week') return ['week', 'change'];
  return isShown(field) ? [field] : [];
});

function isShown(field: ActivityField): field is Exclude<ActivityField, Unshown> {
  return !(field in unshown);
}

/** The value of a field among the form's. */
export function fieldValue(values: ActivityFormValues, field: FormField): unknown {
  const text = textName(field);
  if (text !== null) return values.texts[text.language][text.name];
  return Reflect.get(values, field);
}

/** `to` with the values that `from` has in these fields. */
export function withFields(
  to: ActivityFormValues,
  from: ActivityFormValues,
  fields: readonly FormField[],
): ActivityFormValues {
  return fields.reduce((values, field) => {
    const text = textName(field);
    if (text === null) return { ...values, [field]: fieldValue(from, field) };
    const { language, name } = text;
    const texts = { ...values.texts[language], [name]: from.texts[language][name] };
    return { ...values, texts: { ...values.texts, [language]: texts } };
  }, to);
}

/** The fields in which two states of the form differ. */
export function changedFields(before: ActivityFormValues, after: ActivityFormValues): FormField[] {
  return formFields.filter((field) => !isSameValue(fieldValue(before, field), fieldValue(after, field)));
}

function textName(field: FormField): { language: StaffLanguage; name: (typeof activityTextNames)[number] } | null {
  const [first, language, last] = field.split('.');
  const name = activityTextNames.find((each) => each === last);
  if (first !== 'texts' || name === undefined) return null;
  return { language: isStaffLanguage(language) ? language : defaultLanguage, name };
}
