import type { DomainFailure } from '@dehesa/domain/errors';
import type { ImportFieldKey, RowFault } from '@dehesa/domain/imports';
import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/imports/imports';
import * as pt from '../locales/pt/backoffice/imports/imports';

export type ImportTexts = typeof es.imports;

/** Texts of bringing data in; they come with its screen alone. */
export const importTexts: Record<StaffLanguage, ImportTexts> = { es: es.imports, pt: pt.imports };

/** What a template of ours calls a field in any language: files are known by it whoever filled them in. */
export function fieldNames(key: ImportFieldKey): readonly string[] {
  return Object.values(importTexts).map((texts) => texts.fieldName(key));
}

/** What is wrong with a row, said of its field: "Email: falta". What a rule refused, `say` tells. */
export function rowFaultText(
  fault: RowFault,
  language: StaffLanguage,
  say: (failed: DomainFailure, language: StaffLanguage) => { message: string },
): string {
  const texts = importTexts[language];
  return `${texts.fieldName(fault.field)}: ${reason()}`;

  function reason(): string {
    if (fault.reason === 'refused') return say(fault.failure, language).message;
    return fault.reason === 'tooLong' ? texts.faults.tooLong(fault) : texts.faults[fault.reason]();
  }
}
