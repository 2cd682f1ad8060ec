import { create, toBuffer } from 'qrcode';

const errorCorrectionLevel = 'M';

/** The QR of a reference as PNG, with its quiet zone, large enough to be printed (B36). */
export function referenceQr(reference: string): Promise<Buffer> {
  return toBuffer(reference, { errorCorrectionLevel, margin: 4, scale: 10 });
}

/** The same as a path for SVG: modules a side, and the dark ones row by row. The quiet zone is left to the page. */
export function referenceQrPath(reference: string): { size: number; path: string } {
  const { modules } = create(reference, { errorCorrectionLevel });
  const { size } = modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column) !== 1) continue;
      const from = column;
      while (column + 1 < size && modules.get(row, column + 1) === 1) column += 1;
      const length = column + 1 - from;
      runs.push(`M${from} ${row}h${length}v1h-${length}z`);
    }
  }
  return { size, path: runs.join('') };
}
