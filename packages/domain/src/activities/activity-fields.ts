import { keysOf, pick } from '../field-kinds';
import { type StaffLanguage, staffLanguages } from '../languages';
import { activityDeclaration, activityTextNames, type ActivityTexts } from './fields';
import type { ActivityContent } from './schema';
import type { VideoInput } from './media/video';

/** An activity as it is, with the schedule in force: what two savings of it are compared by. */
export interface ActivityState extends ActivityContent {
  week: number;
  registrationsClosed: boolean;
  video: VideoInput | null;
  complementaryIds: number[];
}

export type ActivityTextField = `texts.${StaffLanguage}.${keyof ActivityTexts}`;
export type ActivityField = Exclude<keyof ActivityState, 'texts'> | ActivityTextField;

/** The fields of an activity that saving can change, in the order of the form, as the audit log names them. */
export const activityFields: readonly ActivityField[] = keysOf(activityDeclaration).flatMap((name) =>
  name === 'texts' ? staffLanguages.flatMap(textFieldsIn) : [name],
);

function textFieldsIn(language: StaffLanguage) {
  return activityTextNames.map((name) => `texts.${language}.${name}` as const);
}

/** The fields in which two states of an activity differ. */
export function changedActivityFields(before: ActivityState, after: ActivityState): ActivityField[] {
  return activityFields.filter((field) => !isSameValue(valueOf(before, field), valueOf(after, field)));
}

/** `to` with the values that `from` has in these fields. */
export function withFieldsOf(
  to: ActivityState,
  from: ActivityState,
  fields: ReadonlySet<ActivityField>,
): ActivityState {
  const plain = activityFields.filter((field) => fields.has(field) && !field.startsWith('texts.'));
  return {
    ...to,
    ...valuesOf(from, plain),
    texts: {
      es: textsWith(to, from, 'es', fields),
      pt: textsWith(to, from, 'pt', fields),
    },
  };
}

/** Whether two plain values say the same; lists are compared in order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameValue(Reflect.get(one, key), Reflect.get(other, key)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueOf(state: ActivityState, field: ActivityField): unknown {
  let value: unknown = state;
  for (const key of field.split('.')) value = isObject(value) ? Reflect.get(value, key) : undefined;
  return value;
}

function textsWith(
  to: ActivityState,
  from: ActivityState,
  language: StaffLanguage,
  fields: ReadonlySet<ActivityField>,
): ActivityTexts {
  const ofFrom = activityTextNames.filter((name) => fields.has(`texts.${language}.${name}`));
  return { ...to.texts[language], ...pick(from.texts[language], ofFrom) };
}

/** The names are keys of the state, and each value stays under its own name. */
function valuesOf(state: ActivityState, fields: readonly ActivityField[]): Partial<ActivityState> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(state, field)]));
}
