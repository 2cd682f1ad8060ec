import { setImmediate } from 'node:timers/promises';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { PrintedListKind } from '@dehesa/domain/reservations';
import { formatInstant } from '@dehesa/i18n/formats';
import { reservationLists } from '@dehesa/i18n/backoffice/exports';
import { paperColours, PdfSheet } from '../../pdf/index';
import { cellsOf, factsOf } from './printed-texts';
import type { PrintedList, PrintedPerson, PrintedShift } from './read-printed-list';

/** Widths in points, in the order of the documented columns; together what lies between the margins. */
const columnWidths = [92, 100, 140, 90, 176, 80, 95.89] as const;
const cellPadding = { x: 4, y: 3 } as const;
/** A companion's name stands a little to the right, under that of its booker. */
const companionIndent = { column: 1, by: 10 } as const;
/** Between so many rows everything else that the process has to do gets its turn. */
const rowsAtOnce = 40;
const cell = { size: 9 } as const;
const heading = { size: 9, bold: true } as const;
const shiftHeading = { size: 11, bold: true, colour: paperColours.green } as const;

export interface ListPaper {
  list: PrintedList;
  kind: PrintedListKind;
  language: StaffLanguage;
  writtenAt: Date;
}

/** A list as a PDF: A4 across, the head of the table again on every page, pages numbered (U26). */
export async function listPdf({ list, kind, language, writtenAt }: ListPaper): Promise<Uint8Array> {
  const texts = reservationLists[language];
  const title = list.activity.title[language];
  const sheet = await PdfSheet.create({ title: `${title} · ${texts.kinds[kind]}`, lang: texts.lang, writtenAt });
  sheet.paragraph(title, { size: 18, bold: true, colour: paperColours.green });
  sheet.space(2);
  sheet.paragraph(`${texts.kinds[kind]} · ${texts.total(list.reservations, list.people)}`, { size: 12, bold: true });
  sheet.space(6);
  const [place, ...others] = factsOf(list.activity, language).map(({ label, value }) => `${label}: ${value}`);
  if (place !== undefined) sheet.paragraph(place, { size: 10 });
  sheet.paragraph(others.join(' · '), { size: 10 });
  sheet.space(10);
  if (list.people === 0) sheet.paragraph(texts.empty, { size: 12 });
  else {
    tableHead(sheet, language);
    for (const shift of list.shifts) await shiftRows(sheet, shift, language);
  }
  return sheet.finish(texts.printedAt(formatInstant(writtenAt, language)), texts.page);
}

function tableHead(sheet: PdfSheet, language: StaffLanguage): void {
  row(sheet, measureRow(sheet, reservationLists[language].columns, 'head'));
}

async function shiftRows(
  sheet: PdfSheet,
  { shift, people, count }: PrintedShift,
  language: StaffLanguage,
): Promise<void> {
  if (shift !== null) headShift(sheet, shift, count, language);
  for (const [index, person] of people.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    const kind = people[index - 1]?.reservationId === person.reservationId ? 'companion' : 'booker';
    const measured = measureRow(sheet, cellsOf(person, language), kind);
    if (measured.height > sheet.room) {
      sheet.addPage();
      tableHead(sheet, language);
    }
    // A line between parties, none within one.
    if (index > 0 && kind === 'booker') sheet.rule(0.5);
    row(sheet, measured);
    answersBelow(sheet, person, language);
  }
  sheet.rule(0.5);
}

/** What the person answered to the activity's own questions (B73), over the whole width: there is no room for columns. */
function answersBelow(sheet: PdfSheet, { answers }: PrintedPerson, language: StaffLanguage): void {
  if (answers.length === 0) return;
  const text = answers.map(({ label, value }) => `${label[language]}: ${value[language]}`).join(' · ');
  const { lines, height } = sheet.measure(text, sheet.width - 2 * companionIndent.by, cell);
  if (height > sheet.room) {
    sheet.addPage();
    tableHead(sheet, language);
  }
  sheet.draw(lines, companionIndent.by, 0, cell);
  sheet.space(height + cellPadding.y);
}

/** The name of a shift, never alone at the foot of a page. */
function headShift(sheet: PdfSheet, shift: string, count: number, language: StaffLanguage): void {
  const texts = reservationLists[language];
  const { lines, height } = sheet.measure(`${texts.shift(shift)} · ${texts.people(count)}`, sheet.width, shiftHeading);
  if (height + 60 > sheet.room) {
    sheet.addPage();
    tableHead(sheet, language);
  }
  sheet.space(8);
  sheet.draw(lines, cellPadding.x, 0, shiftHeading);
  sheet.space(height + 3);
  sheet.rule(0.5);
}

type RowKind = 'head' | 'booker' | 'companion';

interface MeasuredRow {
  kind: RowKind;
  height: number;
  cells: readonly { lines: string[]; x: number }[];
}

function measureRow(sheet: PdfSheet, texts: readonly string[], kind: RowKind): MeasuredRow {
  let left = 0;
  let tallest = 0;
  const cells = texts.map((text, column) => {
    const indent = kind === 'companion' && column === companionIndent.column ? companionIndent.by : 0;
    const width = columnWidths[column] ?? 0;
    const { lines, height } = sheet.measure(text, width - 2 * cellPadding.x - indent, styleOf(kind));
    const x = left + cellPadding.x + indent;
    left += width;
    tallest = Math.max(tallest, height);
    return { lines, x };
  });
  return { kind, cells, height: tallest + 2 * cellPadding.y };
}

function row(sheet: PdfSheet, { kind, height, cells }: MeasuredRow): void {
  if (kind === 'head') sheet.fill(height, paperColours.head);
  for (const { lines, x } of cells) sheet.draw(lines, x, cellPadding.y, styleOf(kind));
  sheet.space(height);
}

function styleOf(kind: RowKind) {
  return kind === 'head' ? heading : cell;
}
