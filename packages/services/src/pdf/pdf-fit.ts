import type { PDFFont } from 'pdf-lib';
import { printable, wrapText } from './pdf-text';

interface Room {
  font: PDFFont;
  /** As large as it is where it fits, and as small as it gets. */
  size: number;
  least: number;
  width: number;
  lines: number;
}

/** A text in so many lines at the most: smaller where it needs more, and shortened where that is not enough. */
export function fitText(text: string, { font, size, least, width, lines }: Room): { lines: string[]; size: number } {
  const shown = printable(text, font);
  const broken = (at: number) => wrapText(shown, { font, size: at, width });
  let fitting = size;
  while (fitting > least && broken(fitting).length > lines) fitting -= 0.5;
  const all = broken(fitting);
  if (all.length <= lines) return { lines: all, size: fitting };
  const kept = all.slice(0, lines);
  return { lines: [...kept.slice(0, -1), `${(kept.at(-1) ?? '').slice(0, -1)}…`], size: fitting };
}
