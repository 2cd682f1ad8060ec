/** Of one group the first that were found, and whether there are more. */
export interface FoundGroup<Row> {
  rows: Row[];
  more: boolean;
}

/** One row more than is shown was asked for: it tells whether there are more. */
export function groupOf<Row>(rows: readonly Row[], shown: number): FoundGroup<Row> {
  return { rows: rows.slice(0, shown), more: rows.length > shown };
}

/** So many rows are put in order. A word may be in half of all: then there are more, and whoever searches types on. */
export const mostCandidates = 500;
