import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/gym/fee-payments';
import * as pt from '../../locales/pt/backoffice/gym/fee-payments';

/** Renewing a member's fee and what was paid (B99). */
export const feePayments: Record<StaffLanguage, typeof es.feePaymentTexts> = {
  es: es.feePaymentTexts,
  pt: pt.feePaymentTexts,
};
