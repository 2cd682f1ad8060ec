const firstPauseMs = 2_000;
const longestPauseMs = 15_000;

interface Sending {
  /** Ends the tries; what is on its way then is unknown. */
  signal: AbortSignal;
  /** In how many seconds a call that failed may be repeated; undefined where it was answered. */
  secondsToRepeat: (error: unknown) => number | undefined;
  /** A try was not answered: another one follows. */
  onUnanswered: () => void;
}

/**
 * Calls until there is an answer, with growing pauses, and at once when the browser has a connection again or the page is
 * looked at again. Throws the refusal, or the last failure once it is stopped. The call must carry its key (B14, B50).
 */
export async function sendUntilAnswered<T>(
  call: () => Promise<T>,
  { signal, secondsToRepeat, onUnanswered }: Sending,
): Promise<T> {
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
    try {
      return await call();
    } catch (error) {
      const seconds = secondsToRepeat(error);
      if (seconds === undefined || signal.aborted) throw error;
      onUnanswered();
      await pause(Math.max(wait, seconds * 1000) * (1 + Math.random() * 0.2), signal);
      if (signal.aborted) throw error;
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', go);
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', look);
    function look() {
      if (document.visibilityState === 'visible') go();
    }
    function go() {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', look);
      resolve();
    }
  });
}
