/** Postal codes, phones and emails of Spain and Portugal (D13). */
export const countries = ['ES', 'PT'] as const;
export type Country = (typeof countries)[number];

export const phonePrefixes = ['+34', '+351'] as const;
export type PhonePrefix = (typeof phonePrefixes)[number];

const emailPattern = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".]{2,}$/;

/** What two spellings of one email address have in common (B13). */
export function emailKey(value: string): string {
  return value.replace(/\s/g, '').toLowerCase();
}

const postalShapes: Readonly<Record<Country, RegExp>> = { ES: /^\d{5}$/, PT: /^\d{4}-\d{3}$/ };

/** Whether it is as long as a postal code of the country, whatever its digits: else it is mistyped, not unknown. */
export function hasPostalCodeShape(value: string, country: Country): boolean {
  return postalShapes[country].test(value);
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

/** Fewer digits are in half of all numbers. */
const searchedDigits = 3;

/** The digits by which a search looks for telephones; null where what was typed is none: letters mean no phone (B34). */
export function searchedPhone(typed: string): string | null {
  const digits = phoneDigits(typed);
  return digits.length < searchedDigits || /\p{L}/u.test(typed) ? null : digits;
}

/**
 * A telephone number apart from the code of its country: null where that is neither Spain nor Portugal, and `phone` begins
 * with it.
 */
export interface PhoneNumber {
  phonePrefix: string | null;
  phone: string;
}

/**
 * With two digits more than a number of Spain or Portugal has, a country stands in front, or an extension behind: it is a
 * country where neither country has numbers that begin so.
 */
const unsignedWhole = /^(?=\d{11})(1|3[1-9]|4)/;
/** What a country code and a number can be together (E.164): no code begins with 0. */
const wholeNumber = /^[1-9]\d{6,14}$/;

/**
 * A number as it is stored, whatever way it was typed beside `prefix`: one that names its country itself, by a plus sign,
 * by 00 or by two digits too many in front, is of that country. Of others the digits stay as they are.
 */
export function readPhone(prefix: string | null, typed: string): PhoneNumber {
  const digits = phoneDigits(typed);
  const signed = digits.startsWith('00') ? digits.slice(2) : typed.trim().startsWith('+') ? digits : null;
  const whole = signed ?? (unsignedWhole.test(digits) ? digits : '');
  const own = phonePrefixes.find((code) => whole.startsWith(code.slice(1)) && whole.length >= code.length);
  if (own !== undefined) return { phonePrefix: own, phone: whole.slice(own.length - 1) };
  if (wholeNumber.test(whole)) return { phonePrefix: null, phone: `+${whole}` };
  return { phonePrefix: prefix, phone: digits };
}

/** Mobile telephones of Spain and Portugal, which are those that WhatsApp reaches; PostgreSQL reads it too. */
export const mobilePattern = '^(\\+34[67]\\d{8}|\\+3519\\d{8})$';

/** A mobile telephone in E.164, whatever way it was typed; null for any other number (B38). */
export function mobileNumber(prefix: string | null, phone: string | null): string | null {
  const read = readPhone(prefix ?? '+34', phone ?? '');
  const number = `${read.phonePrefix ?? ''}${read.phone}`;
  return new RegExp(mobilePattern).test(number) ? number : null;
}
