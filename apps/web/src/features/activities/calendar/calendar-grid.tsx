import { activityCalendar } from '@dehesa/i18n/backoffice/guides';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { type CalendarSpan, dayTitle, inWeeks, weekdayName } from './calendar-days';
import classes from './calendar.module.css';
import { type Calendar, type Outing, OutingTile, type Selection } from './outing-tile';

/** Outings that a day of a month shows; the others are in its week. */
const shownInMonth = 4;

export interface CalendarDaysProps {
  calendar: Calendar;
  days: readonly string[];
  span: CalendarSpan;
  /** The month that is looked at; days of others are fainter. */
  month: string;
  today: string;
  selection: Selection | null;
  onWeek: (day: string) => void;
}

/** The days as a table of weeks, Monday first. */
export function CalendarGrid(props: CalendarDaysProps & { caption: string }) {
  const { days, caption } = props;
  const { language } = useLanguage();
  return (
    <table className={classes.grid}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {weekdayName(day, language, 'long')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inWeeks(days).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} day={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, calendar, span, month, today, selection, onWeek }: CalendarDaysProps & { day: string }) {
  const texts = useTextsOf(activityCalendar);
  const { language } = useLanguage();
  const outings = calendar.outings.filter(({ date }) => date === day);
  const shown = span === 'month' && selection === null ? outings.slice(0, shownInMonth) : outings;
  const more = outings.length - shown.length;
  return (
    <td
      data-other={(span === 'month' && !day.startsWith(month)) || undefined}
      data-today={day === today || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <div className={classes.day}>
        <VisuallyHidden>{dayTitle(day, language)}</VisuallyHidden>
        <span aria-hidden>{Number(day.slice(8))}</span>
        {day === today && <span className={classes.today}>{texts.today}</span>}
      </div>
      {shown.length > 0 && (
        <Outings outings={shown} calendar={calendar} detailed={span === 'week'} selection={selection} />
      )}
      {more > 0 && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.more}
          aria-label={texts.moreOn(more, dayTitle(day, language))}
          onClick={() => onWeek(day)}
        >
          {texts.more(more)}
        </Anchor>
      )}
    </td>
  );
}

/** On a phone: the days that have outings, and today, one below the other. */
export function CalendarAgenda({ calendar, days, today, selection }: CalendarDaysProps) {
  const texts = useTextsOf(activityCalendar);
  const { language } = useLanguage();
  const byDay = days.flatMap((day) => {
    const outings = calendar.outings.filter(({ date }) => date === day);
    return outings.length > 0 || day === today ? [{ day, outings }] : [];
  });
  return byDay.map(({ day, outings }) => (
    <section key={day} aria-labelledby={`day-${day}`} className={classes.agendaDay}>
      <h2 id={`day-${day}`} data-today={day === today || undefined}>
        <span>{dayTitle(day, language)}</span>
        {day === today && <span className={classes.today}>{texts.today}</span>}
      </h2>
      {outings.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Outings outings={outings} calendar={calendar} detailed selection={selection} />
      )}
    </section>
  ));
}

interface OutingsProps {
  outings: readonly Outing[];
  calendar: Calendar;
  detailed: boolean;
  selection: Selection | null;
}

function Outings({ outings, calendar, detailed, selection }: OutingsProps) {
  return (
    <ul className={classes.outings}>
      {outings.map((outing) => (
        <li key={outing.id}>
          <OutingTile
            outing={outing}
            clashes={calendar.clashes.filter(({ activityId }) => activityId === outing.id)}
            detailed={detailed}
            selection={selection}
          />
        </li>
      ))}
    </ul>
  );
}
