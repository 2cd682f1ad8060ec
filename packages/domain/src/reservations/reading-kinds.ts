// By itself: the routes of the back office name it, and the first screen loads no schemas.

/** What is read at an activity: people who were checked in, and reservations shown at a collaborator's checkpoint. */
export const readingKinds = ['attendance', 'visit'] as const;
export type ReadingKind = (typeof readingKinds)[number];
