import sharp, { type Sharp } from 'sharp';

/** As large, and as hard to make small, as one of a phone: the same piece of noise side by side. */
export async function photograph(): Promise<Sharp> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const piece = await sharp({ create: { width: 504, height: 504, channels: 3, background: '#000000', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#000000' } }).composite([
    { input: piece, tile: true },
  ]);
}
