import type { StaffLanguage } from '@dehesa/domain/languages';

interface UndoTexts {
  kept: string;
  undo: string;
  restored: string;
}

/** What is said below whatever was just deleted (B100). */
export const undoTexts: Record<StaffLanguage, UndoTexts> = {
  es: { kept: 'En la papelera 30 días.', undo: 'Deshacer', restored: 'Recuperado' },
  pt: { kept: 'Na reciclagem durante 30 dias.', undo: 'Anular', restored: 'Recuperado' },
};
