/** Prints lines that begin with the command's name. */
export function reporter(label) {
  return (line) => console.log(`[${label}] ${line}`);
}

/** A stopwatch that gives the seconds passed, as text. */
export function stopwatch() {
  const begun = performance.now();
  return () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
