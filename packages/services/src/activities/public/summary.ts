import { compile } from 'html-to-text';

const summaryLength = 160;
/** The longest way in which cleaned rich text writes a single character, `&quot;` and the like, with room. */
const longestCharacter = 10;

/** Compiled once: choosing among selectors costs more than the conversion. */
const textOf: (html: string) => string = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
});

/** The first words of rich text, cut between words. */
export function summaryOf(html: string): string {
  const text = textOf(beginningOf(html)).replace(/\s+/g, ' ').trim();
  if (text.length <= summaryLength) return text;
  const cut = text.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryLength / 2)).trimEnd()}…`;
}

/** As much of the markup as holds more text than a summary shows: converting all of it costs lists their time. */
function beginningOf(html: string): string {
  let beginning = '';
  let characters = 0;
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+|</g)) {
    if (piece.startsWith('<')) {
      beginning += piece;
      continue;
    }
    const words = piece.replace(/\s+/g, ' ').slice(0, (summaryLength + 2) * longestCharacter);
    beginning += words;
    characters += words.trim().replace(/&#?\w+;/g, '.').length;
    if (characters > summaryLength) break;
  }
  return beginning;
}
