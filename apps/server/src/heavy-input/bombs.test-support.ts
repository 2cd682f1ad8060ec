/** Bodies that cost their reader more than their writer; each must be refused at once. */
export const bombs: Readonly<Record<string, string>> = {
  annotations: annotated(15_000, 3000),
  'annotations that are few enough to be read': annotated(7000, 900),
  'one equality for many': JSON.stringify({
    json: Array.from({ length: 3000 }, () => []),
    meta: { referentialEqualities: { 0: Array.from({ length: 5000 }, (_, n) => String(n)) } },
  }),
  'dates in many places': JSON.stringify({
    json: {},
    meta: { values: Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`a.${n}`, ['Date']])) },
  }),
  'a long path': JSON.stringify({ json: {}, meta: { values: { ['a.'.repeat(30_000)]: ['undefined'] } } }),
  'a tree of annotations': JSON.stringify({ json: {}, meta: { values: nestedAnnotations(2000) } }),
  'deep lists': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  'deep lists as input': `{"json":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  'deep objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'many keys': JSON.stringify({ json: Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`k${n}`, n])) }),
  'keys that are numbers': `{"json":{${Array.from({ length: 4000 }, (_, n) => `"${1_073_741_831 + n * 131_072}":1`).join(',')}}}`,
  'a long number': `{"json":{"activityId":${'9'.repeat(60_000)}}}`,
  'a long fraction': `{"json":{"activityId":0.${'7'.repeat(60_000)}e-300}}`,
  'a long text': JSON.stringify({
    json: { email: 'a'.repeat(60_000), password: '€'.repeat(100), slug: '-'.repeat(900) },
  }),
  'combining marks': JSON.stringify({ json: { search: 'e\u0301\u0323'.repeat(10_000), email: '@'.repeat(10_000) } }),
  spaces: JSON.stringify({ json: { email: `a${' '.repeat(60_000)}b`, search: `a${' '.repeat(2000)}b` } }),
  escapes: `{"json":{"email":"${String.raw`\u0041`.repeat(10_000)}"}}`,
  prototype: '{"json":{"__proto__":{"role":0},"constructor":{"prototype":{}}}}',
  'a prototype by annotation': '{"json":{"a":1},"meta":{"values":{"__proto__.polluted":["undefined"]}}}',
  'lists for texts': JSON.stringify({
    json: { email: Array(5000).fill(''), password: Array.from({ length: 4000 }, () => ({})) },
  }),
};

/** 360 kB of this held everybody for 3 s and more. */
export function annotated(lists: number, equalities: number): string {
  const json = `[${Array(lists).fill('[]').join(',')}]`;
  // Each looks for its place in the set from the beginning, and the places lie at its end.
  const equal = Array.from({ length: equalities }, (_, n) => `"${lists - 1 - n}":[]`).join(',');
  return `{"json":${json},"meta":{"values":["set"],"referentialEqualities":{${equal}}}}`;
}

/** An input whose lists hold as many wrong items as any input may have values. */
export function fullLists(input: unknown): [name: string, body: string][] {
  if (typeof input !== 'object' || input === null) return [];
  const lists = Object.entries(input).filter(([, value]) => Array.isArray(value));
  return lists.map(([name]) => [
    `a full list of ${name}`,
    JSON.stringify({ json: { ...input, [name]: Array.from({ length: 9000 }, (_, n) => `x${n}`) } }),
  ]);
}

function nestedAnnotations(depth: number): unknown {
  let tree: unknown = ['undefined'];
  for (let level = 0; level < depth; level += 1) tree = { a: tree };
  return tree;
}
