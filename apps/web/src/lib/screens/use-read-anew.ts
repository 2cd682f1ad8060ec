import { useState } from 'react';

interface FreshQuery {
  data: unknown;
  dataUpdatedAt: number;
  isFetchedAfterMount: boolean;
}

/**
 * A query for a form that begins with what is stored now: nothing of it, however much is kept of before, until it was read
 * once more. A read that failed counts as fetched, and is none. Wants `refetchOnMount: 'always'`.
 */
export function useReadAnew<Query extends FreshQuery>(
  query: Query,
): Omit<Query, 'data'> & { data: Query['data'] | undefined } {
  const [before] = useState(query.dataUpdatedAt);
  const isAnew = query.isFetchedAfterMount && query.dataUpdatedAt > before;
  return { ...query, data: isAnew ? query.data : undefined };
}
