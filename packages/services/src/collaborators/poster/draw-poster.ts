import type { posterTexts } from '@dehesa/i18n/collaborators';
import type { Language } from '@dehesa/domain/languages';
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { drawCode, fitText, headPicture, newDocument } from '../../pdf/index';

/** A4 upright and the code on it, in points of 1/72 inch: 180 mm (U16). */
const page = { width: 595.28, height: 841.89 } as const;
const codeSide = (180 / 25.4) * 72;
const margin = (page.width - codeSide) / 2;
const markSide = 24;
/** In place of the mark; what follows has its place, so that the code has its own. */
const logoRoom = { width: 150, height: 28 } as const;

const ink = rgb(0.14, 0.16, 0.12);
const soft = rgb(0.36, 0.38, 0.32);
const green = rgb(0.14, 0.27, 0.19);

export interface PosterContent {
  /** The installation's. */
  appName: string;
  /** The installation's, as PNG (B107). */
  logo?: Uint8Array | undefined;
  name: string;
  /** What the code says. */
  url: string;
  /** In each language that it speaks: one, or two below each other (B102). */
  texts: readonly (typeof posterTexts)[Language][];
  /** As in HTML: that of the first of them. */
  lang: string;
  drawnAt: Date;
}

/** A poster to be printed: who, what for, and a code that a telephone reads from across the room. */
export async function drawPoster(content: PosterContent): Promise<Uint8Array> {
  const { name, url, texts, lang, drawnAt } = content;
  const title = texts.map((one) => one.title(name)).join(' · ');
  const { document, regular, bold } = await newDocument({ title, lang, writtenAt: drawnAt });
  const sheet = document.addPage([page.width, page.height]);
  const several = texts.length > 1;
  let y = await writeHead({ document, sheet }, content, { font: bold, top: page.height - 22 });
  for (const { heading } of texts) {
    y = writeCentred(sheet, heading, { font: bold, size: several ? 22 : 32, colour: green, y, lines: 1 });
  }
  writeCentred(sheet, name, { font: bold, size: several ? 18 : 22, colour: ink, y: y - 4, lines: 2 });
  const codeTop = page.height - 165;
  drawCode(sheet, url, { x: margin, top: codeTop, side: codeSide });
  y = codeTop - codeSide - 26;
  for (const { how } of texts) {
    y = writeCentred(sheet, how, { font: regular, size: several ? 13 : 16, colour: ink, y, lines: 3 }) - 4;
  }
  writeCentred(sheet, url, { font: regular, size: 12, colour: soft, y: y - 6, lines: 2 });
  return document.save();
}

/** Whose poster it is: the mark or the logo, and what the installation is called. */
async function writeHead(
  { document, sheet }: { document: PDFDocument; sheet: PDFPage },
  { appName, logo }: Pick<PosterContent, 'appName' | 'logo'>,
  { font, top }: { font: PDFFont; top: number },
): Promise<number> {
  const picture = await headPicture(document, logo, { ...logoRoom, mark: markSide });
  const room = { font, size: 15, least: 8, width: codeSide - picture.width - 8, lines: 1 };
  const { lines, size } = fitText(appName, room);
  const [line = ''] = lines;
  const x = (page.width - picture.width - 8 - font.widthOfTextAtSize(line, size)) / 2;
  picture.draw(sheet, { x, top });
  const y = top - picture.height / 2 - size * 0.35;
  if (line !== '') sheet.drawText(line, { x: x + picture.width + 8, y, size, font, color: green });
  return top - picture.height - 4;
}

/** Lines in the middle of the page from `y` down, smaller where they would be more than `lines`; answers where they end. */
function writeCentred(
  sheet: PDFPage,
  text: string,
  {
    font,
    size: largest,
    colour,
    y,
    lines,
  }: { font: PDFFont; size: number; colour: typeof ink; y: number; lines: number },
): number {
  const fitted = fitText(text, { font, size: largest, least: 8, width: codeSide, lines });
  let baseline = y;
  for (const line of fitted.lines) {
    baseline -= fitted.size;
    const width = font.widthOfTextAtSize(line, fitted.size);
    sheet.drawText(line, { x: (page.width - width) / 2, y: baseline, size: fitted.size, font, color: colour });
    baseline -= fitted.size * 0.3;
  }
  return baseline;
}
