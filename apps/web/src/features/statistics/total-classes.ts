/** A class of totals on a map: from the first to the last of them, `null` where it is open. */
export interface TotalClass {
  from: number;
  to: number | null;
}

const classes = 5;

/** Up to five classes over the totals, each several times as wide as the one before: a few places have most of them. */
export function totalClasses(totals: readonly number[]): TotalClass[] {
  const most = Math.max(0, ...totals);
  if (most === 0) return [];
  const starts = Array.from({ length: classes }, (_, step) => Math.ceil(most ** (step / classes)));
  const distinct = [...new Set(starts)].filter((start) => start <= most);
  return distinct.map((from, index) => {
    const next = distinct[index + 1];
    return { from, to: next === undefined ? null : next - 1 };
  });
}

/** Which of the classes a total belongs to, from 0; undefined for none. */
export function classOf(total: number, among: readonly TotalClass[]): number | undefined {
  const index = among.findLastIndex(({ from }) => total >= from);
  return index === -1 ? undefined : index;
}
