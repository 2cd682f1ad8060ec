/** What the search of the back office finds, in the order in which it is shown (U46). */
export const finderGroups = [
  'reservations',
  'activities',
  'conversations',
  'companies',
  'users',
  'collaborators',
] as const;
export type FinderGroup = (typeof finderGroups)[number];

/** How many of each group are shown at first, and how many of one that is asked for alone. */
export const finderRows = { each: 5, alone: 50 } as const;
