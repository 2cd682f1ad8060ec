import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/finder';
import * as pt from '../locales/pt/finder';

export type FinderTexts = typeof es.finder;

/** The texts of the search of the whole back office. */
export const finder: Record<StaffLanguage, FinderTexts> = { es: es.finder, pt: pt.finder };
