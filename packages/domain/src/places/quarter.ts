/** When the quarter of a moment began, in UTC: what is fetched each quarter has had its turn if it was begun since. */
export function quarterStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3));
}
