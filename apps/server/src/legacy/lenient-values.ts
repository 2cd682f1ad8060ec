import { DomainError } from '@dehesa/domain/errors';
import { isStaffLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { RecordId } from '@dehesa/domain/record-id';
import { z } from 'zod';
import { field } from './body';
import { sentNumber } from './shapes';

/** Text as sent; numbers and flags count as what they look like, anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? String(Number(value)) : '';
}

/** An id as a number or a numeric string (B32); null for anything else. */
export function idOf(value: unknown): number | null {
  const text = textOf(value).trim();
  const id = /^\d{1,10}$/.test(text) ? RecordId.safeParse(Number(text)) : undefined;
  return id?.success === true ? id.data : null;
}

/** 1, '1', true and 'true' are yes (B32). */
export function flagOf(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** es unless it says pt. */
export function languageOf(value: unknown): StaffLanguage {
  return isStaffLanguage(value) ? value : 'es';
}

/*
 * Fields of what visitors send: what cannot be read counts as empty. An id that is none names nothing.
 */
export const anyText = field(z.string(), (fields, name) => textOf(fields[name]));
export const optionalAnyText = field(z.string().optional(), (fields, name) => textOf(fields[name]));
export const anyLanguage = field(z.enum(['es', 'pt']).optional(), (fields, name) => languageOf(fields[name]));
export const anyId = field(sentNumber, (fields, name) => {
  const id = idOf(fields[name]);
  if (id === null) throw DomainError.of('record.notFound');
  return id;
});
