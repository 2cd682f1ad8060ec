import { type ActivityTexts, isSameValue } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import type { ActivityFormValues } from '../form-values';

type TextField = `texts.${Language}.${keyof ActivityTexts}`;

/** Galleries and video are no field here: of a stored activity they are changed by calls of their own. */
export type FormField = Exclude<keyof ActivityFormValues, 'texts' | 'media'> | TextField;

/** Every field in the order of the form; one that is new there does not compile until it is named here. */
const order: Record<FormField, true> = {
  companyId: true,
  territoryId: true,
  categoryId: true,
  organizer: true,
  phone: true,
  date: true,
  startTime: true,
  endTime: true,
  week: true,
  change: true,
  municipality: true,
  meetingPoint: true,
  position: true,
  capacity: true,
  minimumAge: true,
  childrenAllowed: true,
  shifts: true,
  registrationOpensOn: true,
  registrationClosesOn: true,
  waitingListMode: true,
  offerHours: true,
  reminderHours: true,
  externalBookingUrl: true,
  hidden: true,
  'texts.es.title': true,
  'texts.es.subtitle': true,
  'texts.es.description': true,
  'texts.es.necessaryMaterial': true,
  'texts.es.recommendedMaterial': true,
  'texts.pt.title': true,
  'texts.pt.subtitle': true,
  'texts.pt.description': true,
  'texts.pt.necessaryMaterial': true,
  'texts.pt.recommendedMaterial': true,
  includes: true,
  imageId: true,
  complementaryIds: true,
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a Record are its names
export const formFields = Object.keys(order) as FormField[];

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

const textNames: readonly (keyof ActivityTexts)[] = [
  'title',
  'subtitle',
  'description',
  'necessaryMaterial',
  'recommendedMaterial',
];

function textName(field: FormField): { language: Language; name: keyof ActivityTexts } | null {
  const [first, language, last] = field.split('.');
  const name = textNames.find((each) => each === last);
  if (first !== 'texts' || name === undefined) return null;
  return { language: language === 'pt' ? 'pt' : 'es', name };
}
