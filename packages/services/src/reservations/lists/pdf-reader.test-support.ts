import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, PDFName, PDFRawStream, PDFRef, type PDFPage } from 'pdf-lib';

/** A text and where it stands, in points from the bottom left. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

export interface ReadPdf {
  title: string | undefined;
  /** The language that the document names for readers of screens. */
  language: string;
  pages: { width: number; height: number; texts: PlacedText[] }[];
}

/** For tests: what a PDF of ours shows, read from its bytes. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(content, { updateMetadata: false });
  return {
    title: document.getTitle(),
    language: String(document.catalog.get(PDFName.of('Lang'))),
    pages: document.getPages().map((page) => ({ ...page.getSize(), texts: textsOf(page) })),
  };
}

/** The texts of every page in order, in one list. */
export const linesOf = (pdf: ReadPdf): string[] => pdf.pages.flatMap(({ texts }) => texts.map(({ text }) => text));

function textsOf(page: PDFPage): PlacedText[] {
  return streamsOf(page)
    .join('\n')
    .split('BT')
    .slice(1)
    .flatMap((block) => {
      const place = /1 0 0 1 ([\d.]+) ([\d.]+) Tm/.exec(block);
      const shown = /<([\dA-F]*)> Tj/.exec(block);
      if (!place || !shown) return [];
      const bytes = Buffer.from(shown[1] ?? '', 'hex');
      return [{ text: new TextDecoder('windows-1252').decode(bytes), x: Number(place[1]), y: Number(place[2]) }];
    });
}

function streamsOf(page: PDFPage): string[] {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts.flatMap((part) => {
    const stream = part instanceof PDFRef ? page.doc.context.lookup(part) : part;
    if (!(stream instanceof PDFRawStream)) return [];
    return [inflateSync(stream.contents).toString('latin1')];
  });
}
