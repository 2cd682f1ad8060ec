/** What a browser would read as a page, a drawing or a script if it were allowed to guess. */
const markup = /^\s*<[!?/a-z]|<(?:script|svg|html|head|body|iframe|object|embed|foreignobject)\b/i;
const controls = /[^\P{Cc}\t\n\f\r\u0085]/u;

/**
 * Bytes as UTF-8 text, or null where they are none: no zeros, no control characters. What a spreadsheet exports in the
 * old Western encoding is read as that.
 */
export function plainText(bytes: Uint8Array): { bytes: Uint8Array; isMarkup: boolean } | null {
  if (bytes.byteLength === 0) return null;
  const utf8 = decode(bytes, 'utf-8');
  const text = utf8 ?? decode(bytes, 'windows-1252');
  if (text === null || controls.test(text)) return null;
  return { bytes: utf8 === null ? new TextEncoder().encode(text) : bytes, isMarkup: markup.test(text) };
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
