import fc from 'fast-check';

/** Texts that have broken programs: bytes that no database holds, markup, statements, templates, prototypes, lengths. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDC00y',
  '\u202E\u2066abc\u2069',
  '\uFEFF',
  '\u00A0',
  'é\u0301\u0301\u0301',
  '🏔️👩‍👩‍👧',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '99999999999999999999',
  '2147483648',
  "' or 1=1 --",
  "'; delete from reservations; --",
  '%',
  '_%\\',
  '\\',
  '../../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//malo.example',
  '<script>alert(1)</script>',
  '<style>@media x{</style>',
  '<div>'.repeat(300),
  '@media x{'.repeat(300),
  '{{#reserva.nombre}}',
  '{{'.repeat(300),
  '${7*7}{{7*7}}<%= 7 %>',
  '(a+)+$',
  '0000-00-00',
  '2030-02-30',
  '9999-12-31',
  '-271821-04-20',
  '10000-01-01',
  '24:00',
  '25:61',
  'data:image/png;base64,AAAA',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:application/pdf;base64,JVBERi0xLjcK',
  'data:;base64,',
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
  'a@b',
  'ana@example.org, bea@example.org',
  'ana@example.org\nBcc: x@example.org',
  'a'.repeat(300),
  'a b '.repeat(2_000),
  'ñ'.repeat(70_000),
];

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  Number.NaN,
  Infinity,
];

const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) };
/** As JSON brings it: a key of its own, not the prototype. */
const withProto = (): unknown => JSON.parse('{"__proto__":{"role":0},"constructor":{"prototype":{"role":0}}}');

/** Whatever JSON lets through where something else was meant. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 4, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], [{}], [1, '1', null]) },
  { weight: 1, arbitrary: fc.constantFrom(50, 200).map(nested) },
  { weight: 1, arbitrary: fc.constant(null).map(withProto) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<unknown>('x', 1, {}), { minLength: 500, maxLength: 2_000 }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A value in which now and then a part is another one than was meant. */
export function mutated(legal: fc.Arbitrary<unknown>, hostileWeight = 1, legalWeight = 14): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: legalWeight, arbitrary: legal }, { weight: hostileWeight, arbitrary: hostileValue });
}
