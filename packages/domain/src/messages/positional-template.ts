/** Apart from partials and comments, which no stored template has, everything between braces is a field or a section. */
const tag = /\{\{\{?\s*([#^/&]?)\s*([^{}]*?)\s*\}?\}\}/g;

/** A text as WhatsApp approves it: the fields are {{1}}, {{2}}… in the order in which they first appear (B38). */
export interface PositionalTemplate {
  text: string;
  /** `group.field` of {{1}}, {{2}}… */
  fields: string[];
}

/** The form in which a WhatsApp template is submitted for approval. */
export function positionalTemplate(body: string): PositionalTemplate {
  const fields: string[] = [];
  const text = body.replace(tag, (_, _sign: string, name: string) => {
    if (!fields.includes(name)) fields.push(name);
    return `{{${fields.indexOf(name) + 1}}}`;
  });
  return { text, fields };
}

/** Whether a text has parts that come and go: an approved template cannot. */
export function hasSections(body: string): boolean {
  return [...body.matchAll(tag)].some(([, sign]) => sign === '#' || sign === '^' || sign === '/');
}

/** What an approved template is called at WhatsApp: small letters, digits and low lines. */
export function providerNameOf({ slug, providerName }: { slug: string; providerName: string }): string {
  return providerName === '' ? slug.replaceAll('-', '_') : providerName;
}

/** How WhatsApp calls the languages that templates are written in. */
export const providerLanguages = { es: 'es', en: 'en', fr: 'fr', pt: 'pt_PT' } as const;
