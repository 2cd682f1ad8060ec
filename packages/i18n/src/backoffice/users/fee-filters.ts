import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/gym/fee-filters';
import * as pt from '../../locales/pt/backoffice/gym/fee-filters';

/** The filters of a gym's list of users (U13): other lists do not wait for them. */
export const feeFilterTexts: Record<StaffLanguage, typeof es.feeFilterTexts> = {
  es: es.feeFilterTexts,
  pt: pt.feeFilterTexts,
};
