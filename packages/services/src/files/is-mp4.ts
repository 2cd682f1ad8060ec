/** Brands of MPEG-4 video that browsers play. */
const videoBrands = new Set(
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 mp71 avc1 dash MSNV M4V_ M4VH M4VP F4V_'.split(' '),
);
/** QuickTime, sound alone and pictures name some of those as compatible, and are no MP4 video. */
const otherBrands = new Set('qt__ M4A_ M4B_ M4P_ F4A_ F4B_ heic heix mif1 msf1 avif avis'.split(' '));

/** Bytes that suffice to tell. */
export const mp4HeadBytes = 64;

/** Whether a file that begins so is an MP4 video: its first box names the brands that it keeps to (B33). */
export function isMp4(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.byteLength < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const size = bytes.readUInt32BE(0);
  if (size < 16 || size > 4096 || size % 4 !== 0) return false;
  const brandAt = (offset: number) => bytes.toString('latin1', offset, offset + 4).replaceAll(' ', '_');
  if (otherBrands.has(brandAt(8))) return false;
  if (videoBrands.has(brandAt(8))) return true;
  for (let offset = 16; offset + 4 <= Math.min(size, bytes.byteLength); offset += 4) {
    if (videoBrands.has(brandAt(offset))) return true;
  }
  return false;
}
