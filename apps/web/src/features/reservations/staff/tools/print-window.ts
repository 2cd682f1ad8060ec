/** How long a printed list takes to open, in milliseconds, and how large its window is (U26). */
export const printDelay = 1_000;
const size = { width: 1024, height: 576 };

/** Opens a list in its window; false where the browser lets no window open. */
export function openPrintWindow(address: string): boolean {
  return window.open(address, '_blank', `popup,width=${size.width},height=${size.height}`) !== null;
}
