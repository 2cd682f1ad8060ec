const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** A page that is only looked at has what it may need by then, should the connection be lost before anybody acts. */
const atLastMs = 5000;

/** Calls `prepare` once, at the first sign that somebody is about to act or else a while after the page has come. */
export function onceActed(prepare: () => void): void {
  const given = new AbortController();
  const { signal } = given;
  const act = () => {
    given.abort();
    prepare();
  };
  for (const sign of signs) window.addEventListener(sign, act, { signal, passive: true, capture: true });
  const timer = setTimeout(act, atLastMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
