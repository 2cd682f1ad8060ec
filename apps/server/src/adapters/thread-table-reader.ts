import { failure } from '@dehesa/domain/errors';
import { importLimits } from '@dehesa/domain/imports';
import type { ImportTable } from '@dehesa/services/imports';
import { type ThreadOptions, Threads } from './threads';

/** Reads a spreadsheet or a CSV where nobody waits for it, with a deadline (B51, B106). */
export type TableReader = (bytes: Uint8Array) => Promise<ImportTable>;

/** In threads of their own: `file` is the built `table-worker`. */
export function threadTableReader(options: Pick<ThreadOptions, 'file'> & Partial<ThreadOptions>): TableReader {
  const tooMuch = failure('file.tooLarge', { maxMegabytes: importLimits.megabytes });
  const threads = new Threads({ deadlineMs: 60_000, maxWaiting: 2, megabytes: 1_024, tooMuch, ...options });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread answers a table or a refusal
  return async (bytes) => (await threads.run(bytes)) as ImportTable;
}

/** In this thread, where nothing is built: while somebody writes the product, and in tests. */
export const readTableHere: TableReader = async (bytes) => {
  const { readTable } = await import('@dehesa/services/import-table');
  return readTable(bytes);
};
