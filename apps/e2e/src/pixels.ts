import type { Locator } from 'playwright-core';

/** How large a part of what an element shows has each of these colours, give or take four steps; 0 to 1. */
export async function colourShares(
  shown: Locator,
  colours: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const picture = await shown.screenshot();
  return shown.page().evaluate(
    async ({ data, wanted }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no 2D canvas');
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      const shares: Record<string, number> = {};
      for (const [name, hex] of Object.entries(wanted)) {
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const near = [red, green, blue].every(
            (value, channel) => Math.abs((pixels[at + channel] ?? 0) - (value ?? 0)) <= 4,
          );
          if (near) count += 1;
        }
        shares[name] = count / (pixels.length / 4);
      }
      return shares;
    },
    { data: picture.toString('base64'), wanted: colours },
  );
}
