import type { TerritoryId } from '@dehesa/domain/access';
import { useEffect, useEffectEvent, useState } from 'react';
import { EventWatch } from './event-watch';

/**
 * Calls `onChange` when something is new in a territory's inbox, or may be. Answers whether that is told at once;
 * otherwise it is looked for every 15 s.
 */
export function useInboxEvents(territoryId: TerritoryId, onChange: () => void): { live: boolean } {
  const [live, setLive] = useState(false);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const watch = new EventWatch<'changed'>({
      address: `/api/inbox/events?territory=${territoryId}`,
      read: () => 'changed',
      onChange: () => tell(),
      onLive: setLive,
    });
    watch.start();
    return () => watch.stop();
  }, [territoryId]);
  return { live };
}
