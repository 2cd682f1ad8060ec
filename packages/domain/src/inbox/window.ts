const windowMs = 24 * 3_600_000;

/** Until when a conversation may be answered by a text: 24 hours after its last incoming message; null without one (B38). */
export function windowClosesAt(lastIncomingAt: Date | null): Date | null {
  return lastIncomingAt === null ? null : new Date(lastIncomingAt.getTime() + windowMs);
}

/** Whether a text may be sent at a moment; the moment of closing lies outside. */
export function isWindowOpen(lastIncomingAt: Date | null, now: Date): boolean {
  const closesAt = windowClosesAt(lastIncomingAt);
  return closesAt !== null && now < closesAt;
}
