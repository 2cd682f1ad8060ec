/** What somebody typed as the second step, by its shape: of an app, of the sheet of recovery codes, or neither. */
export type TypedCode = { kind: 'totp' | 'recovery'; code: string } | { kind: 'none' };

/** Without look-alikes; 10 of them make 50 bits. */
export const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const recoveryLength = 10;

/** Digits of the codes that apps show. */
export const totpDigits = 6;

/** Reads a code as people write it down: small letters, spaces and hyphens between do not matter. */
export function readTypedCode(typed: string): TypedCode {
  const code = typed.replace(/[\s\-–]/g, '').toUpperCase();
  if (code.length === totpDigits && /^\d+$/.test(code)) return { kind: 'totp', code };
  if (code.length === recoveryLength && [...code].every((character) => recoveryAlphabet.includes(character)))
    return { kind: 'recovery', code };
  return { kind: 'none' };
}

/** A recovery code as it is shown: two halves with a hyphen between. */
export function showRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}
