/** Letters and digits without look-alikes, to be read out or copied by hand. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** How long a generated password is (D5). */
export const generatedPasswordLength = 8;

/** A password of letters and digits. `randomBelow` answers an integer from 0 to below its argument, of a secure source. */
export function generatePassword(randomBelow: (limit: number) => number): string {
  return Array.from({ length: generatedPasswordLength }, () => alphabet[randomBelow(alphabet.length)] ?? '').join('');
}
