import type { FinderGroup } from '@dehesa/domain/finder';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../lib/trpc';

/** While somebody types fast nothing is asked. */
const restMs = 180;
/** Nothing shorter is worth asking; of what is longer the server knows. */
const shortest = 3;

/** What the server finds of what is typed; `late` while that is not what is shown, or nothing is yet. */
export function useFound(typed: string, group: FinderGroup | null) {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const asked = typed.length >= shortest;
  const query = trpc.finder.find.useQuery(
    { typed: rested, group },
    { enabled: rested.length >= shortest, placeholderData: keepPreviousData, gcTime: 60_000 },
  );
  const late = asked && query.error === null && (rested !== typed || query.isPlaceholderData || query.isPending);
  const enough = asked && (late || query.data?.enough !== false);
  // An answer belongs to its question: one that comes late is kept for that, and not shown.
  return { query, enough, late, found: enough ? query.data : undefined };
}
