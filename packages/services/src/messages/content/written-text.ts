import { DomainError } from '@dehesa/domain/errors';
import { type GroupValues, hasSections, type TemplateValues } from '@dehesa/domain/messages';
import { type WrittenText, WrittenText as WrittenTextSchema, writtenTextGroups } from '@dehesa/domain/reservations';
import { assertSimple } from '../templates/template-complexity';
import { checkTemplate, type FilledGroups, fillOnce } from './fill-template';

/** Where a message keeps the text that staff wrote (B90); without a dot: no field of a template. */
export const writtenTextField = 'written';

/** Refuses a text as a template would be: unknown fields, and any sign that is no field (B36, B51, B90). */
export function checkWrittenText({ subject, text }: WrittenText): void {
  assertSimple('whatsapp', subject, text);
  for (const part of [subject, text]) {
    checkTemplate(part, writtenTextGroups);
    if (hasSections(part)) throw DomainError.of('messages.templateInvalid');
  }
}

/** Its fields in the template around it: filled first, so that no value is read as a field, and escaped there (B45). */
export function writtenValues(stored: string, values: TemplateValues): GroupValues<'mensaje'> {
  const { subject, text } = WrittenTextSchema.parse(JSON.parse(stored));
  const known: FilledGroups = Object.fromEntries(Object.entries(values));
  return {
    asunto: fillOnce(subject, known).trim(),
    texto: text.split(/\r?\n/).map((line) => ({ mensaje: { linea: fillOnce(line, known).trimEnd() } })),
  };
}
