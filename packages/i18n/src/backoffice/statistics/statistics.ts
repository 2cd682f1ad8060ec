import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/statistics/statistics';
import * as pt from '../../locales/pt/backoffice/statistics/statistics';

export type StatisticsTexts = typeof es.statistics;

/** The texts of the statistics: they come with charts and maps, not with the first screen. */
export const statistics: Record<StaffLanguage, StatisticsTexts> = { es: es.statistics, pt: pt.statistics };
