export const checkInLimits = {
  /** Ticks that one call may send. */
  batch: 100,
  /** Ticks that one tick may replace. */
  replaces: 20,
  /** Characters of a device's name. */
  device: 60,
  /** Days around today whose activities a guide sees; the later ones are for looking ahead. */
  daysBefore: 3,
  daysAhead: 14,
  /** Activities in a guide's list. */
  activities: 100,
  /** Days after today whose lists a device keeps without being asked. */
  keptAhead: 3,
  /** Days after its activity when a device forgets a list. */
  keptAfter: 3,
} as const;
