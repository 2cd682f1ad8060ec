import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/list-look';
import * as pt from '../locales/pt/backoffice/list-look';

export type ListLookTexts = typeof es.listLook;

/** The texts of how a list looks: they come when somebody wants to change that. */
export const listLook: Record<StaffLanguage, ListLookTexts> = { es: es.listLook, pt: pt.listLook };
