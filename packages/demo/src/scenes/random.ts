export type Random = () => number;

/** Numbers from 0 to 1 that are the same in every run for one seed (mulberry32): the demo looks alike everywhere. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
