import { DomainError } from '@dehesa/domain/errors';
import { type Language, languages } from '@dehesa/domain/languages';
import {
  type GroupValues,
  hasSections,
  type TemplateValues,
  WrittenText,
  writtenTextFields,
  type WrittenTexts,
  type WrittenTo,
} from '@dehesa/domain/messages';
import { type SQL, sql } from 'drizzle-orm';
import { idArray } from '../../id-array';
import { assertSimple } from '../templates/template-complexity';
import { checkFields, type FilledGroups, fillOnce } from './fill-template';

/** Where a message keeps the text that staff wrote (B90); without a dot: no field of a template. */
export const writtenTextField = 'written';

/** Somebody whom a text goes to. */
export interface TextReader {
  language: Language;
}

/** Refuses a text as a template would be: unknown fields, and any sign that is no field (B36, B51, B90). */
function checkWrittenText({ subject, text }: WrittenText, to: WrittenTo): void {
  assertSimple('whatsapp', subject, text);
  for (const part of [subject, text]) {
    checkFields(part, writtenTextFields[to]);
    if (hasSections(part)) throw DomainError.of('messages.templateInvalid');
  }
}

/** The languages that they read, in the product's order. */
export function languagesOf(readers: readonly TextReader[]): { language: Language; count: number }[] {
  return languages
    .map((language) => ({ language, count: readers.filter((one) => one.language === language).length }))
    .filter(({ count }) => count > 0);
}

/** Each of them is written to in a language that they read; what is written is as a template may be (B36, B90). */
export function assertWrittenFor(readers: readonly TextReader[], texts: WrittenTexts, to: WrittenTo): void {
  for (const { language } of languagesOf(readers)) {
    const text = texts[language];
    if (text === undefined) throw DomainError.of('messages.textMissing', { language });
    checkWrittenText(text, to);
  }
}

/**
 * Those who are written to as rows `chosen (id, language)`: in the language that the texts were looked at for, also where
 * somebody chooses another one meanwhile.
 */
export function chosenReaders(readers: readonly (TextReader & { id: number })[]): SQL {
  const words = `{${readers.map(({ language }) => language).join(',')}}`;
  return sql`unnest(${idArray(readers.map(({ id }) => id))}, ${words}::text::text[]) as chosen (id, language)`;
}

/** Its fields in the template around it: filled first, so that no value is read as a field, and escaped there (B45). */
export function writtenValues(stored: string, values: TemplateValues): GroupValues<'mensaje'> {
  const { subject, text } = WrittenText.parse(JSON.parse(stored));
  const known: FilledGroups = Object.fromEntries(Object.entries(values));
  return {
    asunto: fillOnce(subject, known).trim(),
    texto: text.split(/\r?\n/).map((line) => ({ mensaje: { linea: fillOnce(line, known).trimEnd() } })),
  };
}
