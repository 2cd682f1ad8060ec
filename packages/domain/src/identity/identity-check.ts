import { type DocumentKind, isIdentity, isIdentityOfAny, tidyIdentity } from './identity';

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Whether the check letter or digits of a document do not fit the rest. A hint, never a refusal: the formats
 * do not ask for it (D13), and old numbers exist that were counted otherwise.
 */
export function isIdentityDoubtful(value: string, kind: DocumentKind): boolean {
  return isIdentity(value, kind) && doubts[kind](tidyIdentity(value));
}

/** Whether each of these kinds that it could be is in doubt. */
export function isIdentityDoubtfulForAll(value: string, kinds: readonly DocumentKind[]): boolean {
  return (
    isIdentityOfAny(value, kinds) && kinds.every((kind) => !isIdentity(value, kind) || isIdentityDoubtful(value, kind))
  );
}

const doubts: Readonly<Record<DocumentKind, (identity: string) => boolean>> = {
  ES: isSpanishDoubtful,
  PT: isPortugueseDoubtful,
  // Every country numbers its own.
  passport: () => false,
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
