import { setImmediate as nextTurn } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';

interface DocumentHead {
  title: string;
  /** As in HTML: `es-ES`. */
  lang: string;
  writtenAt: Date;
}

/**
 * A PDF that says what it is and in which language, with the two fonts that all of ours are written in. The first of a process takes
 * each of them apart, and between its steps everybody else gets their turn.
 */
export async function newDocument({ title, lang, writtenAt }: DocumentHead) {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(lang);
  document.setProducer('Dehesa');
  document.setCreator('Dehesa');
  document.setCreationDate(writtenAt);
  document.setModificationDate(writtenAt);
  await nextTurn();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  await nextTurn();
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  await nextTurn();
  return { document, regular, bold };
}
