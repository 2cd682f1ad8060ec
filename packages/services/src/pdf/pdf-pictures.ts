import { type PDFPage, rgb } from 'pdf-lib';
import { create } from 'qrcode';

/** The upper left corner, and a side, in points. */
interface Square {
  x: number;
  top: number;
  side: number;
}

/** Modules of white around a code, which readers need. */
const quiet = 2;

/** A QR code as rectangles, not as a picture: sharp at every size. Its quiet zone is within the square. */
export function drawCode(sheet: PDFPage, text: string, { x, top, side }: Square): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const module = side / (modules.size + 2 * quiet);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) !== 1) continue;
      const from = column;
      while (column + 1 < modules.size && modules.get(row, column + 1) === 1) column += 1;
      sheet.drawRectangle({
        x: x + (from + quiet) * module,
        y: top - (row + quiet + 1) * module,
        width: (column + 1 - from) * module,
        // A hair more than a module, so that no printer leaves a white line between two rows.
        height: module * 1.01,
        color: rgb(0, 0, 0),
      });
    }
  }
}

/** The paths of `apps/web/public/favicon.svg`, in a square of 32. */
const mark = [
  {
    path: 'M8 0H24A8 8 0 0 1 32 8V24A8 8 0 0 1 24 32H8A8 8 0 0 1 0 24V8A8 8 0 0 1 8 0Z',
    colour: rgb(0.184, 0.353, 0.235),
  },
  { path: 'M14.6 27V18.8H17.4V27Z', colour: rgb(0.773, 0.541, 0.231) },
  {
    path: 'M16 4.5C20 4.5 22.1 6.9 22.4 9.4C25 9.8 26.7 11.8 26.7 14.2C26.7 17.3 24.2 19.3 21.1 19.3H10.9C7.8 19.3 5.3 17.3 5.3 14.2C5.3 11.8 7 9.8 9.6 9.4C9.9 6.9 12 4.5 16 4.5Z',
    colour: rgb(0.878, 0.925, 0.875),
  },
];

/** The tree that screens and pages have as their mark. */
export function drawMark(sheet: PDFPage, { x, top, side }: Square): void {
  for (const { path, colour } of mark) sheet.drawSvgPath(path, { x, y: top, scale: side / 32, color: colour });
}
