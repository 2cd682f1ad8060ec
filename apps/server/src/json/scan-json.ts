export const sign = {
  quote: 0x22,
  comma: 0x2c,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

export interface JsonLimits {
  /** Objects and lists within each other. */
  depth: number;
  /** Values in all of them together. */
  values: number;
  /** Escaped characters in all texts together. */
  escapes: number;
  /** Texts from so many bytes on are told apart from the rest. */
  longText: number;
}

/** A text with its quotes, from its first byte to behind its last. */
export interface LongText {
  start: number;
  end: number;
}

/**
 * Looks over JSON before anything is made of it, in one pass: its long texts, or `null` where it goes beyond a limit. Whether
 * it is JSON at all the parser finds out.
 */
export function scanJson(bytes: Uint8Array, limits: JsonLimits): LongText[] | null {
  const long: LongText[] = [];
  let depth = 0;
  let values = 1;
  let texts = 0;
  let escapes = 0;
  // Of the next one from here; looked for again only once it lies behind, or each text would look through the whole rest.
  let backslash = indexOr(bytes, sign.backslash, 0);

  /** The place behind the quote that ends the text whose first quote stands before `from`. */
  const endOfText = (from: number): number => {
    let at = from;
    let quote = indexOr(bytes, sign.quote, at);
    for (;;) {
      if (backslash < at) backslash = indexOr(bytes, sign.backslash, at);
      if (quote < at) quote = indexOr(bytes, sign.quote, at);
      if (quote <= backslash) return quote + 1;
      escapes += 1;
      if (escapes > limits.escapes) return bytes.length;
      at = backslash + 2;
    }
  };

  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case sign.quote: {
        texts += 1;
        const end = endOfText(at + 1);
        // Each value may have a key.
        if (texts > 2 * limits.values || escapes > limits.escapes) return null;
        if (end - at >= limits.longText) long.push({ start: at, end: Math.min(end, bytes.length) });
        at = end - 1;
        break;
      }
      case sign.openBracket:
      case sign.openBrace:
        depth += 1;
        values += 1;
        if (depth > limits.depth) return null;
        break;
      case sign.closeBracket:
      case sign.closeBrace:
        depth -= 1;
        break;
      case sign.comma:
        values += 1;
        break;
      default:
    }
    if (values > limits.values) return null;
  }
  return long;
}

function indexOr(bytes: Uint8Array, byte: number, from: number): number {
  const found = bytes.indexOf(byte, from);
  return found === -1 ? bytes.length : found;
}
