import type { ImportFieldKey, RowFault } from '@dehesa/domain/imports';
import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/imports';
import * as pt from '../locales/pt/backoffice/imports';
import { errorText } from '../errors';

export type ImportTexts = typeof es.imports;

/** Texts of bringing data in; they come with its screen alone. */
export const importTexts: Record<StaffLanguage, ImportTexts> = { es: es.imports, pt: pt.imports };

/** What a template of ours calls a field in any language: files are known by it whoever filled them in. */
export function fieldNames(key: ImportFieldKey): readonly string[] {
  return Object.values(importTexts).map((texts) => texts.fieldName(key));
}

/** What is wrong with a row, said of its field: "Email: falta". */
export function rowFaultText(fault: RowFault, language: StaffLanguage): string {
  const texts = importTexts[language];
  return `${texts.fieldName(fault.field)}: ${reasonOf(fault, language)}`;
}

function reasonOf(fault: RowFault, language: StaffLanguage): string {
  if (fault.reason === 'refused') return errorText(fault.failure, language).message;
  const { faults } = importTexts[language];
  return fault.reason === 'tooLong' ? faults.tooLong(fault) : faults[fault.reason]();
}
