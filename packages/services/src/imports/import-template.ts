import { importFields, type ImportKind, ImportKindInput } from '@dehesa/domain/imports';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { importTexts } from '@dehesa/i18n/backoffice/imports';
import type { Readable } from 'node:stream';
import { authorize, type ServiceContext } from '../context';
import { workbookStream } from '../spreadsheets';

/** An empty spreadsheet with the headings of a kind, and on a second sheet what each may hold. */
export function importTemplate(
  ctx: ServiceContext,
  raw: { kind: ImportKind },
  language: StaffLanguage,
): { name: string; stream: Readable } {
  authorize(ctx, 'configuration.manage');
  const { kind } = ImportKindInput.parse(raw);
  const texts = importTexts[language];
  const fields = importFields[kind];
  const name = texts.template.file(texts.kinds[kind]);
  const explained = fields.map(({ key, kind: cell, required }) => [
    texts.fieldName(key),
    required ? texts.template.required : '',
    texts.cellKind(cell),
  ]);
  return {
    name,
    stream: workbookStream(name, [
      { name: texts.kinds[kind], headings: [fields.map(({ key }) => texts.fieldName(key))], batches: [] },
      { name: texts.template.help, headings: [texts.template.columns], batches: [explained] },
    ]),
  };
}
