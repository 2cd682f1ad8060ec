import type { Language } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import type { posterTexts } from '@dehesa/i18n/collaborators';
import { type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { create } from 'qrcode';
import { newDocument, printable, wrapText } from '../../pdf/index';

/** A4 upright and the code on it, in points of 1/72 inch: 180 mm (U16). */
const page = { width: 595.28, height: 841.89 } as const;
const codeSide = (180 / 25.4) * 72;
const margin = (page.width - codeSide) / 2;

const ink = rgb(0.14, 0.16, 0.12);
const soft = rgb(0.36, 0.38, 0.32);
const green = rgb(0.14, 0.27, 0.19);

export interface PosterContent {
  name: string;
  /** What the code says. */
  url: string;
  texts: (typeof posterTexts)[Language];
  language: Language;
  drawnAt: Date;
}

/** A poster to be printed: who, what for, and a code that a telephone reads from across the room. */
export async function drawPoster({ name, url, texts, language, drawnAt }: PosterContent): Promise<Uint8Array> {
  const { document, regular, bold } = await newDocument({
    title: texts.title(name),
    lang: locales[language],
    writtenAt: drawnAt,
  });
  const sheet = document.addPage([page.width, page.height]);
  const top = page.height - 48;
  const afterHeading = writeCentred(sheet, texts.heading, { font: bold, size: 34, colour: green, y: top, lines: 1 });
  writeCentred(sheet, name, { font: bold, size: 24, colour: ink, y: afterHeading - 10, lines: 2 });
  const codeTop = page.height - 165;
  drawCode(sheet, url, codeTop);
  const below = writeCentred(sheet, texts.how, {
    font: regular,
    size: 16,
    colour: ink,
    y: codeTop - codeSide - 34,
    lines: 3,
  });
  writeCentred(sheet, url, { font: regular, size: 12, colour: soft, y: below - 14, lines: 2 });
  return document.save();
}

/** As rectangles, not as a picture: sharp at every size. One of modules, with the quiet zone that readers need. */
function drawCode(sheet: PDFPage, text: string, top: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const quiet = 2;
  const side = codeSide / (modules.size + 2 * quiet);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) !== 1) continue;
      const from = column;
      while (column + 1 < modules.size && modules.get(row, column + 1) === 1) column += 1;
      sheet.drawRectangle({
        x: margin + (from + quiet) * side,
        y: top - (row + quiet + 1) * side,
        width: (column + 1 - from) * side,
        // A hair more than a module, so that no printer leaves a white line between two rows.
        height: side + 0.1,
        color: rgb(0, 0, 0),
      });
    }
  }
}

/** Lines in the middle of the page from `y` down, smaller where they would be more than `lines`; answers where they end. */
function writeCentred(
  sheet: PDFPage,
  text: string,
  { font, size, colour, y, lines }: { font: PDFFont; size: number; colour: typeof ink; y: number; lines: number },
): number {
  const shown = printable(text, font);
  let fitting = size;
  const broken = () => wrapText(shown, { font, size: fitting, width: codeSide });
  while (fitting > 8 && broken().length > lines) fitting -= 1;
  let baseline = y;
  for (const line of broken().slice(0, lines)) {
    baseline -= fitting;
    const width = font.widthOfTextAtSize(line, fitting);
    sheet.drawText(line, { x: (page.width - width) / 2, y: baseline, size: fitting, font, color: colour });
    baseline -= fitting * 0.3;
  }
  return baseline;
}
