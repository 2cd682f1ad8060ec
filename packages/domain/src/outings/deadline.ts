const hour = 3_600_000;
/** For how long places on another date are held: a quarter of the time that is left until it begins, within these bounds. */
const shortest = 24 * hour;
const longest = 7 * 24 * hour;
/** Before it begins others can still get what is given back. */
const ahead = 3 * hour;

/**
 * Until when somebody may say whether they come on the other date (B65). For one that begins soon it is half of what is
 * left at least, as nobody answers in no time.
 */
export function moveDeadline(from: Date, begins: Date): Date {
  const left = begins.getTime() - from.getTime();
  const wanted = Math.min(Math.max(left / 4, shortest), longest);
  return new Date(from.getTime() + Math.min(wanted, Math.max(left - ahead, left / 2)));
}
