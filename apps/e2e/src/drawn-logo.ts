import type { Page } from 'playwright-core';

/** A logo as people have one, a disc and a bar on nothing, as PNG; the browser draws it. */
export async function drawnLogo(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('this browser draws nothing');
      pen.fillStyle = '#1d4f8a';
      pen.beginPath();
      pen.arc(down / 2, down / 2, down * 0.4, 0, 2 * Math.PI);
      pen.fill();
      pen.fillRect(down, down * 0.4, across - 1.2 * down, down * 0.2);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
