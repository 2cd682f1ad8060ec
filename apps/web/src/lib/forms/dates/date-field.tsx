// Before our own sheet, which goes over it, whatever else loads either.
import '@mantine/dates/styles.css';
import { isIsoDate } from '@dehesa/domain/dates';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useTexts } from '../../backoffice-language';
import { quiet } from '../../inputs/quiet';
import './date-field.css';
import { useCalendar } from './use-calendar';

/** A calendar date: shown and typed as dd/mm/yyyy, kept as yyyy-mm-dd (U7). */
export const DateField = quiet(function DateField(props: DateInputProps) {
  const calendar = useCalendar();
  const { form } = useTexts().activities;
  return (
    <DateInput
      {...calendar}
      placeholder={form.datePlaceholder}
      valueFormat="DD/MM/YYYY"
      dateParser={typedDate}
      minDate="1900-01-01"
      clearable
      clearButtonProps={{ 'aria-label': form.clearDate }}
      popoverProps={{ withinPortal: true }}
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
