import { loadQuestions } from '@dehesa/ui';
import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { onceActed } from './once-acted';

/** Where screens tell in passing what came of something; loaded, with what asks before, once somebody acts. */
export function Notices() {
  const [Shown, setShown] = useState<ComponentType>();
  const { length: waiting } = useNotifications().notifications;

  useEffect(() => onceActed(() => void loadQuestions().catch(() => undefined)), []);

  useEffect(() => {
    if (Shown !== undefined) return;
    const load = async () => {
      const { ShownNotices } = await import('./shown-notices');
      setShown(() => ShownNotices);
    };
    // What did not arrive is asked for again with the next one that waits.
    const tryToLoad = () => void load().catch(() => undefined);
    if (waiting > 0) tryToLoad();
    else onceActed(tryToLoad);
  }, [Shown, waiting]);

  return Shown !== undefined && <Shown />;
}
