import fc from 'fast-check';
import type { z } from 'zod';
import { hostileValue, mutated } from './hostile-values.test-support';

/** What people and programs send where all is well: each field takes from it what its schema allows. */
const usualTexts: readonly string[] = [
  'Ana',
  'Ruiz Prado',
  'Texto de prueba',
  '<p>Una ruta <strong>tranquila</strong>.</p>',
  'ana@example.org',
  'super@demo.test',
  'demo1234',
  '600000000',
  '+34600000000',
  '10600',
  '6000-001',
  '12345678Z',
  'X1234567L',
  '2030-05-01',
  '2026-11-25',
  '1990-02-03',
  '09:00',
  '23:59',
  'es',
  'pt',
  'ES',
  'PT',
  '1',
  '0',
  'AAAA2222',
  'reserva-confirmada',
  'https://example.org/a',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  '00000000-0000-4000-8000-000000000000',
  '7f2c1c5e9d0a4b7c8a532f0d6b1e4c11',
  '2026-01-01T00:00:00.000Z',
  'x.y',
  'select 1',
  'a { color: red }',
];

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  getter?: () => z.ZodType;
};

const numbers = [0, 1, 2, 3, 4, 5, 7, 10, 12, 16, 25, 30, 50, 100, 200, 600, 1440, 39.8, -6.1, 999_999];

/** Values that a schema mostly takes; in about one part of fifteen another one stands than was meant. */
export function valuesOf(schema: z.ZodType | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (schema === undefined || depth > 7) return hostileValue;
  const def = schema._zod.def as unknown as Def;
  const inner = (one: z.ZodType | undefined) => valuesOf(one, depth + 1);
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {}, depth);
    case 'string':
      return mutated(oneOf(usualTexts.filter((text) => schema.safeParse(text).success)));
    case 'number':
      return mutated(oneOf(numbers.filter((number) => schema.safeParse(number).success)));
    case 'boolean':
      return mutated(fc.boolean());
    case 'date':
      return mutated(fc.date({ noInvalidDate: true }));
    case 'array':
      return mutated(fc.array(inner(def.element), { maxLength: 4 }));
    case 'tuple':
      return mutated(fc.tuple(...(def.items ?? []).map(inner)));
    case 'union':
      return mutated(fc.oneof(...(def.options ?? []).map(inner)));
    case 'literal':
      return mutated(fc.constantFrom(...(def.values ?? [])));
    case 'enum':
      return mutated(fc.constantFrom(...Object.values(def.entries ?? {})));
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      return fc.oneof({ weight: 2, arbitrary: inner(def.innerType) }, { weight: 1, arbitrary: fc.constant(undefined) });
    case 'nullable':
      return fc.oneof({ weight: 3, arbitrary: inner(def.innerType) }, { weight: 1, arbitrary: fc.constant(null) });
    case 'readonly':
    case 'nonoptional':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    case 'intersection':
      return fc
        .tuple(inner(def.left), inner(def.right))
        .map(([left, right]) => (isObject(left) && isObject(right) ? { ...left, ...right } : left));
    case 'record':
      return mutated(fc.dictionary(fc.constantFrom('1', '2', 'es', 'pt', '__proto__'), inner(def.valueType)));
    case 'lazy':
      return inner(def.getter?.());
    default:
      return fc.oneof({ weight: 2, arbitrary: oneOf(usualTexts) }, { weight: 1, arbitrary: hostileValue });
  }
}

function objectOf(shape: Record<string, z.ZodType>, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, valuesOf(one, depth + 1)]));
  const whole = fc.record(fields);
  const some = fc.record(fields, { requiredKeys: [] });
  return mutated(
    fc.oneof(
      { weight: 8, arbitrary: whole },
      { weight: 1, arbitrary: some },
      { weight: 1, arbitrary: fc.tuple(whole, hostileValue).map(([value, extra]) => ({ ...value, extra, '': 1 })) },
    ),
    1,
    30,
  );
}

function oneOf(values: readonly unknown[]): fc.Arbitrary<unknown> {
  return values.length === 0 ? hostileValue : fc.constantFrom(...values);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
