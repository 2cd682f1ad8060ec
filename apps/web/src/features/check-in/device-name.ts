const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
];

/** A name to begin with: what the browser says it runs on, and two characters to tell two of the same apart. */
export function deviceName(userAgent: string, bytes: Uint8Array): string {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Web';
  return `${system} ${Array.from(bytes.slice(0, 2), (byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** Without look-alikes. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A version 4 UUID; `crypto.randomUUID` is missing where the page did not come over https. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
