import { formatDayMonthYear, isIsoDate } from '@dehesa/domain/dates';

const typedPattern = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
const digitsPattern = /^(\d{2})(\d{2})(\d{4})$/;

/** A date as it was typed (day first, 8 digits or with separators) as yyyy-mm-dd; what is no date stays as it is. */
export function readBirthDate(typed: string): string {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = typedPattern.exec(text) ?? digitsPattern.exec(text) ?? [];
  const isoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(isoDate) ? isoDate : text;
}

/** A stored date as dd/mm/yyyy; what is still being typed as it is. */
export function showBirthDate(value: string): string {
  return isIsoDate(value) ? formatDayMonthYear(value) : value;
}
