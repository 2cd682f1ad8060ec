import type { PDFFont } from 'pdf-lib';

/** Letters that are no base letter with a mark. */
const relatives: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
};

const charsets = new WeakMap<PDFFont, Set<number>>();
const widths = new WeakMap<PDFFont, Map<string, number>>();

/** How wide a text is drawn: the sum of its signs, each measured once, because a list has thousands of cells. */
function widthOf(text: string, font: PDFFont, size: number): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  let width = 0;
  for (const sign of text) {
    const measured = known.get(sign) ?? font.widthOfTextAtSize(sign, 1);
    known.set(sign, measured);
    width += measured;
  }
  return width * size;
}

/**
 * A text as a PDF's own fonts can show it. They hold what Spanish and Portuguese are written with; other letters lose
 * their marks (Ștefan → Stefan), and what is of no Latin alphabet becomes a question mark.
 */
export function printable(text: string, font: PDFFont): string {
  const known = charsets.get(font) ?? new Set(font.getCharacterSet());
  charsets.set(font, known);
  const shows = (sign: string) => known.has(sign.codePointAt(0) ?? 0);
  const tidy = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ');
  return Array.from(tidy, (sign) => {
    if (shows(sign)) return sign;
    const bare = relatives[sign] ?? sign.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
    if (bare === '') return '';
    return Array.from(bare).every(shows) ? bare : '?';
  }).join('');
}

/** A printable text in lines of at most `width`: broken at spaces and, where a word is too long for a line, within it. */
export function wrapText(
  text: string,
  { font, size, width }: { font: PDFFont; size: number; width: number },
): string[] {
  const fits = (line: string) => widthOf(line, font, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const sign of word) {
      if (line !== '' && !fits(line + sign)) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
