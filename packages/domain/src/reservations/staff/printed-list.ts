import { z } from 'zod';
import { chosenParameter, chosenWord } from '../../chosen-address';
import { chosenRecords } from '../../chosen-records';
import { StaffLanguage } from '../../languages';
import { RecordId } from '../../record-id';
import { ReservationStatus } from '../status';

/** The lists of an activity that are printed (U26). */
export const PrintedListKind = z.enum(['confirmed', 'waiting']);
export type PrintedListKind = z.infer<typeof PrintedListKind>;

/** The state of the reservations on each printed list. */
export const printedStatus: Record<PrintedListKind, ReservationStatus> = {
  confirmed: ReservationStatus.confirmed,
  waiting: ReservationStatus.waiting,
};

/** A list of an activity on paper, in the language of who asks for it. */
export const PrintListInput = z.object({
  activityId: RecordId,
  list: PrintedListKind,
  language: StaffLanguage.default('es'),
});
export type PrintListInput = z.infer<typeof PrintListInput>;

/** So many are chosen at most: what a board shows, in an address. */
const exportLimit = 600;

/** The spreadsheet of an activity, or of chosen reservations of it (U27). */
export const ExportSheetInput = PrintListInput.omit({ list: true }).extend({
  /** Only these, in whatever state they are (B89). */
  ids: chosenRecords(exportLimit).optional(),
});
export type ExportSheetInput = z.infer<typeof ExportSheetInput>;

/** The addresses of an activity's lists; session and scope are asked for at each of them (B21, B22). */
export const listAddress = {
  print: ({ activityId, list, language }: PrintListInput) =>
    `/imprimir/reservas/${activityId}?${listParameter}=${listWords[list]}&lang=${language}`,
  pdf: ({ activityId, list, language }: PrintListInput) =>
    `/descargas/reservas/${activityId}/lista.pdf?${listParameter}=${listWords[list]}&lang=${language}`,
  sheet: ({ activityId, language, ids }: ExportSheetInput) =>
    `/descargas/reservas/${activityId}/reservas.xlsx?lang=${language}${ids ? `&${chosenParameter}=${chosenWord(ids)}` : ''}`,
};

/** How addresses name the lists. */
export const listParameter = 'lista';
const listWords: Record<PrintedListKind, string> = { confirmed: 'confirmadas', waiting: 'espera' };

/** The list that an address names; the confirmed one where it names none. */
export function readListWord(word: unknown): PrintedListKind {
  return word === listWords.waiting ? 'waiting' : 'confirmed';
}
