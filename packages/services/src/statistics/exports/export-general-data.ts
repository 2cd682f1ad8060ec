import { GeneralExportInput, type Period, type StatisticsScope } from '@dehesa/domain/statistics';
import { type StatisticsExportTexts, statisticsExports } from '@dehesa/i18n/backoffice/exports';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { type Cell, type Row, type Sheet, workbookStream } from '../../spreadsheets';
import { type ExportFile, exportYear } from './export-file';
import { findGeneralData, type GeneralData, readGeneralData, type StatisticsSets } from './read-statistics-sets';

/**
 * 'Datos Generales MRB {year}': one workbook with a sheet for each view, GENERAL, TAJO INTERNACIONAL and MONFRAGÜE, and in
 * each the sets side by side (U38), which are read once the file has begun. It holds no personal data; that it was taken is
 * audited all the same.
 */
export async function exportGeneralData(ctx: ServiceContext, input: GeneralExportInput): Promise<ExportFile> {
  const { language, period } = GeneralExportInput.parse(input);
  const texts = statisticsExports[language];
  const { scopes, read } = await findGeneralData(ctx, language, period);
  await recordGeneralExport(ctx, 'xlsx', period);
  let reading: ReturnType<typeof read> | undefined;
  const setsOf = async (scope: StatisticsScope) => (await (reading ??= read()))(scope);
  const sheets = scopes.map((scope) => sheetOf(texts.sheets[scope], () => setsOf(scope), texts));
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
  rowsOf: (sets: StatisticsSets) => readonly (readonly Cell[])[];
}

/** Each set in columns of its own, an empty one between two. */
function sheetOf(name: string, read: () => Promise<StatisticsSets>, texts: StatisticsExportTexts): Sheet {
  const blocks = blocksIn(texts);
  const across = (cellsOf: (block: Block, index: number) => readonly Cell[]): Row =>
    blocks.flatMap((block, index) => {
      const cells = cellsOf(block, index);
      const padded = block.columns.map((_, column) => cells[column] ?? null);
      return index === 0 ? padded : [null, ...padded];
    });
  const batches = async function* () {
    const sets = await read();
    const rows = blocks.map(({ rowsOf }) => rowsOf(sets));
    const longest = Math.max(...rows.map(({ length }) => length));
    for (let from = 0; from < longest; from += batchSize) {
      const count = Math.min(batchSize, longest - from);
      yield Array.from({ length: count }, (_, row) => across((_block, index) => rows[index]?.[from + row] ?? []));
    }
  };
  return {
    name,
    headings: [across(({ title }) => [title]), across(({ columns }) => columns)],
    batches: batches(),
  };
}

function blocksIn({ sets: titles, setColumns: columns }: StatisticsExportTexts): Block[] {
  const totals = (title: string, of: string, rowsOf: Block['rowsOf']): Block => ({
    title,
    columns: [of, columns.total],
    rowsOf,
  });
  return [
    {
      title: titles.general,
      columns: [columns.confirmed, columns.capacity, columns.cancelled, columns.spain, columns.portugal],
      rowsOf: ({ general: { confirmed, capacity, cancelled, spain, portugal } }) => [
        [confirmed, capacity, cancelled, spain, portugal],
      ],
    },
    totals(titles.byDate, columns.date, ({ byDate }) => byDate.map(({ date, total }) => [{ date }, total])),
    totals(titles.byActivity, columns.activity, ({ byActivity }) =>
      byActivity.map(({ activity, total }) => [activity, total]),
    ),
    totals(titles.leastBooked, columns.activity, ({ leastBooked }) =>
      leastBooked.map(({ activity, total }) => [activity, total]),
    ),
    totals(titles.byProvince, columns.province, ({ byProvince }) =>
      byProvince.map(({ province, total }) => [province, total]),
    ),
    totals(titles.byLocality, columns.locality, ({ byLocality }) =>
      byLocality.map(({ locality, total }) => [locality, total]),
    ),
  ];
}
