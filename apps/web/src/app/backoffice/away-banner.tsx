import { useSyncExternalStore } from 'react';
import { useTexts } from '../../lib/backoffice-language';
import type { DatabaseAway } from '../../lib/live/database-away';
import { madridTime } from '../../lib/madrid-today';

/** A page is drawn once, for days on which nothing is away. */
const asDrawn = () => null;

/** On every screen while the database is away: since when nothing can be saved, and that all comes back by itself (B50). */
export function AwayBanner({ databaseAway }: { databaseAway: DatabaseAway }) {
  const { away } = useTexts().shell;
  const since = useSyncExternalStore(databaseAway.subscribe, databaseAway.get, asDrawn);
  return (
    <div role="status">
      {since !== null && (
        <p className="away-banner">
          <strong>{away.title(madridTime(since.getTime()))}</strong> {away.message}
        </p>
      )}
    </div>
  );
}
