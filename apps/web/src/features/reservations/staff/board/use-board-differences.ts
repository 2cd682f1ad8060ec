import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActivityReservations } from '../reservation-types';
import { type BoardDifference, compareBoards } from './board-changes';
import { type BoardColumns, columnsOf } from './board-columns';

/** How long a change of others stays marked, in milliseconds. */
const shownFor = 30_000;

interface DifferencesOptions {
  data: ActivityReservations;
  search: string;
  /** What is shown was asked for since the screen was opened, and answers the search. */
  fresh: boolean;
  /** Whether this change is the user's own doing; asked once for each. */
  isOwn: (reservationId: number) => boolean;
}

/** What others have changed since the user looked: shown for a while, until there is something newer or it is hidden. */
export function useBoardDifferences({ data, search, fresh, isOwn }: DifferencesOptions) {
  const seen = useRef<{ search: string; columns: BoardColumns }>(undefined);
  const [shown, setShown] = useState<readonly BoardDifference[]>([]);
  const own = useEffectEvent(isOwn);

  useEffect(() => {
    if (!fresh) return;
    const before = seen.current;
    const columns = columnsOf(data, '');
    seen.current = { search, columns };
    // Another search finds others: nobody has come or gone.
    if (before === undefined || before.search !== search) return;
    const found = compareBoards(before.columns, columns).filter(({ id }) => !own(id));
    if (found.length > 0) setShown(found);
  }, [data, search, fresh]);

  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = window.setTimeout(() => setShown([]), shownFor);
    return () => window.clearTimeout(timer);
  }, [shown]);

  return { shown, hide: () => setShown([]) };
}
