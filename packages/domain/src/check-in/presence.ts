/**
 * What a tick says of a person: `present` and `absent` (did not come) are seen by somebody, `open` takes back what was
 * said before.
 */
export type Mark = 'present' | 'absent' | 'open';

/** One tick of one person. Its nonce is made where somebody tapped, so that sending it twice changes nothing. */
export interface Tick {
  nonce: string;
  mark: Mark;
  /** Milliseconds since the epoch, by the server's clock as far as it could be worked out. */
  at: number;
  /** The ticks that it takes the place of: those that the device knew of this person. */
  replaces: readonly string[];
}

/** The ticks that no other one has replaced. In whatever order ticks arrive, the same ones remain. */
export function liveTicks<T extends Tick>(ticks: readonly T[]): T[] {
  const replaced = new Set(ticks.flatMap((tick) => tick.replaces));
  return ticks.filter((tick) => !replaced.has(tick.nonce));
}

/**
 * Whether a person is there, from all ticks about it. Two devices without signal can contradict each other: who was seen
 * by one of them is there until somebody who knew of that tick takes it back. No clock decides.
 */
export function presenceOf(ticks: readonly Tick[]): Mark {
  const marks = new Set(liveTicks(ticks).map((tick) => tick.mark));
  if (marks.has('present')) return 'present';
  return marks.has('absent') ? 'absent' : 'open';
}

/** The tick that counts as being checked in: the first of those that stand; undefined for who is not there. */
export function firstPresent<T extends Tick>(ticks: readonly T[]): T | undefined {
  return liveTicks(ticks)
    .filter((tick) => tick.mark === 'present')
    .toSorted((one, other) => one.at - other.at || (one.nonce < other.nonce ? -1 : 1))[0];
}

/**
 * When a tick was made by the server's clock: a device's clock may be hours off, but it runs as fast. `sentAt` is what it
 * showed when the tick was sent, `receivedAt` what ours showed. Nothing was ticked in the future.
 */
export function tickedAt(shown: number, sentAt: number, receivedAt: number): number {
  return Math.min(receivedAt, receivedAt - (sentAt - shown));
}
