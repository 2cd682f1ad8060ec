import type { StaffLanguage } from '@dehesa/domain/languages';
import { es } from './es';
import { pt } from './pt';

/** The words in the spreadsheets of attendees and statistics, and their file names: no screen loads them. */
export type StatisticsExportTexts = typeof es;

export const statisticsExports: Record<StaffLanguage, StatisticsExportTexts> = { es, pt };
