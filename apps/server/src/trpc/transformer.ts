import superjson from 'superjson';
import { readAnnotated } from './read-annotated';

/** Deeper than any answer of ours: what nests further may as well be a circle. */
const deepest = 50;

/**
 * superjson on the wire. Most answers are plain JSON, and for those superjson's own walk, which keeps the path of every
 * value, costs more than reading them from the database: they pass as they are, which is what it would have made of them.
 * What comes in is not left to superjson at all (B51).
 */
export const transformer = {
  serialize: (value: unknown) => (isPlainJson(value, deepest) ? { json: value } : superjson.serialize(value)),
  deserialize: readAnnotated,
};

/** Whether JSON says all there is: no undefined, dates, maps and the like, which superjson describes beside it. */
function isPlainJson(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const item of Object.values(value)) if (!isPlainJson(item, depth - 1)) return false;
  return true;
}
