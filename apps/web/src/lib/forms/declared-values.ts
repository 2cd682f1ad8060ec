import type { Declaration } from '@dehesa/domain/field-kinds';

/** How an input holds a field by its kind: an id as the text of its option, a number as text while it is typed in. */
interface ValueOfKind {
  text: string;
  number: number | string;
  flag: boolean;
  day: string | null;
  reference: string | null;
}

/** The kinds whose inputs follow from the declaration. */
export const inputKinds = ['text', 'number', 'flag', 'day', 'reference'] as const satisfies (keyof ValueOfKind)[];

/** The values of these fields as their inputs hold them. */
export type InputValues<D extends Declaration, Name extends keyof D> = {
  [N in Name]: D[N]['kind'] extends keyof ValueOfKind ? ValueOfKind[D[N]['kind']] : never;
};

/** What the inputs of a new record begin with: what the schema makes of nothing, else nothing. */
export function emptyInputs<D extends Declaration, N extends keyof D & string>(declaration: D, names: readonly N[]) {
  return eachValue(declaration, names, ({ kind, schema }) => {
    const standard = schema.safeParse(undefined);
    return written(kind, standard.success ? standard.data : null);
  });
}

/** The inputs of a stored record. */
export function inputsOf<D extends Declaration, N extends keyof D & string>(
  declaration: D,
  names: readonly N[],
  stored: Readonly<Record<N, unknown>>,
) {
  return eachValue(declaration, names, ({ kind }, name) => written(kind, stored[name]));
}

/** What was typed as the schema wants it, to be parsed: what is required may still be empty. */
export function readInputs<D extends Declaration, N extends keyof D & string>(
  declaration: D,
  names: readonly N[],
  typed: InputValues<D, N>,
): Record<N, unknown> {
  const read = names.map((name): [N, unknown] => {
    const field = declaration[name];
    const value: unknown = typed[name];
    if (field?.kind === 'reference') return [name, value === null ? null : Number(value)];
    if (field?.kind === 'number') return [name, value === '' ? field.empty : Number(value)];
    return [name, value];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value stays under its own name
  return Object.fromEntries(read) as Record<N, unknown>;
}

function written(kind: Declaration[string]['kind'], value: unknown): unknown {
  if (kind === 'reference') return typeof value === 'number' ? String(value) : null;
  if (kind === 'text' || kind === 'number') return value ?? '';
  return value;
}

function eachValue<D extends Declaration, N extends keyof D & string>(
  declaration: D,
  names: readonly N[],
  valueOf: (field: D[N], name: N) => unknown,
): InputValues<D, N> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `written` makes of each kind what `ValueOfKind` says
  return Object.fromEntries(names.map((name) => [name, valueOf(declaration[name], name)])) as InputValues<D, N>;
}
