import { type DocumentKind, documentKind, tidyIdentity } from './documents';

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Of which kind a document is whose check letter or digits do not fit the rest; undefined where they fit, or it is none of
 * these kinds. A hint, never a refusal: the formats do not ask for it (D13), and old numbers exist that were counted otherwise.
 */
export function doubtfulKind(value: string, kinds: readonly DocumentKind[]): CountedKind | undefined {
  const kind = documentKind(value, kinds);
  return kind !== undefined && kind !== 'passport' && doubts[kind](tidyIdentity(value)) ? kind : undefined;
}

/** Kinds whose numbers can be checked: of passports every country numbers its own. */
export type CountedKind = Exclude<DocumentKind, 'passport'>;

const doubts: Readonly<Record<CountedKind, (identity: string) => boolean>> = {
  ES: isSpanishDoubtful,
  PT: isPortugueseDoubtful,
};

/** DNI and NIE: the rest of the number by 23 tells the letter; X, Y and Z stand for 0, 1 and 2 in front. */
function isSpanishDoubtful(identity: string): boolean {
  const [, prefix = '', digits = '', letter] = /^([XYZ]?)(\d+)([A-Z])$/.exec(identity) ?? [];
  // An NIE has 7 digits; of the older ones with 8 the first is 0.
  if (prefix !== '' && digits.length === 8 && !digits.startsWith('0')) return false;
  const number = prefix === '' ? digits : `${'XYZ'.indexOf(prefix)}${digits.padStart(7, '0').slice(-7)}`;
  return spanishLetters[Number(number) % 23] !== letter;
}

/** Bilhete de Identidade and NIF by their ninth digit, which both count alike; a Cartão de Cidadão by its last one too. */
function isPortugueseDoubtful(identity: string): boolean {
  const number = identity.replace('-', '');
  const sum = Array.from(number.slice(0, 8)).reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  // There is no digit for 10: it is written as 0.
  const expected = ((11 - (sum % 11)) % 11) % 10;
  if (Number(number[8]) !== expected) return true;
  return number.length > 9 && cardSum(number) % 10 !== 0;
}

/** Letters count from A = 10; every other character, the first among them, is doubled and loses 9 from 10 on. */
function cardSum(number: string): number {
  return Array.from(number).reduce((total, sign, index) => {
    const value = Number.parseInt(sign, 36) * (index % 2 === 0 ? 2 : 1);
    return total + (index % 2 === 0 && value >= 10 ? value - 9 : value);
  }, 0);
}
