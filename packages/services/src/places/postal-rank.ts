import type { PostalRow } from '@dehesa/domain/places';

/** Whose file it is: it decides who is credited, and which row is kept where both have the same place. */
export type PostalSource = 'geonames' | 'ine';

/** INE's file is told by its name (`ES-ine.txt.gz`): its columns are GeoNames'. */
export function sourceOfFile(fileName: string): PostalSource {
  return /(?:^|[^a-z])ine(?:[^a-z]|$)/i.test(fileName) ? 'ine' : 'geonames';
}

const mostAccurate = 6;
const rankOf = { firstSeat: 100, firstOther: 200 } as const;

/**
 * Ranks the rows of a file, best first: INE's in the order of the file, which is by population; then GeoNames' seats of
 * municipalities, then its other places, each by accuracy. Equal ranks are ordered by name when they are read.
 */
export function postalRanks(source: PostalSource): (row: PostalRow, isSeat: boolean) => number {
  const rowsOfCode = new Map<string, number>();
  return (row, isSeat) => {
    if (source === 'ine') {
      const position = rowsOfCode.get(row.code) ?? 0;
      rowsOfCode.set(row.code, position + 1);
      return Math.min(position, rankOf.firstSeat - 1);
    }
    return (isSeat ? rankOf.firstSeat : rankOf.firstOther) + mostAccurate - (row.accuracy ?? mostAccurate);
  };
}
