import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Color, type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { newDocument } from './new-document';
import { printable, wrapText } from './pdf-text';

/** A4 across, in points of 1/72 inch. */
const page = { width: 841.89, height: 595.28, margin: 34 } as const;
const footerHeight = 26;

export const paperColours = {
  ink: rgb(0.11, 0.13, 0.1),
  soft: rgb(0.36, 0.38, 0.32),
  line: rgb(0.72, 0.7, 0.64),
  head: rgb(0.93, 0.91, 0.86),
  green: rgb(0.14, 0.27, 0.19),
};

interface TextStyle {
  size: number;
  bold?: boolean;
  colour?: Color;
}

/** A PDF that is written from top to bottom, page after page. Lengths are in points. */
export class PdfSheet {
  private readonly pages: PDFPage[] = [];
  private y = 0;

  private constructor(
    private readonly document: PDFDocument,
    private readonly regular: PDFFont,
    private readonly boldFont: PDFFont,
  ) {
    this.addPage();
  }

  static async create(head: Parameters<typeof newDocument>[0]): Promise<PdfSheet> {
    const { document, regular, bold } = await newDocument(head);
    return new PdfSheet(document, regular, bold);
  }

  /** Between the margins. */
  get width(): number {
    return page.width - 2 * page.margin;
  }

  /** What is left of this page. */
  get room(): number {
    return this.y - page.margin - footerHeight;
  }

  addPage(): void {
    this.pages.push(this.document.addPage([page.width, page.height]));
    this.y = page.height - page.margin;
  }

  space(height: number): void {
    this.y -= height;
  }

  /** The lines that a text takes in a column, and what they are as tall as. */
  measure(text: string, width: number, style: TextStyle): { lines: string[]; height: number } {
    const font = this.fontOf(style);
    const lines = wrapText(printable(text, font), { font, size: style.size, width });
    return { lines, height: lines.length * lineHeight(style) };
  }

  /** Lines at a place of the current page, from the height where the writing is; it does not move on. */
  draw(lines: readonly string[], x: number, top: number, style: TextStyle): void {
    lines.forEach((line, index) => {
      // An empty cell has one line, with nothing in it.
      if (line === '') return;
      this.current.drawText(line, {
        x: page.margin + x,
        y: this.y - top - index * lineHeight(style) - style.size,
        size: style.size,
        font: this.fontOf(style),
        color: style.colour ?? paperColours.ink,
      });
    });
  }

  /** A paragraph over the whole width. */
  paragraph(text: string, style: TextStyle): void {
    const { lines, height } = this.measure(text, this.width, style);
    this.draw(lines, 0, 0, style);
    this.space(height);
  }

  fill(height: number, colour: Color): void {
    this.current.drawRectangle({ x: page.margin, y: this.y - height, width: this.width, height, color: colour });
  }

  /** A line across, at the height where the writing is. */
  rule(thickness: number): void {
    this.current.drawLine({
      start: { x: page.margin, y: this.y },
      end: { x: page.width - page.margin, y: this.y },
      thickness,
      color: paperColours.line,
    });
  }

  /** Writes the foot of every page, once it is known how many there are. */
  async finish(left: string, pageNumber: (number: number, total: number) => string): Promise<Uint8Array> {
    const style = { size: 8, colour: paperColours.soft };
    this.pages.forEach((one, index) => {
      const right = pageNumber(index + 1, this.pages.length);
      const y = page.margin - 6;
      const options = { y, size: style.size, font: this.regular, color: style.colour };
      one.drawText(printable(left, this.regular), { x: page.margin, ...options });
      const x = page.width - page.margin - this.regular.widthOfTextAtSize(right, style.size);
      one.drawText(right, { x, ...options });
    });
    await nextTurn();
    return this.document.save();
  }

  private get current(): PDFPage {
    const last = this.pages.at(-1);
    if (last === undefined) throw new Error('a sheet begins with a page');
    return last;
  }

  private fontOf({ bold }: TextStyle): PDFFont {
    return bold === true ? this.boldFont : this.regular;
  }
}

function lineHeight({ size }: TextStyle): number {
  return size * 1.25;
}
