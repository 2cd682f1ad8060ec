/** Points of a page of A4, its margin, and the height of a line. */
const page = { width: 595, height: 842, margin: 64, line: 22 };

/** A PDF of one page: a title and lines of text, in the letters of Western Europe. */
export function plainPdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F2 20 Tf ${page.margin} ${page.height - page.margin - 20} Td (${escaped(title)}) Tj`,
    `/F1 12 Tf 0 -${page.line * 2} Td`,
    ...lines.map((line) => `(${escaped(line)}) Tj 0 -${page.line} Td`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return documentOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

/** Objects one after the other, and the table of where each begins. */
function documentOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`;
  // Each character is one byte of latin1, so the positions counted in characters are those in bytes.
  return Buffer.from(
    `${body}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (character) => `\\${character}`);
}
