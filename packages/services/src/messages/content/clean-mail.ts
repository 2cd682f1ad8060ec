import sanitizeHtml from 'sanitize-html';

/** What mail programs show: structure, emphasis, tables for the layout, pictures (B45). */
const allowedTags = [
  'h1 h2 h3 h4 p br hr div span center blockquote ul ol li',
  'strong b em i u s small sub sup a img',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap(words);
const tablePart = ['align', 'valign', 'bgcolor', 'width', 'height'];
const cell = [...tablePart, 'colspan', 'rowspan', 'scope'];
const allowedAttributes = {
  '*': ['style', 'lang', 'dir', 'align'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'border'],
  table: [...tablePart, 'border', 'cellpadding', 'cellspacing', 'role'],
  td: cell,
  th: cell,
  tr: tablePart,
  col: ['span', ...tablePart],
};
/** A relative address means nothing in a mail, but one may be a field (`{{reserva.enlace_reserva}}`). */
const schemes = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
};

/** No brackets apart from colours', so no `url()` that loads and no `expression()`; no escapes that would hide them. */
const harmless = /^(?:[\w\s#.,%'"!+/-]|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/a-z]+\))*$/i;
/** Looks and spacing. Nothing that positions: a mail must not lie over what surrounds it. */
const allowedProperties = [
  'color background background-color opacity',
  'font font-family font-size font-style font-weight line-height letter-spacing',
  'text-align text-decoration text-transform text-indent vertical-align white-space',
  'width max-width min-width height max-height min-height display float clear',
  'border-radius border-collapse border-spacing border-color border-style border-width',
  'list-style list-style-type table-layout word-break overflow-wrap mso-line-height-rule',
]
  .flatMap(words)
  .concat(['margin', 'padding', 'border'].flatMap(sides));

/** The markup of a template as it may be stored: what mails need, with its styles on the elements (B45). */
export function cleanMail(html: string): string {
  return sanitizeHtml(html, {
    ...schemes,
    allowedTags,
    allowedAttributes,
    allowedStyles: { '*': Object.fromEntries(allowedProperties.map((property) => [property, [harmless]])) },
  }).trim();
}

/**
 * The same for a filled template, whose styles were cleaned when it was saved: what the fields brought in is cleaned too,
 * and an element gets the house's style for its tag under its own.
 */
export function styleMail(html: string, house: Readonly<Record<string, string>>): string {
  return sanitizeHtml(html, {
    ...schemes,
    allowedTags,
    allowedAttributes,
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const style = [house[tagName], attribs['style']].filter(Boolean).join(';');
        return { tagName, attribs: { ...attribs, ...(style && { style }) } };
      },
    },
  });
}

function sides(property: string): string[] {
  return [property, ...['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`)];
}

function words(text: string): string[] {
  return text.split(' ');
}
