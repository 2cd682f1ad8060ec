const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A Spanish DNI with its right check letter. */
export function dni(number: number): string {
  return `${String(number).padStart(8, '0')}${letters.charAt(number % 23)}`;
}

/** The same for foreigners: X, Y and Z count as 0, 1 and 2 before seven digits. */
export function nie(number: number): string {
  const first = number % 3;
  const digits = String(number).padStart(7, '0').slice(-7);
  return `${'XYZ'.charAt(first)}${digits}${letters.charAt(Number(`${first}${digits}`) % 23)}`;
}

/** A Portuguese citizen card: civil number with its check digit, version, and the card's own check digit. */
export function citizenCard(number: number): string {
  const digits = String(number).padStart(8, '0');
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  const body = `${digits}${check === 10 ? 0 : check}ZX`;
  return `${body}${[...Array(10).keys()].find((digit) => isLuhn36(`${body}${digit}`)) ?? 0}`;
}

function isLuhn36(text: string): boolean {
  const sum = [...text].toReversed().reduce((total, character, index) => {
    const value = Number.parseInt(character, 36) * (index % 2 === 1 ? 2 : 1);
    return total + (index % 2 === 1 && value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
