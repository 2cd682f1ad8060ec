/** How much may be said of a guide, and asked for at once (B87, B88). */
export const guideLimits = {
  name: 80,
  email: 80,
  phone: 25,
  /** In which languages they guide, as staff write it. */
  languages: 100,
  /** Guides of one activity. */
  perActivity: 10,
  /** Activities that one call puts a guide on. */
  activities: 100,
  /** Guides that are offered to choose from. */
  choices: 200,
  /** Days that the calendar shows at once: a month in whole weeks. */
  calendarDays: 42,
  /** Outings that it shows at once. */
  outings: 1000,
} as const;
