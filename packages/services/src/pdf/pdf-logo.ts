import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { drawMark } from './pdf-pictures';

interface Place {
  x: number;
  top: number;
}

/** What stands at the head of a sheet: the installation's logo, or the product's mark (B107). */
export interface HeadPicture {
  width: number;
  height: number;
  draw: (sheet: PDFPage, place: Place) => void;
}

/** The logo as large as it gets within a room, in points; without one the mark, in a square. */
export async function headPicture(
  document: PDFDocument,
  logo: Uint8Array | undefined,
  { width, height, mark, onColour = 0 }: { width: number; height: number; mark: number; onColour?: number },
): Promise<HeadPicture> {
  if (logo === undefined) {
    return { width: mark, height: mark, draw: (sheet, place) => drawMark(sheet, { ...place, side: mark }) };
  }
  const image = await document.embedPng(logo);
  const scale = Math.min(width / image.width, height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  return {
    width: size.width + 2 * onColour,
    height: size.height + 2 * onColour,
    draw: (sheet, { x, top }) => {
      const y = top - onColour - size.height;
      // What is transparent of it, or dark, is made for paper.
      if (onColour > 0)
        sheet.drawRectangle({
          x,
          y: y - onColour,
          width: size.width + 2 * onColour,
          height: size.height + 2 * onColour,
          color: rgb(1, 1, 1),
        });
      sheet.drawImage(image, { x: x + onColour, y, ...size });
    },
  };
}
