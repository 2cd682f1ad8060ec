/**
 * The district of a concelho's code: its first two digits, but each island of Madeira (31, 32) and of the Azores
 * (41 to 49) has digits of its own.
 */
export function districtOfConcelho(code: string): string {
  const digits = code.slice(0, 2);
  if (digits === '31' || digits === '32') return '30';
  return /^4[1-9]$/.test(digits) ? '20' : digits;
}
