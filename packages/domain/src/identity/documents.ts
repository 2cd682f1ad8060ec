import type { Country } from './identity';

/** Whose documents people are known by; a passport is anybody's. */
export type DocumentKind = Country | 'passport';

/**
 * Spain: optional X/Y/Z, 5 to 8 digits, a letter. Portugal: 8 digits, optional dash, a digit, optionally two letters
 * and a digit. Passports: 6 to 12 letters and digits. The check letter is not verified: no rule asks for it.
 */
const shapes: Readonly<Record<DocumentKind, RegExp>> = {
  ES: /^[XYZ]?\d{5,8}[A-Z]$/,
  PT: /^\d{8}-?\d([A-Z]{2}\d)?$/,
  passport: /^(?=(?:.*\d){3})[A-Z\d]{6,12}$/,
};

/** What begins or ends like a DNI, an NIE or a Cartão de Cidadão, and is none: a sign was forgotten, or is too many. */
const mistyped = /^(\d{8}|[XYZ]?\d+[A-Z]?$)/;

/** A Cartão de Cidadão has its number printed in groups: 12345678 9 ZZ4. */
const printedInGroups = /^\d{8}\s*-?\s*\d(\s*[A-Z]{2}\s*\d)?$/;

/** Upper case, without spaces around it or between the groups of a Portuguese card, as a document is kept and shown. */
export function tidyIdentity(value: string): string {
  const identity = value.trim().toUpperCase();
  return printedInGroups.test(identity) ? identity.replace(/\s/g, '') : identity;
}

/**
 * What two spellings of one document have in common (B13, D17): case, spaces, dots and dashes do not count, nor zeros in
 * front of a DNI, nor what a Cartão de Cidadão has behind the number of its holder: another card has others.
 */
export function identityKey(value: string): string {
  const identity = value.toUpperCase().replace(/[\s.-]/g, '');
  if (shapes.ES.test(identity)) return identity.replace(/^([XYZ]?)0*(\d+[A-Z])$/, '$1$2');
  return shapes.PT.test(identity) ? identity.slice(0, 9) : identity;
}

/** Whether it looks like a document of this kind. */
export function isIdentity(value: string, kind: DocumentKind): boolean {
  return shapes[kind].test(tidyIdentity(value));
}

/**
 * Which of these kinds a document is: the first that it looks like (D13). Where passports come behind documents of Spain or
 * Portugal, one of those that was mistyped is no passport. undefined for none.
 */
export function documentKind(value: string, kinds: readonly DocumentKind[]): DocumentKind | undefined {
  const kind = kinds.find((one) => isIdentity(value, one));
  const last = kind === 'passport' && kinds[0] !== 'passport';
  return last && mistyped.test(tidyIdentity(value)) ? undefined : kind;
}
