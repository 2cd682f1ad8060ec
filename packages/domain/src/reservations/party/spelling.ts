/** Somebody's name as it stands in a reservation. */
export interface FullName {
  firstName: string;
  lastName: string;
}

/** How many letters a word may differ in: short ones are too quickly another name. */
const tolerance = (length: number) => (length <= 5 ? 1 : 2);
/** How many letters all words together may differ in. */
const most = 3;
/** A second name, a second surname. */
const wordsMore = 2;

/**
 * Whether one name is only another spelling of the other: accents, case, hyphens, spaces and the field that a word stands
 * in do not count; a few letters may differ, and up to two words may be added or left out. Another person's name is not.
 */
export function isSpellingOf(booked: FullName, corrected: FullName): boolean {
  const one = wordsOf(booked);
  const other = wordsOf(corrected);
  const [shorter, longer] = one.length <= other.length ? ([one, other] as const) : ([other, one] as const);
  if (shorter.length === 0) return false;
  if (shorter.join('') === longer.join('')) return true;
  if (longer.length - shorter.length > wordsMore || (shorter.length === 1 && longer.length > 1)) return false;
  const left = [...longer];
  let different = 0;
  for (const word of shorter) {
    const distances = left.map((candidate) => editDistance(word, candidate));
    const least = Math.min(...distances);
    if (least > tolerance(word.length)) return false;
    left.splice(distances.indexOf(least), 1);
    different += least;
  }
  return different <= most;
}

function wordsOf({ firstName, lastName }: FullName): string[] {
  const folded = `${firstName} ${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Letters to change, add, leave out, or exchange with their neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const exchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        exchanged ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
