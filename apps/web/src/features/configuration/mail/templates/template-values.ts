import {
  type MessageChannel,
  type RecordGroup,
  recordGroups,
  RecordGroup as Groups,
  type TemplateLanguage,
  templateLanguages,
  type TemplateSlug,
} from '@dehesa/domain/messages';
import type { Inputs, Outputs } from '../../../../lib/trpc';

export type TemplateRow = Outputs['config']['templates']['list'][number];

/** What the form of a template holds; each channel has a body of its own until it is saved. */
export interface TemplateValues {
  /** Empty for a text of the installation's own. */
  message: TemplateSlug | '';
  channel: MessageChannel;
  language: TemplateLanguage;
  subject: string;
  groups: RecordGroup[];
  html: string;
  text: string;
  /** What the approved template is called at WhatsApp; empty for the slug with low lines. */
  providerName: string;
}

/** A new one: e-mail in Spanish (D16). */
export function newValues(): TemplateValues {
  return {
    message: '',
    channel: 'email',
    language: 'es',
    subject: '',
    groups: [...Groups.options],
    html: '',
    text: '',
    providerName: '',
  };
}

export function valuesOf({
  message,
  channel,
  language,
  subject,
  recordGroups: groups,
  body,
  providerName,
}: TemplateRow): TemplateValues {
  return {
    message: message ?? '',
    channel,
    language,
    subject,
    groups: [...groups],
    html: channel === 'email' ? body : '',
    text: channel === 'email' ? '' : body,
    providerName,
  };
}

/** The same text for the first language that has none yet; where each has one, a text of the installation's own. */
export function copyOf(row: TemplateRow, all: readonly TemplateRow[]): TemplateValues {
  const free = templateLanguages.find(
    (language) => !all.some((one) => one.slug === row.slug && one.channel === row.channel && one.language === language),
  );
  const values = valuesOf(row);
  if (row.message === undefined || free === undefined) return { ...values, message: '' };
  return { ...values, language: free };
}

/** The groups that a template may choose from: all that are at hand for its message. */
export function groupsFor(message: TemplateValues['message']): readonly RecordGroup[] {
  return message === '' ? Groups.options : recordGroups[message];
}

/** The text as it is sent; one of the installation's own keeps its name. */
export function toInput(values: TemplateValues, stored: TemplateRow | null): Inputs['config']['templates']['create'] {
  const ownSlug = stored?.message === undefined ? (stored?.slug ?? '') : '';
  const possible = groupsFor(values.message);
  return {
    slug: values.message === '' ? ownSlug : values.message,
    channel: values.channel,
    language: values.language,
    subject: values.subject,
    recordGroups: values.groups.filter((group) => possible.includes(group)),
    body: values.channel === 'email' ? values.html : values.text,
    providerName: values.providerName.trim(),
  };
}

/** Small letters, digits and low lines; empty for the usual name. */
const providerNamePattern = /^[a-z0-9_]*$/;

/** What of the required fields is empty (D16). */
export function templateProblems(
  values: TemplateValues,
  required: string,
  nameInvalid = required,
): Record<string, string> {
  const body = values.channel === 'email' ? values.html : values.text;
  return {
    ...(values.subject.trim() === '' && { subject: required }),
    ...(body.trim() === '' && { body: required }),
    ...(values.channel === 'whatsapp' &&
      !providerNamePattern.test(values.providerName.trim()) && { providerName: nameInvalid }),
  };
}

/**
 * An e-mail as plain text, for whoever makes a WhatsApp message of it: paragraphs as lines, fields as they are, and what
 * comes and goes there for good.
 */
export function plainTextOf(html: string): string {
  return html
    .replace(/\{\{[#^/][^{}]*\}\}/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|h[1-6]|li|blockquote|tr)>/gi, '\n')
    .replace(/<(?:[^>"']|"[^"]*"|'[^']*')*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
