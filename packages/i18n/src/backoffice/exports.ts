import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/exports';
import * as pt from '../locales/pt/backoffice/exports';

export type ReservationListTexts = typeof es.reservationLists;

/** The words on printed lists, PDF files and spreadsheets of reservations: no screen loads them. */
export const reservationLists: Record<StaffLanguage, ReservationListTexts> = {
  es: es.reservationLists,
  pt: pt.reservationLists,
};

export type StatisticsExportTexts = typeof es.statisticsExports;

/** The words in the spreadsheets of attendees and statistics, and their file names. */
export const statisticsExports: Record<StaffLanguage, StatisticsExportTexts> = {
  es: es.statisticsExports,
  pt: pt.statisticsExports,
};

export type PersonalDataReportTexts = typeof es.personalDataReport;

/** What stands in the file with a person's data that the person receives (B46). */
export const personalDataReport: Record<StaffLanguage, PersonalDataReportTexts> = {
  es: es.personalDataReport,
  pt: pt.personalDataReport,
};

export type ChosenExportTexts = typeof es.chosenExports;

/** The words in the spreadsheets of the ticked ones of a list (B96). */
export const chosenExports: Record<StaffLanguage, ChosenExportTexts> = { es: es.chosenExports, pt: pt.chosenExports };
