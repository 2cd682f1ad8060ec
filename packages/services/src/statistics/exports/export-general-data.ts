import { GeneralExportInput, type Period } from '@dehesa/domain/statistics';
import { type StatisticsExportTexts, statisticsExports } from '@dehesa/i18n/backoffice/exports';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { type Cell, type Row, type Sheet, workbookStream } from '../../spreadsheets';
import { type ExportFile, exportYear } from './export-file';
import { type GeneralData, readGeneralData, type StatisticsSets } from './read-statistics-sets';

/**
 * 'Datos Generales MRB {year}': one workbook with a sheet for each view, GENERAL, TAJO INTERNACIONAL and MONFRAGÜE, and in
 * each the sets side by side (U38). It holds no personal data; that it was taken is audited all the same.
 */
export async function exportGeneralData(ctx: ServiceContext, input: GeneralExportInput): Promise<ExportFile> {
  const { language, period } = GeneralExportInput.parse(input);
  const texts = statisticsExports[language];
  const data = await readGeneralData(ctx, language, period);
  await recordGeneralExport(ctx, 'xlsx', period);
  const sheets = [sheetOf(texts.sheets.general, data.general, texts)];
  if (data.territories !== null) {
    sheets.push(sheetOf(texts.sheets[2], data.territories[2], texts));
    sheets.push(sheetOf(texts.sheets[1], data.territories[1], texts));
  }
  const name = texts.files.general(exportYear(ctx));
  return { name, stream: workbookStream(name, sheets) };
}

/** The same data for other programs; no personal data, but audited like the file. */
export async function exportStatisticsSets(ctx: ServiceContext, input: GeneralExportInput): Promise<GeneralData> {
  const { language, period } = GeneralExportInput.parse(input);
  const data = await readGeneralData(ctx, language, period);
  await recordGeneralExport(ctx, 'json', period);
  return data;
}

async function recordGeneralExport(ctx: ServiceContext, format: 'xlsx' | 'json', period?: Period): Promise<void> {
  await audit(ctx, ctx.db, {
    action: 'statistics.export',
    entity: 'statistics',
    entityId: null,
    details: { list: 'general', format, ...period },
  });
}

/** Rows of a sheet that are made at once. */
const batchSize = 500;

/** A set as columns of a sheet. */
interface Block {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Each set in columns of its own, an empty one between two. */
function sheetOf(name: string, sets: StatisticsSets, texts: StatisticsExportTexts): Sheet {
  const blocks = blocksOf(sets, texts);
  const across = (cellsOf: (block: Block) => readonly Cell[]): Row =>
    blocks.flatMap((block, index) => {
      const cells = cellsOf(block);
      const padded = block.columns.map((_, column) => cells[column] ?? null);
      return index === 0 ? padded : [null, ...padded];
    });
  const longest = Math.max(...blocks.map(({ rows }) => rows.length));
  const batches = function* () {
    for (let from = 0; from < longest; from += batchSize) {
      const count = Math.min(batchSize, longest - from);
      yield Array.from({ length: count }, (_, index) => across(({ rows }) => rows[from + index] ?? []));
    }
  };
  return {
    name,
    headings: [across(({ title }) => [title]), across(({ columns }) => columns)],
    batches: batches(),
  };
}

function blocksOf(sets: StatisticsSets, { sets: titles, setColumns: columns }: StatisticsExportTexts): Block[] {
  const { confirmed, capacity, cancelled, spain, portugal } = sets.general;
  const totals = (title: string, of: string, rows: Block['rows']): Block => ({
    title,
    columns: [of, columns.total],
    rows,
  });
  return [
    {
      title: titles.general,
      columns: [columns.confirmed, columns.capacity, columns.cancelled, columns.spain, columns.portugal],
      rows: [[confirmed, capacity, cancelled, spain, portugal]],
    },
    totals(
      titles.byDate,
      columns.date,
      sets.byDate.map(({ date, total }) => [{ date }, total]),
    ),
    totals(
      titles.byActivity,
      columns.activity,
      sets.byActivity.map(({ activity, total }) => [activity, total]),
    ),
    totals(
      titles.leastBooked,
      columns.activity,
      sets.leastBooked.map(({ activity, total }) => [activity, total]),
    ),
    totals(
      titles.byProvince,
      columns.province,
      sets.byProvince.map(({ province, total }) => [province, total]),
    ),
    totals(
      titles.byLocality,
      columns.locality,
      sets.byLocality.map(({ locality, total }) => [locality, total]),
    ),
  ];
}
