import { z } from 'zod';
import { IsoDate } from './dates';
import { plainText } from './texts/plain-text';
import { WebAddress } from './texts/web-address';

/** What one declaration says of a field; the layers that only repeat it read it here. */
export interface FieldOptions {
  /** Its name on the documented calls; without one they neither tell nor change it. */
  wire?: string;
  /** The section of the form that draws it by its kind; without one a component of its own does, or none. */
  section?: string;
}

/**
 * The kinds of fields, by which they are stored, typed in, told and sent (decision 0064): `text` is '' where there is none,
 * `code` a text that is null then, `reference` the id of a record. A `choice` or `list` is stored like the others and has an
 * input of its own; a field of its `own` kind has code of its own in every layer, and one that is kept `apart` is no part of
 * what is sent to be saved.
 */
export type FieldKind = 'text' | 'code' | 'number' | 'flag' | 'day' | 'reference' | 'choice' | 'list' | 'own' | 'apart';

export interface Field extends FieldOptions, Partial<Omit<TextOptions & NumberOptions, 'empty'>> {
  kind: FieldKind;
  schema: z.ZodType;
  empty?: number | null;
}

/** The fields of a record by their names, in the order of its form. */
export type Declaration = Readonly<Record<string, Field>>;

const field = <const K extends FieldKind, S extends z.ZodType, const O extends FieldOptions>(
  kind: K,
  schema: S,
  options: O,
) => ({ kind, schema, ...options });

const none = {} as const;

export interface TextOptions extends FieldOptions {
  max: number;
  /** What a browser should make of its input. */
  input?: 'tel' | 'url';
}

/** A text of at most `max` characters, '' where there is none. */
export const text = <const O extends TextOptions>(options: O) =>
  field('text', plainText(options.max).trim().default(''), options);

/** A text that has to be sent, if only as ''. */
export const sentText = <const O extends TextOptions>(options: O) =>
  field('text', plainText(options.max).trim(), options);

/** An address of the web, '' where there is none. */
export const webAddress = <const O extends TextOptions>(options: O) =>
  field(
    'text',
    z
      .string()
      .max(options.max)
      .trim()
      .pipe(z.union([z.literal(''), WebAddress]))
      .default(''),
    { ...options, input: 'url' as const },
  );

/** A text that is null where there is none. */
export const code = <const O extends TextOptions>(options: O) =>
  field('code', plainText(options.max).trim().nullable().default(null), options);

export interface NumberOptions extends FieldOptions {
  min: number;
  max: number;
  /** What an empty input means. */
  empty: number;
  /** Another field of the record that it may not exceed. */
  atMost?: string;
}

const whole = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** A whole number; where it is not sent it is what an empty input means. */
export const number = <const O extends NumberOptions>(options: O) =>
  field('number', whole(options).default(options.empty), options);

/** A whole number that has to be sent. */
export const sentNumber = <const O extends NumberOptions>(options: O) => field('number', whole(options), options);

/** A whole number or null. */
export const optionalNumber = <const O extends Omit<NumberOptions, 'empty'>>(options: O) =>
  field('number', whole(options).nullable().default(null), { ...options, empty: null });

export const flag = <const O extends FieldOptions>(standard: boolean, options: O) =>
  field('flag', z.boolean().default(standard), options);

/** A calendar date or null. */
export const day = <const O extends FieldOptions>(options: O) =>
  field('day', IsoDate.nullable().default(null), options);

/** The id of another record. */
export const reference = <S extends z.ZodType, const O extends FieldOptions>(schema: S, options: O) =>
  field('reference', schema, options);

export const choice = <S extends z.ZodType>(schema: S) => field('choice', schema, none);
export const list = <S extends z.ZodType>(schema: S) => field('list', schema, none);
export const own = <S extends z.ZodType>(schema: S) => field('own', schema, none);
export const apart = field('apart', z.never(), none);

/** The names of the fields of these kinds. */
export type KeysOfKind<D extends Declaration, K extends FieldKind> = {
  [Name in keyof D]: D[Name]['kind'] extends K ? Name : never;
}[keyof D] &
  string;

/** The schemas of a declaration as `z.object` takes them. */
export type ShapeOf<D extends Declaration> = {
  -readonly [Name in keyof D as D[Name]['kind'] extends 'apart' ? never : Name]: D[Name]['schema'];
};

/** Without what is sent apart from the others. */
export function shapeOf<D extends Declaration>(declaration: D): ShapeOf<D> {
  const sent = Object.entries(declaration).filter(([, { kind }]) => kind !== 'apart');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each schema stays under its own name
  return Object.fromEntries(sent.map(([name, { schema }]) => [name, schema])) as ShapeOf<D>;
}

/** The names of all fields, in the order of the declaration. */
export function keysOf<D extends Declaration>(declaration: D): (keyof D & string)[] {
  return Object.keys(declaration);
}

/** The names of the fields of these kinds, in the order of the declaration. */
export function keysOfKind<D extends Declaration, const K extends FieldKind>(
  declaration: D,
  kinds: readonly K[],
): KeysOfKind<D, K>[] {
  const wanted: readonly FieldKind[] = kinds;
  const names = Object.keys(declaration).filter((name) => wanted.includes(declaration[name]?.kind ?? 'own'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- picked by kind, as the type picks them
  return names as KeysOfKind<D, K>[];
}

/** The fields of a record that exceed the one that they may not. */
export function exceedingFields(declaration: Declaration, record: object): string[] {
  return Object.entries(declaration).flatMap(([name, { atMost }]) => {
    const value: unknown = Reflect.get(record, name);
    const bound: unknown = atMost === undefined ? undefined : Reflect.get(record, atMost);
    return typeof value === 'number' && typeof bound === 'number' && value > bound ? [name] : [];
  });
}

/** These fields of a record and nothing else of it. */
export function pick<T extends object, const K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value stays under its own name
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, K>;
}
