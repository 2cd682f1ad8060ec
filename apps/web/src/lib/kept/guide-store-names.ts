/** Lists with names of visitors: removed whole when a session ends. */
export const guideListStore = 'dehesa-guide-lists';
/** Ticks that were not sent yet; they name nobody and wait until their guide signs in again. */
export const guideTickStore = 'dehesa-guide-ticks';

/** Removes the lists that a guide's device keeps; the browser does it on its own, also while the page is left. */
export function forgetGuideLists(): void {
  try {
    indexedDB.deleteDatabase(guideListStore);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
