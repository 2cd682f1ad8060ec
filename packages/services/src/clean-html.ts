import sanitizeHtml from 'sanitize-html';

/** What rich text may be made of (B45): structure and emphasis, links to the web, mail and phone. No images, no styles. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A page has one h1, and it is not the description's.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
  },
};

/** Rich text as it may be stored and shown: everything outside the allow list is dropped, its text stays (B45). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
