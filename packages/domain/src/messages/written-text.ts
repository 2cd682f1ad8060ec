import { z } from 'zod';
import { type Language, Language as LanguageSchema } from '../languages';
import { plainText } from '../texts/plain-text';
import { fieldsOf } from './template-fields';

export const writtenTextLimits = { subject: 200, text: 4000 } as const;

/** Whom a text of staff's own is written to: who made a reservation, or who has an account. */
export type WrittenTo = 'reservations' | 'accounts';

/** The fields that it may name (B36, B90); of an account none that is a secret of its own messages. */
export const writtenTextFields: Record<WrittenTo, ReadonlySet<string>> = {
  reservations: fieldsOf(['reserva', 'actividad', 'configuracion']),
  accounts: new Set([
    ...fieldsOf(['configuracion']),
    'usuario.nombre',
    'usuario.apellidos',
    'usuario.email',
    'usuario.empresa',
    'usuario.enlace_acceso',
  ]),
};

/** Subject and text, plain: what is between braces are fields. */
export const WrittenText = z.object({
  subject: plainText(writtenTextLimits.subject).trim().min(1),
  text: plainText(writtenTextLimits.text).trim().min(1),
});
export type WrittenText = z.infer<typeof WrittenText>;

/** What is written, in each language that one of its readers reads. */
export const WrittenTexts = z.partialRecord(LanguageSchema, WrittenText);
export type WrittenTexts = Partial<Record<Language, WrittenText>>;

/** The same key sent twice is one sending. */
export const SendingKey = plainText(100).min(1);
