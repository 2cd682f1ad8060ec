/** Written for an instant when a session ends: browsers tell the other tabs of it. */
const endedKey = 'dehesa.session-ended';

/** Empties what screens keep in the browser, answers that were being written in the inbox, say; the other tabs hear of it. */
export function forgetSession(): void {
  try {
    sessionStorage.clear();
    localStorage.setItem(endedKey, String(Date.now()));
    localStorage.clear();
  } catch {
    // A browser that keeps nothing.
  }
}

/** A session that another tab has ended: nothing of it stays in this one either, and `leave` leads away from what it shows. */
export function whenEndedElsewhere(leave: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== endedKey || newValue === null) return;
    sessionStorage.clear();
    leave();
  });
}
