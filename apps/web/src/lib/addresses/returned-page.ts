/**
 * A page that the browser keeps whole when one leaves it comes back as it was, whoever is signed in by then: it goes away
 * unseen, and what it shows stays unseen until it has been read anew. For pages that keep nothing that was typed.
 */
export function reloadWhenReturned(): void {
  whenReturned(() => Promise.resolve(false));
}

/** The same for a page that may stay as it is where `isTheirs` says so. */
export function whenReturned(isTheirs: () => Promise<boolean>): void {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    style.visibility = 'hidden';
    isTheirs().then(
      (theirs) => {
        if (theirs) style.removeProperty('visibility');
        else window.location.reload();
      },
      () => window.location.reload(),
    );
  });
}
