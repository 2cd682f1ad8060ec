import { formatDayOfMonth, formatShortMonth } from '@dehesa/i18n/formats';
import { useLanguage } from '../../../../lib/backoffice-language';
import classes from './date-poster.module.css';

/** Month and day of an activity as on a wall calendar. The full date stands beside it in words: this one is not read out. */
export function DatePoster({ date, past = false }: { date: string; past?: boolean }) {
  const { language } = useLanguage();
  return (
    <div className={classes.poster} data-past={past || undefined} aria-hidden>
      <span className={classes.month}>{formatShortMonth(date, language)}</span>
      <span className={classes.day}>{formatDayOfMonth(date)}</span>
    </div>
  );
}
