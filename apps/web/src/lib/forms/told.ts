/** What a form was refused for, as it is told beside it. */
export interface Told<Notice> {
  notice: Notice;
  /** The fields that it is about and that were not changed since; empty where it is about the form as a whole. */
  about: readonly string[];
}

/** What is still told after a change: nothing once all that it is about was changed, or anything where that is no field. */
export function toldAfterChange<Notice>(
  told: Told<Notice> | undefined,
  isChanged: (field: string) => boolean,
): Told<Notice> | undefined {
  if (told === undefined) return undefined;
  const about = told.about.filter((field) => !isChanged(field));
  return about.length === 0 ? undefined : { ...told, about };
}

/** The value at a path like `companions.0.email`; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map(Object.entries(value)).get(key);
  }
  return value;
}

/** Whether what stands at this path differs; lists are copied with every change, so it is what they hold that counts. */
export function differsAt(path: string, values: unknown, before: unknown): boolean {
  return JSON.stringify(valueAt(values, path)) !== JSON.stringify(valueAt(before, path));
}

/** What is told at fields, in the words that the first of these sources has for each; the rest stays as it is. */
export function inOtherWords<Text>(
  told: Readonly<Record<string, Text>>,
  ...sources: readonly (Readonly<Record<string, Text>> | undefined)[]
): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(told).map(([field, text]) => [field, sources.find((source) => source?.[field])?.[field] ?? text]),
  );
}
