import type { BookerInput } from '@dehesa/domain/reservations';
import { phoneDigits } from '@dehesa/domain/identity';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The numbering plans that we know well enough to tell more than the length of a number. */
const wellKnown: ReadonlySet<CountryCode | undefined> = new Set<CountryCode>(['ES', 'PT']);
/** A number of Spain or Portugal has 9 digits; with one more it is mistyped, with two a country stands in front. */
const withCountry = 11;

/**
 * Whether a telephone number could exist: of Spain or Portugal as their plans say, of any other country by its length.
 * Written in whatever way: with or without the country, with 00 or a plus sign, with an extension.
 */
export function isPossiblePhone({ phonePrefix, phone }: Pick<BookerInput, 'phonePrefix' | 'phone'>): boolean {
  const digits = phoneDigits(phone);
  const country = phonePrefix === '+351' ? 'PT' : 'ES';
  return [
    phone,
    // With a plus sign it names its country itself.
    ...(phone.trim().startsWith('+') ? [] : [`${phonePrefix}${digits}`]),
    ...(digits.startsWith('00') ? [`+${digits.slice(2)}`] : []),
    ...(digits.length >= withCountry ? [`+${digits}`] : []),
  ].some((written) => exists(written, country));
}

function exists(written: string, country: CountryCode): boolean {
  const number = parsePhoneNumberFromString(written, country);
  if (number === undefined) return false;
  return wellKnown.has(number.country) || number.countryCallingCode === '34' || number.countryCallingCode === '351'
    ? number.isValid()
    : number.isPossible();
}
