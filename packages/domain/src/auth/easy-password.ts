/** Words shorter than this are found in good passwords too. */
const shortestWord = 4;
/** So much has to be left of a password without the words that a stranger knows. */
const leastOfItsOwn = 6;
const leastDifferentCharacters = 4;

/** What a stranger tries first. */
export interface KnownWords {
  /** The commonest passwords, folded by `foldPassword`. */
  common: ReadonlySet<string>;
  /** Passwords that others lost, folded likewise: many more, and refused as they are alone. */
  leaked: ReadonlySet<string>;
  /** Of the product and of the person: names, addresses, numbers, as they are written. */
  words: readonly string[];
}

/**
 * Whether a password is among the first that a stranger tries: a leaked one, one of the commonest with digits or signs
 * around it, or little more than the product's name and the person's own data.
 */
export function isEasyPassword(password: string, { common, leaked, words }: KnownWords): boolean {
  const folded = foldPassword(password);
  if (new Set(folded).size < leastDifferentCharacters) return true;
  const core = folded.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  if (common.has(folded) || leaked.has(folded) || (core.length >= shortestWord && common.has(core))) return true;
  const known = words
    .flatMap((word) => foldPassword(word).split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length >= shortestWord)
    .toSorted((a, b) => b.length - a.length);
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), folded);
  return rest !== folded && rest.length < leastOfItsOwn;
}

/** Without regard to case and accents, as who guesses does. */
export function foldPassword(password: string): string {
  return password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
