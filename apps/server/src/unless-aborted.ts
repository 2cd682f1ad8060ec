import { once } from 'node:events';

/** Work, or the signal's reason as soon as it fires, or where it has. A race against one promise for the whole process would leak. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => undefined);
    throw signal.reason;
  }
  const abort = new AbortController();
  const aborted = once(signal, 'abort', { signal: abort.signal }).then(() => {
    throw signal.reason;
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    // Without a reason Node makes an error with a stack each time.
    abort.abort('done');
    aborted.catch(() => undefined);
  }
}
