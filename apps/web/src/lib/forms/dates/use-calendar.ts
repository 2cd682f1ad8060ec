import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import { formatLongDate, formatShortWeekday } from '@dehesa/i18n/formats';
import type { DatePickerProps } from '@mantine/dates';
import type { CSSProperties } from 'react';
import { useLanguage, useTexts } from '../../backoffice-language';

type CalendarProps = Pick<
  DatePickerProps,
  'locale' | 'ariaLabels' | 'weekdayFormat' | 'monthLabelFormat' | 'getDayAriaLabel' | 'hideOutsideDates' | 'maxDate'
> & { styles: Partial<Record<'calendarHeaderLevel' | 'weekday', CSSProperties>> };

/** A month as both languages write it. */
export const monthFormat = 'MMMM [de] YYYY';

/** A calendar as it is written in the language of the screens; its library has two letters for Saturday, unlike any reader. */
export function useCalendar(): CalendarProps {
  const { language } = useLanguage();
  const { calendar } = useTexts().activities.form;
  return {
    locale: language,
    weekdayFormat: (day) => formatShortWeekday(day, language),
    monthLabelFormat: monthFormat,
    getDayAriaLabel: (day) => formatLongDate(day, language),
    // Neither language writes its days and months with capitals.
    styles: { calendarHeaderLevel: { textTransform: 'none' }, weekday: { textTransform: 'none' } },
    hideOutsideDates: true,
    maxDate: '2100-12-31',
    ariaLabels: {
      monthLevelControl: calendar.chooseMonth,
      yearLevelControl: calendar.chooseYear,
      previousMonth: calendar.previousMonth,
      nextMonth: calendar.nextMonth,
      previousYear: calendar.previousYear,
      nextYear: calendar.nextYear,
      previousDecade: calendar.previousDecade,
      nextDecade: calendar.nextDecade,
    },
  };
}
