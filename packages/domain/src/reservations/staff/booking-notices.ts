/** How long administrators are left alone once they were told of new bookings, and how much one message lists. */
export const noticeLimits = { pauseMinutes: 5, activities: 30 } as const;

/** Whether a territory's administrators are told now: at once after a quiet time, under load when the pause is over. */
export function isNoticeDue(toldAt: Date | null, now: Date): boolean {
  if (toldAt === null) return true;
  const since = now.getTime() - toldAt.getTime();
  // A clock that was set back must not silence them.
  return since < 0 || since >= noticeLimits.pauseMinutes * 60_000;
}
