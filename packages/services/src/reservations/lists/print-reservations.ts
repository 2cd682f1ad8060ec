import { activities, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import {
  ExportSheetInput,
  type PrintedListKind,
  printedStatus,
  PrintListInput,
  ReservationStatus,
} from '@dehesa/domain/reservations';
import { reservationLists } from '@dehesa/i18n/backoffice/exports';
import { and, count, eq } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { sumOf } from '../read/counts';
import { listPdf } from './list-pdf';
import { type PrintedList, type PrintedPerson, type PrintedShift, readPrintedList } from './read-printed-list';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { utils, type WorkSheet, write } from '@e965/xlsx';
import { cellsOf } from './list-pdf';
import { cellText, sheetName } from './sheet-text';

/** A file made of a list; `name` is the activity's title, for a PDF with the name of the list. */
export interface ListFile {
  name: string;
  content: Uint8Array;
}

/** How many are on a list, before a window is opened for it (U26). */
export async function countPrinted(
  ctx: ServiceContext,
  input: PrintListInput,
): Promise<{ reservations: number; people: number }> {
  authorize(ctx, 'reservations.manage');
  const { activityId, list } = PrintListInput.parse(input);
  const onList = and(eq(reservations.activityId, activities.id), eq(reservations.status, printedStatus[list]));
  const [row] = await ctx.db
    .select({ reservations: count(reservations.id), people: sumOf(reservations.partySize) })
    .from(activities)
    .leftJoin(reservations, onList)
    .where(and(eq(activities.id, activityId), reachableActivities(ctx.actor)))
    .groupBy(activities.id);
  if (!row) throw DomainError.of('record.notFound');
  return row;
}

/** A list to be printed from a page (U26). */
export async function printReservations(ctx: ServiceContext, input: PrintListInput): Promise<PrintedList> {
  const { activityId, list } = PrintListInput.parse(input);
  const printed = await readPrintedList(ctx, activityId, [printedStatus[list]]);
  await record(ctx, printed, { format: 'page', list });
  return printed;
}

/** The same as a PDF; an empty list is `reservations.listEmpty`. */
export async function exportReservationsPdf(ctx: ServiceContext, input: PrintListInput): Promise<ListFile> {
  const { activityId, list, language } = PrintListInput.parse(input);
  const printed = await readPrintedList(ctx, activityId, [printedStatus[list]]);
  if (printed.people === 0) throw DomainError.of('reservations.listEmpty');
  const content = await listPdf({ list: printed, kind: list, language, writtenAt: ctx.clock.now() });
  await record(ctx, printed, { format: 'pdf', list });
  const { kinds } = reservationLists[language];
  return { name: `${printed.activity.title[language]} - ${kinds[list]}`, content };
}

/** Confirmed and waiting people as a spreadsheet (U27); an empty list is `reservations.listEmpty`. */
export async function exportReservationsSheet(ctx: ServiceContext, input: ExportSheetInput): Promise<ListFile> {
  const { activityId, language } = ExportSheetInput.parse(input);
  const statuses = [ReservationStatus.confirmed, ReservationStatus.waiting];
  const printed = await readPrintedList(ctx, activityId, statuses);
  if (printed.people === 0) throw DomainError.of('reservations.listEmpty');
  const content = listSheet(printed, language);
  await record(ctx, printed, { format: 'xlsx', list: null });
  return { name: printed.activity.title[language], content };
}

/** Personal data leaves the product: who took how much of it, and when. */
async function record(
  ctx: ServiceContext,
  { activity, people }: PrintedList,
  { format, list }: { format: 'page' | 'pdf' | 'xlsx'; list: PrintedListKind | null },
): Promise<void> {
  await audit(ctx, ctx.db, {
    action: 'reservations.export',
    entity: 'activity',
    entityId: activity.id,
    details: { format, people, ...(list !== null && { list }) },
  });
}

const columnWidth = 30;

/**
 * A spreadsheet (U27): its first sheet, named from the title, has everybody confirmed or waiting by shift
 * and time of the reservation. Its columns do not tell the two apart, so a sheet for each state follows.
 */
function listSheet(list: PrintedList, language: StaffLanguage): Buffer {
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
