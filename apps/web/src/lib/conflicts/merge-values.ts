import { isRecord } from '@dehesa/domain/is-record';

/** What a form holds once somebody else saved: what was typed since `base` was read, and else what is stored now (B95). */
export function mergeValues<V>(base: V, theirs: V, mine: V): V {
  if (!isRecord(base) || !isRecord(theirs) || !isRecord(mine)) {
    return JSON.stringify(base) === JSON.stringify(mine) ? theirs : mine;
  }
  const merged = Object.entries(mine).map(([name, value]) => [name, mergeValues(base[name], theirs[name], value)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the values
  return Object.fromEntries(merged) as V;
}
