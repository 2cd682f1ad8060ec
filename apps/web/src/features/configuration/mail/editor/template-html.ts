/** One tag of markup, whatever its attributes hold. */
const markup = /(<(?:[^>"']|"[^"]*"|'[^']*')*>)/;
const field = /\{\{\{?[^{}]+\}?\}\}/g;
const chip = /<span\b[^>]*\bdata-template-tag="([^"]*)"[^>]*>[^<]*<\/span>/g;

/** A stored body as the editor reads it: each field in a text becomes a chip, those in addresses stay. */
export function toEditor(html: string): string {
  return html
    .split(markup)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(field, (tag) => chipOf(tag))))
    .join('');
}

/** What the editor holds as it is sent: chips as the fields that they stand for, items of lists without paragraphs. */
export function fromEditor(html: string): string {
  return html
    .replace(chip, (_, tag: string) => unescaped(tag))
    .replace(/<li(\s[^>]*)?><p(?:\s[^>]*)?>([\s\S]*?)<\/p>/g, (_, attributes: string | undefined, text: string) => {
      return `<li${attributes ?? ''}>${text}`;
    });
}

const blocks = ['p', 'h1', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li'];
const plain = ['strong', 'b', 'em', 'i', 'u', 's', 'br', 'hr'];
/** The attributes that the editor keeps, by tag. */
const kept = new Map<string, readonly string[]>([
  ...blocks.map((name): [string, string[]] => [name, ['style']]),
  ...plain.map((name): [string, string[]] => [name, []]),
  ['a', ['href', 'style']],
  ['img', ['src', 'alt', 'title', 'width', 'height', 'style']],
]);

/** Whether the editor would give back everything that a body has; a layout of tables, say, is edited as markup. */
export function editorKeeps(html: string): boolean {
  const tags = html.split(markup).filter((_, index) => index % 2 === 1);
  return tags.every((tag) => {
    const [, name = ''] = /^<\/?([a-z][a-z0-9]*)/i.exec(tag) ?? [];
    const attributes = kept.get(name.toLowerCase());
    if (attributes === undefined) return false;
    const found = tag.slice(name.length + 1).matchAll(/([\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g);
    return [...found].every(([, attribute = '']) => attributes.includes(attribute.toLowerCase()));
  });
}

function chipOf(tag: string): string {
  return `<span data-template-tag="${tag.replaceAll('"', '&quot;')}">${tag}</span>`;
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
