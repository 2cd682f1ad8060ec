import { dayMonth } from '@dehesa/i18n/booking';
import { madridTime, madridToday } from '../../../lib/madrid-today';
import { useTexts } from '../../../lib/page-texts';
import { useReadOnly } from '../../../lib/live/read-only';

/** Above a page that is shown as it was last drawn (B50). `come-back` shows its second half once the service is back. */
export function ReadOnlyNotice() {
  const labels = useTexts().readOnly;
  const readOnly = useReadOnly();
  if (readOnly === undefined) return null;
  const [since, drawnAt] = [new Date(readOnly.since), new Date(readOnly.drawnAt)];
  const drawn = madridTime(drawnAt.getTime());
  const drawnOn = madridToday(drawnAt);
  return (
    <div className="read-only" role="status">
      <p data-while-away>
        <strong>{labels.since(madridTime(since.getTime()))}</strong>{' '}
        {drawnOn === madridToday(since) ? labels.drawn(drawn) : labels.drawnOn(dayMonth(drawnOn), drawn)}
      </p>
      <p data-once-back hidden>
        <strong>{labels.back}</strong>{' '}
        <button type="button" className="button button-secondary" data-refresh>
          {labels.refresh}
        </button>
      </p>
    </div>
  );
}
