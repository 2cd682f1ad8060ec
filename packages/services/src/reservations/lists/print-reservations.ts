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
import { type PrintedList, type PrintedPerson, type PrintedShift, readPrintedList } from './read-printed-list';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { buffer } from 'node:stream/consumers';
import { type Sheet, sheetName, workbookStream } from '../../spreadsheets';
import { cellsOf } from './printed-texts';

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
  // A large library that many processes never need.
  const { listPdf } = await import('./list-pdf');
  const content = await listPdf({ list: printed, kind: list, language, writtenAt: ctx.clock.now() });
  await record(ctx, printed, { format: 'pdf', list });
  const { kinds } = reservationLists[language];
  return { name: `${printed.activity.title[language]} - ${kinds[list]}`, content };
}

/** Confirmed and waiting people, or those of chosen reservations (B89), as a spreadsheet (U27); an empty list is `reservations.listEmpty`. */
export async function exportReservationsSheet(ctx: ServiceContext, input: ExportSheetInput): Promise<ListFile> {
  const { activityId, language, ids } = ExportSheetInput.parse(input);
  const { pending, confirmed, waiting } = ReservationStatus;
  const statuses = ids === undefined ? [confirmed, waiting] : [pending, confirmed, waiting];
  const printed = await readPrintedList(ctx, activityId, statuses, ids);
  if (printed.people === 0) throw DomainError.of('reservations.listEmpty');
  const content = await listSheet(printed, language);
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

/**
 * A spreadsheet (U27): its first sheet, named from the title, has everybody confirmed or waiting by shift
 * and time of the reservation, to be filtered by state and shift (B101). A sheet for each state follows.
 */
function listSheet(list: PrintedList, language: StaffLanguage): Promise<Buffer> {
  const { columns, shift: shiftHeading, sheets } = reservationLists[language];
  const questions = list.questions.map(({ label }) => label[language]);
  const hasShifts = list.shifts.some(({ shift }) => shift !== null);
  const sheet = (name: string, shifts: readonly Omit<PrintedShift, 'count'>[]): Sheet => ({
    name,
    headings: [[...columns, ...questions]],
    // A program sorts nothing that has cells across.
    filtered: !hasShifts,
    batches: shifts.map(({ shift, people }) => [
      ...(shift === null ? [] : [[shiftHeading(shift)]]),
      ...people.map((person) => [...cellsOf(person, language), ...answerCells(person, list, language)]),
    ]),
  });
  const everybody = (name: string): Sheet => {
    const { state, states, shiftColumn } = reservationLists[language];
    const headings = [...columns, state, ...(hasShifts ? [shiftColumn] : []), ...questions];
    return {
      name,
      headings: [headings],
      filtered: true,
      batches: list.shifts.map(({ shift, people }) => [
        // As wide as the others, so that it is one cell and not one across all.
        ...(shift === null ? [] : [headings.map((_, column) => (column === 0 ? shiftHeading(shift) : null))]),
        ...people.map((person) => [
          ...cellsOf(person, language),
          states[person.status],
          ...(hasShifts ? [shift] : []),
          ...answerCells(person, list, language),
        ]),
      ]),
    };
  };
  const only = (status: PrintedPerson['status']) =>
    list.shifts
      .map(({ shift, people }) => ({ shift, people: people.filter((person) => person.status === status) }))
      .filter(({ people }) => people.length > 0);
  const title = list.activity.title[language];
  const pending = only(ReservationStatus.pending);
  const book = workbookStream(title, [
    everybody(sheetName(title)),
    sheet(sheets.confirmed, only(ReservationStatus.confirmed)),
    sheet(sheets.waiting, only(ReservationStatus.waiting)),
    ...(pending.length === 0 ? [] : [sheet(sheets.pending, pending)]),
  ]);
  return buffer(book);
}

/** Behind the documented columns one for each question that somebody has answered (B73). */
function answerCells({ answers }: PrintedPerson, { questions }: PrintedList, language: StaffLanguage): string[] {
  return questions.map(({ question }) => answers.find((answer) => answer.question === question)?.value[language] ?? '');
}
