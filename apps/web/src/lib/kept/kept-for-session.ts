import { languageKey, listLookKey } from './device-keys';

/** Written for an instant when a session ends: browsers tell the other tabs of it. */
const endedKey = 'dehesa.session-ended';

/** How screens look on this device, whoever signs in: nothing of anybody's (U43, U47). */
const staysOnDevice = [languageKey, listLookKey];

/** Empties what screens keep in the browser, answers that were being written in the inbox, say; the other tabs hear of it. */
export function forgetSession(): void {
  try {
    sessionStorage.clear();
    const looks = staysOnDevice.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.setItem(endedKey, String(Date.now()));
    localStorage.clear();
    for (const [key, value] of looks) if (value !== null) localStorage.setItem(key, value);
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
