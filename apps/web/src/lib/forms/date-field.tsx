// Before our own sheet, which goes over it, whatever else loads either.
import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import { isIsoDate } from '@dehesa/domain/dates';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useLanguage, useTexts } from '../backoffice-language';
import { quiet } from '../inputs/quiet';
import './date-field.css';

/** A calendar date: shown and typed as dd/mm/yyyy, kept as yyyy-mm-dd (U7). */
export const DateField = quiet(function DateField(props: DateInputProps) {
  const { language } = useLanguage();
  const { form } = useTexts().activities;
  const { calendar } = form;
  return (
    <DateInput
      locale={language}
      placeholder={form.datePlaceholder}
      valueFormat="DD/MM/YYYY"
      dateParser={typedDate}
      minDate="1900-01-01"
      maxDate="2100-12-31"
      clearable
      hideOutsideDates
      clearButtonProps={{ 'aria-label': form.clearDate }}
      popoverProps={{ withinPortal: true }}
      ariaLabels={{
        monthLevelControl: calendar.chooseMonth,
        yearLevelControl: calendar.chooseYear,
        previousMonth: calendar.previousMonth,
        nextMonth: calendar.nextMonth,
        previousYear: calendar.previousYear,
        nextYear: calendar.nextYear,
        previousDecade: calendar.previousDecade,
        nextDecade: calendar.nextDecade,
      }}
      {...props}
    />
  );
});

/** 5/9/2026, 05-09-2026 and 05.09.2026 are all read as 5 September. */
export function typedDate(typed: string): string | null {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(typed);
  const [, day = '', month = '', year = ''] = match ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}
