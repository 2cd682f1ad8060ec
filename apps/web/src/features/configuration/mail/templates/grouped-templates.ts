import { purposeOf, type TemplateGroup, templateGroups, type TemplateReader } from '@dehesa/domain/messages';
import { plainTextOf, type TemplateRow } from './template-values';

/** A message with its texts, one for each language and channel. */
export interface ListedMessage {
  key: string;
  name: string;
  /** Null for a text of the installation's own, which goes to nobody by itself. */
  reader: TemplateReader | null;
  rows: TemplateRow[];
}

export interface ListedGroup {
  group: TemplateGroup;
  messages: ListedMessage[];
}

/** A template with all that is searched in it, folded. */
export interface SearchedTemplate {
  row: TemplateRow;
  name: string;
  words: string;
}

/** Name, subject and text of each, as they are compared with what is typed. */
export function searchedTemplates(
  rows: readonly TemplateRow[],
  nameOf: (row: TemplateRow) => string,
): SearchedTemplate[] {
  return rows.map((row) => {
    const name = nameOf(row);
    const text = row.channel === 'email' ? plainTextOf(row.body) : row.body;
    return { row, name, words: folded([name, row.slug, row.subject, text].join('\n')) };
  });
}

/** Which group a template stands in. */
export function groupOf({ message }: Pick<TemplateRow, 'message'>): TemplateGroup {
  return purposeOf(message).group;
}

/** The templates that have what was typed in one language or in any, by what they are for (U49); no group is empty. */
export function groupedTemplates(
  all: readonly SearchedTemplate[],
  { typed, language }: { typed: string; language: string },
): ListedGroup[] {
  const wanted = folded(typed);
  const found = all.filter(
    ({ row, words }) => (language === '' || row.language === language) && words.includes(wanted),
  );
  return templateGroups.flatMap((group) => {
    const own = found.filter(({ row }) => groupOf(row) === group);
    const keys = [...new Set(own.map(({ row }) => row.slug))];
    const messages = keys.flatMap((key): ListedMessage[] => {
      const texts = own.filter(({ row }) => row.slug === key);
      const [first] = texts;
      if (first === undefined) return [];
      const { reader } = purposeOf(first.row.message);
      return [{ key, name: first.name, reader, rows: texts.map(({ row }) => row) }];
    });
    return messages.length === 0 ? [] : [{ group, messages }];
  });
}

/** Without case and accents, as lists are searched (B34). */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
