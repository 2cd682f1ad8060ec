/**
 * The trace that the server notes for this page, where it notes one (B104): what is sent from the page says that it belongs
 * to it. It comes in a header of the page, because the page itself is the same for all who load it within a second.
 */
export function pageTrace(): { traceparent?: string } {
  const page: Partial<PerformanceNavigationTiming> | undefined = performance.getEntriesByType('navigation')[0];
  const told = page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
  return told ? { traceparent: told } : {};
}
