import { useEffect, useEffectEvent, useState } from 'react';
import { type ActivityChange, ActivityWatch } from './activity-watch';

export type { ActivityChange } from './activity-watch';

/**
 * Calls `onChange` when somebody, anywhere, has changed an activity's reservations, attendance or places; with `missed`
 * where anything may have changed. Answers whether changes are told at once; otherwise they are looked for every 15 s.
 */
export function useActivityEvents(
  activityId: number | undefined,
  onChange: (change: ActivityChange) => void,
): { live: boolean } {
  const [live, setLive] = useState(false);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (activityId === undefined) return undefined;
    const watch = new ActivityWatch({ activityId, onChange: (change) => tell(change), onLive: setLive });
    watch.start();
    return () => watch.stop();
  }, [activityId]);
  return { live };
}
