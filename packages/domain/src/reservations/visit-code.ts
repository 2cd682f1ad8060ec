/** What a visitor shows at a checkpoint: the number of a reservation, or the link to it that a mail carries. */
export type VisitCode = { kind: 'reference'; reference: string } | { kind: 'link'; token: string };

/** Addresses that end in a reservation's signed token (B37), whatever the site is called. */
const link = /^https?:\/\/[^/?#]+\/(?:cancelacion|mi-reserva)\/([\w.-]{1,600})\/?(?:[?#]|$)/i;

/** What was typed, or read from a QR code: a reference with or without its prefix (B16), or the address of a reservation. */
export function readVisitCode(text: string): VisitCode | null {
  const code = text.trim();
  if (code.includes('://')) {
    const token = link.exec(code)?.[1];
    return token === undefined ? null : { kind: 'link', token };
  }
  return code === '' || code.length > 20 ? null : { kind: 'reference', reference: code };
}
