let decoder: Promise<typeof import('sharp').default> | undefined;

/** The decoder, loaded with the first picture. None comes twice: what it keeps for the next time is only memory. */
export function loadDecoder() {
  decoder ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    return sharp;
  });
  return decoder;
}

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other, so that many at once need no more memory than one. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}
