import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/many';
import * as pt from '../../locales/pt/many';

export type ManyWords = typeof es.manyWords;
export type ManyListTexts = typeof es.manyLists;

/** What is done at once to what is ticked in a list of staff's (B96). */
export const manyLists: Record<StaffLanguage, ManyListTexts> = { es: es.manyLists, pt: pt.manyLists };
