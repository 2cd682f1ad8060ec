import { DomainError } from '@dehesa/domain/errors';

/** Longest line of a text file of records; what is longer is no such file. */
const longestLine = 16 * 1024;

/** The lines of UTF-8 text as it comes, without a byte order mark; only the line that is not yet whole is kept. */
export async function* textLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw DomainError.of('places.fileNotPostal');
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
