import { documentKind, identityKey, phoneDigits, readPhone } from '../identity/index';
import { readReference, referenceLength, referenceRange } from '../reservations/index';

/** What was typed into the search of the back office, as it is looked for (B86). */
export interface Sought {
  /** Each has to be found, in whatever order. Shorter ones are left out; of a telephone there may be none. */
  words: readonly string[];
  /** Digits of a telephone without the code of Spain or Portugal; null where letters were typed. */
  phone: string | null;
  /** A whole reference without its prefix (B16). */
  reference: string | null;
  /** Where those lie that begin like what was typed. */
  referenceRange: { from: string; to: string } | null;
  /** A whole identity document, as it is known by. */
  identityKey: string | null;
  /** What another system may have called it (B106), in small letters. */
  oldReference: string;
}

/** Shorter words are in too many names, fewer digits in too many numbers. */
const fewestDigits = 4;
/** What an index of trigrams finds; "de", "la" and an initial only narrow down what is found by the words beside them. */
const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

const documentKinds = ['ES', 'PT', 'passport'] as const;

/** What is looked for by what was typed; null while it is too little to look for (B86). */
export function readSought(typed: string): Sought | null {
  const text = typed.trim();
  const words = text.split(/\s+/).filter(hasTrigram);
  const phone = /^[+\d\s().-]+$/.test(text) ? phoneDigits(readPhone(null, text).phone) : null;
  if (phone === null ? words.length === 0 : phone.length < fewestDigits) return null;
  const reference = readReference(text);
  return {
    words,
    phone,
    reference: reference.length === referenceLength ? reference : null,
    referenceRange: referenceRange(reference),
    identityKey: documentKind(text, documentKinds) === undefined ? null : identityKey(text),
    oldReference: text.toLowerCase(),
  };
}
