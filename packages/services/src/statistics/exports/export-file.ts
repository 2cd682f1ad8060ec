import type { Readable } from 'node:stream';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { ServiceContext } from '../../context';

/** A spreadsheet on its way; whoever gets it reads or destroys the stream. */
export interface ExportFile {
  /** Without extension. */
  name: string;
  stream: Readable;
}

/** The year in the names of the files (U37). */
export function exportYear(ctx: ServiceContext): number {
  return Number(madridDate(ctx.clock.now()).slice(0, 4));
}
