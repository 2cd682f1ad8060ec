/** Identity documents, postal codes, phones and emails of Spain and Portugal (document 2 §5). */
export const countries = ['ES', 'PT'] as const;
export type Country = (typeof countries)[number];

export const phonePrefixes = ['+34', '+351'] as const;
export type PhonePrefix = (typeof phonePrefixes)[number];

const spanishIdentity = /^[XYZ]?\d{5,8}[A-Z]$/;
const portugueseIdentity = /^\d{8}-?\d([A-Z]{2}\d)?$/;
const emailPattern = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".]{2,}$/;

/** Upper case without surrounding spaces, as an identity document is kept and shown. */
export function tidyIdentity(value: string): string {
  return value.trim().toUpperCase();
}

/** What two spellings of one identity document have in common: case, spaces, dots and dashes do not count (B13). */
export function identityKey(value: string): string {
  return value.toUpperCase().replace(/[\s.-]/g, '');
}

/** What two spellings of one email address have in common (B13). */
export function emailKey(value: string): string {
  return value.replace(/\s/g, '').toLowerCase();
}

/**
 * Spain: optional X/Y/Z, 5 to 8 digits, a letter. Portugal: 8 digits, optional dash, a digit, optionally two letters
 * and a digit. The check letter is not verified: the documents do not ask for it.
 */
export function isIdentity(value: string, country: Country): boolean {
  return (country === 'ES' ? spanishIdentity : portugueseIdentity).test(tidyIdentity(value));
}

/** Spain: 5 digits of a province 01–52. Portugal: 1234-567 (8 characters), first digit 1–9. */
export function isPostalCode(value: string, country: Country): boolean {
  if (country === 'PT') return /^[1-9]\d{3}-\d{3}$/.test(value);
  return /^\d{5}$/.test(value) && Number(value.slice(0, 2)) >= 1 && Number(value.slice(0, 2)) <= 52;
}

/** Shape and length of an email address; whether it exists only a message can tell. */
export function isEmail(value: string): boolean {
  return value.length <= 80 && emailPattern.test(value.trim());
}

/** The digits of a phone number as typed. */
export function phoneDigits(value: string): string {
  return value.replace(/\D/g, '');
}

/** Mobile telephones of Spain and Portugal, which are those that WhatsApp reaches; PostgreSQL reads it too. */
export const mobilePattern = '^(\\+34[67]\\d{8}|\\+3519\\d{8})$';

/** A mobile telephone in E.164, whatever way it was typed; null for any other number (B38). */
export function mobileNumber(prefix: string | null, phone: string | null): string | null {
  const digits = phoneDigits(phone ?? '');
  const number = (phone ?? '').trim().startsWith('+')
    ? `+${digits}`
    : digits.startsWith('00')
      ? `+${digits.slice(2)}`
      : `${prefix ?? '+34'}${digits}`;
  return new RegExp(mobilePattern).test(number) ? number : null;
}
