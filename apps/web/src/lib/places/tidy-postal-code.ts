import type { Country } from '@dehesa/domain/identity';

/** A postal code while it is typed: spaces go; a Portuguese one that is typed without its dash gets it. */
export function tidyPostalCode(typed: string, country: Country): string {
  if (country === 'ES') return typed.replace(/\D/g, '').slice(0, 5);
  const digits = typed.replace(/\D/g, '').slice(0, 7);
  return digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}
