import { importedRecords } from '@dehesa/db/schema';
import type { RowFault } from '@dehesa/domain/imports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { type RowValues, valueOf } from './importer';

const lowered = sql<string>`lower(${importedRecords.reference})`;

/** What the old system called its records, so that none is brought in twice: of this file, or of another one. */
export class KnownReferences {
  readonly #ofFile = new Set<string>();

  constructor(
    private readonly tx: ServiceContext['db'],
    private readonly entity: 'activity' | 'reservation',
  ) {}

  async faultsOf(rows: readonly RowValues[]): Promise<RowFault[][]> {
    const references = rows.map((row) => valueOf(row, 'reference').toLowerCase());
    const found = await this.tx
      .select({ reference: lowered })
      .from(importedRecords)
      .where(and(eq(importedRecords.entity, this.entity), inArray(lowered, references.filter(Boolean))));
    const stored = new Set(found.map(({ reference }) => reference));
    return references.map((reference) => {
      if (reference === '') return [];
      if (stored.has(reference) || this.#ofFile.has(reference))
        return [{ field: 'reference', reason: 'referenceRepeated' }];
      this.#ofFile.add(reference);
      return [];
    });
  }
}
