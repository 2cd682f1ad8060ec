import { longDate } from '@dehesa/i18n/booking';
import { useTexts } from '../../../lib/page-texts';

/** Day and month as on a wall calendar; read aloud as the whole date. */
export function CalendarPoster({ date }: { date: string }) {
  const texts = useTexts();
  return (
    <time className="poster" dateTime={date}>
      <span className="visually-hidden">{longDate(texts, date)}</span>
      <span className="poster-month" aria-hidden="true">
        {texts.calendar.shortMonths[Number(date.slice(5, 7)) - 1]}
      </span>
      <span className="poster-day" aria-hidden="true">
        {Number(date.slice(8, 10))}
      </span>
    </time>
  );
}
