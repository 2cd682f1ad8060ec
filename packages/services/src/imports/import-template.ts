import { importFields, type ImportKind, ImportKindInput, type ImportRef } from '@dehesa/domain/imports';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { errorText } from '@dehesa/i18n/errors';
import { importTexts, rowFaultText } from '@dehesa/i18n/backoffice/imports';
import type { Readable } from 'node:stream';
import { authorize, type ServiceContext } from '../context';
import { type Row, workbookStream } from '../spreadsheets';
import { listImportRows, readImport } from './read-import';

interface ExportFile {
  name: string;
  stream: Readable;
}

/** An empty spreadsheet with the headings of a kind, and on a second sheet what each may hold. */
export function importTemplate(ctx: ServiceContext, raw: { kind: ImportKind }, language: StaffLanguage): ExportFile {
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

/** The rows of an import that cannot be stored, as they stand in its file, each with what is wrong with it. */
export async function exportFaultyRows(
  ctx: ServiceContext,
  raw: ImportRef,
  language: StaffLanguage,
): Promise<ExportFile> {
  const { id, headings, kind, fileName } = await readImport(ctx, raw);
  const texts = importTexts[language];
  const name = texts.template.faultyFile(fileName);
  return {
    name,
    stream: workbookStream(name, [
      {
        name: texts.kinds[kind],
        headings: [[...headings, texts.template.faultColumn]],
        filtered: true,
        batches: faultyRows(ctx, id, language),
      },
    ]),
  };
}

async function* faultyRows(ctx: ServiceContext, id: number, language: StaffLanguage): AsyncGenerator<Row[]> {
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { rows } = await listImportRows(ctx, { id, faulty: true, pageIndex, pageSize: 200 });
    if (rows.length === 0) return;
    yield rows.map(({ cells, faults }) => [
      ...cells,
      faults.map((fault) => rowFaultText(fault, language, errorText)).join('; '),
    ]);
  }
}
