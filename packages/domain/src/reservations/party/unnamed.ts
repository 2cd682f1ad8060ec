// Without zod: the public page reads it.

/** How many people a group is, all together: those who ask for it, and what staff make of it (B83). */
export const groupLimits = { least: 5, most: 200 } as const;

/** People of a group who are told by number alone: they have places and no name (B83). */
export interface Unnamed {
  adults: number;
  minors: number;
}

export const noneUnnamed: Unnamed = { adults: 0, minors: 0 };

/** How many places they take: one each (B1). */
export function unnamedPeople({ adults, minors }: Unnamed): number {
  return adults + minors;
}

/** Whether a reservation is that of a group: somebody in it has no name. */
export function isGroup(unnamed: Unnamed): boolean {
  return unnamedPeople(unnamed) > 0;
}

/** The others of a group whose organiser is one of its adults, and stands in the reservation by name. */
export function besideOrganiser({ adults, minors }: Unnamed): Unnamed {
  return { adults: Math.max(0, adults - 1), minors };
}
