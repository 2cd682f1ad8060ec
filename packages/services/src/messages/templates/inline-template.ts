import juice from 'juice';
import { cleanMail } from '../content/clean-mail';

/** `{{{field}}}` and `{{&field}}` say the same here as `{{field}}`, and markup would change the sign of the second. */
const unescapedField = /\{\{\{([^{}]*)\}\}\}|\{\{&(?:amp;)?([^{}]*)\}\}/g;
/** A paragraph that holds nothing but the beginning or end of a condition would leave an empty line in the mail. */
const paragraphOfConditions = /<p(?:\s[^>]*)?>((?:\s*\{\{[#^/][^{}]*\}\})+)\s*<\/p>/g;

/**
 * The body of an e-mail template as it is stored: the rules of its style sheets on the elements, for mail programs drop
 * the sheets, then cleaned (B45). Fields and conditions stay as they are, in text and in addresses alike; pictures that
 * were uploaded here get an address that a mail can ask.
 */
export function inlineTemplate(html: string, publicUrl: string): string {
  const inlined = juice(html.replace(unescapedField, escapedField), {
    removeStyleTags: true,
    preserveMediaQueries: false,
    preserveFontFaces: false,
    preserveKeyFrames: false,
    preservePseudos: false,
  });
  return cleanMail(inlined)
    .replace(paragraphOfConditions, (_, conditions: string) => conditions.trim())
    .replaceAll(/(<img\s[^>]*?src=")(?=\/files\/)/g, (start) => start + publicUrl);
}

/** Trimmed here: a pattern that skips spaces on both sides takes minutes for a body with many of them. */
function escapedField(_: string, tripled = '', marked = ''): string {
  return `{{${(tripled + marked).trim()}}}`;
}
