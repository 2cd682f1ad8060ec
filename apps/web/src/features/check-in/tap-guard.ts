/** A second tap on the same button so soon after the first is the same tap, of a cold or shaking hand. */
const sameTapMs = 400;

/** Tells whether a tap on a button repeats the one before. */
export function tapGuard(): (button: string) => boolean {
  let last = { button: '', at: -sameTapMs };
  return (button) => {
    const at = performance.now();
    const isSame = button === last.button && at - last.at < sameTapMs;
    last = { button, at };
    return isSame;
  };
}
