/** An answer that takes longer does not come any more: the connection is lost and nobody told the browser. */
const patienceMs = 30_000;

/**
 * Ends with the caller's signal, or once patience does, which also bounds how long the body of an answer takes to come.
 * `AbortSignal.any` and `timeout` are missing in browsers that visitors have (decision 0068).
 */
export function patientSignal(stopped: AbortSignal | null | undefined): AbortSignal {
  const ended = new AbortController();
  const timer = setTimeout(end, patienceMs);
  stopped?.addEventListener('abort', end);
  if (stopped?.aborted) end();
  return ended.signal;
  function end() {
    clearTimeout(timer);
    stopped?.removeEventListener('abort', end);
    ended.abort();
  }
}
