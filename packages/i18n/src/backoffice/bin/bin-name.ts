import type { StaffLanguage } from '@dehesa/domain/languages';

/** What lists call the way to the bin (B100): they need no more of it. */
export const binName: Record<StaffLanguage, string> = { es: 'Papelera', pt: 'Reciclagem' };
