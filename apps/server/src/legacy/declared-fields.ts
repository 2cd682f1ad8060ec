import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { Declaration, FieldKind } from '@dehesa/domain/field-kinds';
import { z } from 'zod';
import { date, flag, sentFlag, sentNumber, shownDate } from './shapes';
import { shownFlag, wireFlag, type WireFields, wireNumber, wireText } from './wire-values';

/** What the wire makes of a kind; fields of other kinds are read and told by code of their own. */
const told = {
  text: z.string(),
  code: z.string(),
  number: z.number(),
  flag,
  day: date,
  reference: z.number(),
};
const noReference = z.number().nullable();
type WireKind = keyof typeof told;
const isWireKind = (kind: FieldKind): kind is WireKind => kind in told;

type WireName<F> = F extends { kind: WireKind; wire: infer W extends string } ? W : never;
type ToldSchema<F> = F extends { kind: 'reference'; schema: z.ZodType<infer Id> }
  ? null extends Id
    ? typeof noReference
    : typeof told.reference
  : F extends { kind: infer K extends WireKind }
    ? (typeof told)[K]
    : never;
type DayName<F> = F extends { kind: 'day'; wire: infer W extends string } ? `${W}_format` : never;

/** The fields of an answer; a date is told twice, for machines and as people read it. */
export type ToldShape<D extends Declaration> = { [N in keyof D as WireName<D[N]>]: ToldSchema<D[N]> } & {
  [N in keyof D as DayName<D[N]>]: typeof shownDate;
};
type Told<D extends Declaration> = { [N in keyof ToldShape<D>]: z.input<ToldShape<D>[N]> };

/** The values of a record that are told. */
type Values<D extends Declaration> = { readonly [N in keyof D as D[N] extends { wire: string } ? N : never]: unknown };

/** The fields that have a name on the wire, with their kind. */
function wireFields(declaration: Declaration) {
  return Object.entries(declaration).flatMap(([name, field]) => {
    const { wire, kind } = field;
    return wire === undefined || !isWireKind(kind) ? [] : [{ name, wire, kind, field }];
  });
}

/** What an answer tells of the declared fields, for its description. */
export function toldShape<D extends Declaration>(declaration: D): ToldShape<D> {
  const fields = wireFields(declaration).flatMap(({ wire, kind, field }) => [
    [wire, kind === 'reference' && field.schema.safeParse(null).success ? noReference : told[kind]],
    ...(kind === 'day' ? [[`${wire}_format`, shownDate]] : []),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each schema by its name and kind, as the type says
  return Object.fromEntries(fields) as ToldShape<D>;
}

/** The declared fields of a record as the wire tells them. */
export function tellFields<D extends Declaration>(declaration: D, record: Values<D>): Told<D> {
  const values = wireFields(declaration).flatMap(({ name, wire, kind }) => {
    const value: unknown = Reflect.get(record, name);
    if (kind === 'flag') return [[wire, shownFlag(value === true)]];
    if (kind === 'reference' || kind === 'number') return [[wire, value]];
    const text = typeof value === 'string' ? value : '';
    return kind === 'day'
      ? [
          [wire, text],
          [`${wire}_format`, text === '' ? '' : formatDayMonthYear(text)],
        ]
      : [[wire, text]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record's values are of the declared kinds
  return Object.fromEntries(values) as Told<D>;
}

const sentKinds = {
  text: z.string(),
  code: z.string(),
  number: sentNumber,
  flag: sentFlag,
  day: date,
  reference: sentNumber,
};

/** The declared fields of a body, for its description; what the schema has a standard for may be missing. */
export function sentShape(declaration: Declaration): Record<string, z.ZodType> {
  return Object.fromEntries(
    wireFields(declaration).map(({ wire, kind, field }) => {
      const schema = sentKinds[kind];
      return [wire, field.schema.safeParse(undefined).success ? schema.optional() : schema];
    }),
  );
}

/**
 * The declared fields of a body, to be parsed by their schemas (B32). What is missing keeps what is stored, and so does a
 * field that has no name on the wire; of a new record that is what its schema makes of nothing.
 */
export function readFields<D extends Declaration>(
  declaration: D,
  body: WireFields,
  stored: Readonly<Partial<Record<keyof D, unknown>>> | undefined,
): Record<keyof D, unknown> {
  const read = Object.entries(declaration).map(([name, { wire, kind, schema, empty }]) => {
    const kept: unknown = stored?.[name];
    if (wire === undefined) return [name, kept];
    switch (kind) {
      case 'text':
        return [name, wireText(body, wire, textOf(kept))];
      case 'code':
      case 'day':
        return [name, wireText(body, wire, textOf(kept)) || null];
      case 'flag':
        return [name, wireFlag(body, wire, (kept ?? schema.parse(undefined)) === true)];
      case 'number':
        return [name, wireNumber(body, wire, numberOf(kept)) ?? empty];
      case 'reference':
        return [name, wireNumber(body, wire, numberOf(kept)) || null];
      default:
        return [name, kept];
    }
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value stays under its own name
  return Object.fromEntries(read) as Record<keyof D, unknown>;
}

const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : '');
const numberOf = (kept: unknown) => (typeof kept === 'number' ? kept : null);
