import { isValidElement } from 'react';

/** Whether two sets of props show the same: lists, plain objects and instants are looked into, all else is compared as it is. */
export function sameShown(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => sameShown(item, other[at]));
  }
  if (one instanceof Date) return other instanceof Date && Object.is(one.getTime(), other.getTime());
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameShown(one[name], other[name]))
  );
}

/** No element or node: what they show is not told by their properties. */
function isPlain(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype && !isValidElement(value);
}
