import type { StaffLanguage } from '@dehesa/domain/languages';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { reservationLists } from '@dehesa/i18n/backoffice/exports';
import { utils, write, type WorkSheet } from '@e965/xlsx';
import { cellsOf } from './list-words';
import type { PrintedList, PrintedPerson, PrintedShift } from './read-printed-list';
import { cellText, sheetName } from './sheet-text';

const columnWidth = 30;

/**
 * A spreadsheet (U27): its first sheet, named from the title, has everybody confirmed or waiting by shift
 * and time of the reservation. Its columns do not tell the two apart, so a sheet for each state follows.
 */
export function listSheet(list: PrintedList, language: StaffLanguage): Buffer {
  const texts = reservationLists[language];
  const book = utils.book_new();
  book.Props = { Title: list.activity.title[language] };
  const taken = new Set<string>();
  const add = (wanted: string, shifts: readonly PrintedShift[]) => {
    const name = sheetName(wanted, taken);
    taken.add(name.toLowerCase());
    utils.book_append_sheet(book, worksheet(shifts, language), name);
  };
  const only = (status: PrintedPerson['status']) =>
    list.shifts
      .map(({ shift, people }) => ({ shift, people: people.filter((person) => person.status === status) }))
      .filter(({ people }) => people.length > 0);
  add(list.activity.title[language], list.shifts);
  add(texts.sheets.confirmed, only(ReservationStatus.confirmed));
  add(texts.sheets.waiting, only(ReservationStatus.waiting));
  // With a table of texts cells are texts to every program; otherwise they are written as results of formulas.
  const content: unknown = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
  if (!Buffer.isBuffer(content)) throw new Error('the spreadsheet was not written as bytes');
  return content;
}

/** The heading of each shift is a row of its own across all columns, where the activity has shifts. */
function worksheet(shifts: readonly PrintedShift[], language: StaffLanguage): WorkSheet {
  const texts = reservationLists[language];
  const rows: string[][] = [texts.columns];
  const merges = [];
  for (const { shift, people } of shifts) {
    if (shift !== null) {
      merges.push({ s: { r: rows.length, c: 0 }, e: { r: rows.length, c: texts.columns.length - 1 } });
      rows.push([cellText(texts.shift(shift))]);
    }
    for (const person of people) rows.push(cellsOf(person).map(cellText));
  }
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!cols'] = texts.columns.map(() => ({ wch: columnWidth }));
  sheet['!merges'] = merges;
  return sheet;
}
