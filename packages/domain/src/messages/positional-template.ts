import type { TemplateLanguage } from './template-limits';

/** Apart from partials and comments, which no stored template has, everything between braces is a field or a section. */
const tag = /\{\{\{?([^{}]*)\}?\}\}/g;

/** A text as WhatsApp approves it: the fields are {{1}}, {{2}}… in the order in which they first appear (B38). */
export interface PositionalTemplate {
  text: string;
  /** `group.field` of {{1}}, {{2}}… */
  fields: string[];
}

/** The form in which a WhatsApp template is submitted for approval. */
export function positionalTemplate(body: string): PositionalTemplate {
  const numbers = new Map<string, number>();
  const text = body.replace(tag, (_, inner: string) => {
    const { name } = partsOf(inner);
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return `{{${number}}}`;
  });
  return { text, fields: [...numbers.keys()] };
}

/** Whether a text has parts that come and go: an approved template cannot. */
export function hasSections(body: string): boolean {
  return [...body.matchAll(tag)].some(([, inner = '']) => /^[#^/]/.test(partsOf(inner).sign));
}

/** What an approved template is called at WhatsApp: small letters, digits and low lines. */
export function providerNameOf({ slug, providerName }: { slug: string; providerName: string }): string {
  return providerName === '' ? slug.replaceAll('-', '_') : providerName;
}

/** How WhatsApp calls the languages that templates are written in. */
export const providerLanguages: Readonly<Record<TemplateLanguage, string>> = {
  es: 'es',
  en: 'en',
  fr: 'fr',
  pt: 'pt_PT',
};

/** The sign and the name between braces; one pattern for both would try every way to share out the spaces. */
function partsOf(inner: string): { sign: string; name: string } {
  const trimmed = inner.trim();
  const sign = /^[#^/&]/.exec(trimmed)?.[0] ?? '';
  return { sign, name: trimmed.slice(sign.length).trim() };
}
