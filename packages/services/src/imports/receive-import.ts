import { importRows, imports } from '@dehesa/db/schema';
import { importFields, type ImportKind, ImportKindInput, matchColumns } from '@dehesa/domain/imports';
import { fieldNames } from '@dehesa/i18n/backoffice/imports';
import { sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import type { ImportTable } from './table/read-table';

/**
 * Keeps the rows of a file that a super administrator brings, with a guess at which column is what; answers the import's
 * id. Nothing becomes a record yet (B106).
 */
export async function receiveImport(
  ctx: ServiceContext,
  raw: { kind: ImportKind },
  { fileName, table }: { fileName: string; table: ImportTable },
): Promise<{ id: number }> {
  const actor = authorize(ctx, 'configuration.manage');
  const { kind } = ImportKindInput.parse(raw);
  const columns = matchColumns(table.headings, importFields[kind], fieldNames);
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx
      .insert(imports)
      .values({
        kind,
        fileName,
        headings: table.headings,
        columns,
        rowCount: table.rowCount,
        createdBy: actor.userId,
        createdAt: ctx.clock.now(),
      })
      .returning({ id: imports.id });
    if (!row) throw new Error('insert into imports returned no row');
    // Raw: a batch comes as JSON and goes as JSON, so that no thread that serves reads 50,000 rows.
    for (const batch of table.batches)
      await tx.execute(sql`
        insert into ${importRows} (import_id, row_number, cells)
        select ${row.id}::int, (line ->> 0)::int, line -> 1 from json_array_elements(${batch}::text::json) as line`);
    return row;
  });
}
