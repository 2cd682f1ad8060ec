/** 32 characters without look-alikes: no 0, 1, I, O (B16). 32 divides 256, so a random byte maps without bias. */
export const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const referenceLength = 8;

/** A reference from random bytes, one for each character (B16). */
export function referenceFrom(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, referenceLength), (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join(
    '',
  );
}

/** The reference as people see it, with its territory's prefix: MON-ABCD2345 (B16). */
export function showReference(reference: string, prefix: string): string {
  return `${prefix}-${reference}`;
}

/**
 * Between which references those lie that begin with what was typed, with or without a prefix. Null for what is shorter than
 * four, sooner the start of a name, or has signs that no reference has.
 */
export function referenceRange(typed: string): { from: string; to: string } | null {
  const start = typed.replace(/^[A-Z]+-/, '');
  if (start.length < 4 || start.length > referenceLength || !/^[A-Z0-9]+$/.test(start)) return null;
  return { from: start.padEnd(referenceLength, '0'), to: start.padEnd(referenceLength, 'Z') };
}

/** What was typed or scanned, as references are stored: upper case, without the prefix (B16, U17). */
export function readReference(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .slice(0, 20)
    .replace(/^(MON|TAJ)[-\s]?(?=[A-Z2-9]{8}$)/, '')
    .replace(/\s/g, '');
}
