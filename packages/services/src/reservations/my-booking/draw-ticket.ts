import type { ticketTexts } from '@dehesa/i18n/ticket';
import type { Language } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import { type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { drawCode, fitText, type HeadPicture, headPicture, newDocument } from '../../pdf/index';

/** A6 upright, as large as a telephone shows whole, in points of 1/72 inch. */
const page = { width: 297.64, height: 419.53, margin: 20 } as const;
const width = page.width - 2 * page.margin;
const band = 38;
const codeSide = 116;
/** In the band, on white. */
const logoRoom = { width: 96, height: 24, mark: 22, onColour: 3 } as const;

const ink = rgb(0.14, 0.16, 0.12);
const soft = rgb(0.36, 0.38, 0.32);
const green = rgb(0.14, 0.27, 0.19);

export interface TicketContent {
  language: Language;
  texts: (typeof ticketTexts)[Language];
  appName: string;
  /** The installation's, as PNG (B107). */
  logo?: Uint8Array | undefined;
  reference: string;
  confirmed: boolean;
  title: string;
  when: readonly string[];
  meetingPoint: string;
  municipality: string;
  /** Names, and no more of anybody. */
  people: string;
  contact: string;
  drawnAt: Date;
}

/** A booking as its party takes it along: one page that is read at arm's length, and by a reader of codes once confirmed. */
export async function drawTicket(content: TicketContent): Promise<Uint8Array> {
  const { language, texts, appName, reference, confirmed, title, when, drawnAt } = content;
  const { document, regular, bold } = await newDocument({
    title: texts.title(reference),
    lang: locales[language],
    writtenAt: drawnAt,
  });
  const sheet = document.addPage([page.width, page.height]);
  const writer = new TicketWriter(sheet, page.height - band - 10);
  drawHead(sheet, appName, { font: bold, picture: await headPicture(document, content.logo, logoRoom) });
  writer.text(texts.reference, { font: regular, size: 8.5, colour: soft, lines: 1 });
  writer.text(reference, { font: bold, size: 28, colour: green, lines: 1 });
  if (!confirmed) writer.text(texts.pending, { font: bold, size: 11, colour: ink, lines: 1 });
  writer.space(5);
  writer.text(title, { font: bold, size: 15, colour: ink, lines: 3 });
  writer.space(3);
  const facts: readonly [label: string, value: string, lines: number][] = [
    [texts.when, when.filter(Boolean).join(' · '), 3],
    [texts.where, content.meetingPoint, 2],
    [texts.place, content.municipality, 1],
    [texts.people, content.people, 3],
    [texts.contact, content.contact, 2],
  ];
  for (const [label, value, lines] of facts) {
    if (value.trim() !== '') writer.fact(label, value, { label: regular, value: bold, lines });
  }
  if (confirmed) drawPass(sheet, reference, { text: texts.show, font: regular });
  return document.save();
}

function drawHead(sheet: PDFPage, appName: string, { font, picture }: { font: PDFFont; picture: HeadPicture }): void {
  sheet.drawRectangle({ x: 0, y: page.height - band, width: page.width, height: band, color: green });
  picture.draw(sheet, { x: page.margin, top: page.height - (band - picture.height) / 2 });
  const { lines, size } = fitText(appName, { font, size: 13, least: 7, width: width - picture.width - 8, lines: 1 });
  const [line = ''] = lines;
  const y = page.height - band / 2 - size * 0.35;
  if (line !== '') sheet.drawText(line, { x: page.margin + picture.width + 8, y, size, font, color: rgb(1, 1, 1) });
}

/** The code that guides read, at the foot, and what to do with it beside it. */
function drawPass(sheet: PDFPage, reference: string, { text, font }: { text: string; font: PDFFont }): void {
  drawCode(sheet, reference, { x: page.margin - 6, top: page.margin - 8 + codeSide, side: codeSide });
  const x = page.margin + codeSide + 4;
  const room = { font, size: 11, least: 8, width: page.width - page.margin - x, lines: 5 };
  const { lines, size } = fitText(text, room);
  lines.forEach((line, index) => {
    const y = page.margin - 8 + codeSide / 2 + (lines.length / 2 - index - 1) * size * 1.3;
    sheet.drawText(line, { x, y, size, font, color: ink });
  });
}

interface Style {
  font: PDFFont;
  size: number;
  colour: typeof ink;
  lines: number;
}

/** Writes from top to bottom, each text as small as it has to be. */
class TicketWriter {
  constructor(
    private readonly sheet: PDFPage,
    private y: number,
  ) {}

  space(height: number): void {
    this.y -= height;
  }

  text(
    text: string,
    { font, size: largest, colour, lines: most }: Style,
    at: { x?: number; width?: number } = {},
  ): void {
    const { x = page.margin, width: room = width } = at;
    const { lines, size } = fitText(text, { font, size: largest, least: 6.5, width: room, lines: most });
    for (const line of lines) {
      this.y -= size;
      if (line !== '') this.sheet.drawText(line, { x, y: this.y, size, font, color: colour });
      this.y -= size * 0.22;
    }
  }

  /** What it is, and beside it the thing itself. */
  fact(
    label: string,
    value: string,
    { label: font, value: bold, lines }: { label: PDFFont; value: PDFFont; lines: number },
  ): void {
    const column = 62;
    const top = this.y;
    this.text(label, { font, size: 8.5, colour: soft, lines: 2 }, { width: column - 4 });
    const below = this.y;
    this.y = top;
    this.text(value, { font: bold, size: 9.5, colour: ink, lines }, { x: page.margin + column, width: width - column });
    this.y = Math.min(this.y, below) - 3.5;
  }
}
