import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openBrowser, openPage, phone, settled } from './browser';
import { eachHelpPicture, pictureFolder, pictureLanguages, wordsOf } from './help-pictures';
import { startProduct } from './product';

/** What a picture may weigh, in bytes. */
const heaviest = 40_000;
/** A phone that is long enough for the longest of them. */
const screen = { ...phone, height: 1000 };

/** Takes the pictures of the pages of help (U51), and writes beside them how large they are and which words they show. */
describeInBrowser('pictures of help', () => {
  it('are taken on a phone, in each language', async () => {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    const open = await openPage(browser, { viewport: screen, deviceScaleFactor: 2 });
    // A page without a policy of ours, where a picture is put into another form.
    const bench = await openPage(browser, { viewport: phone });
    const sizes: Record<string, Record<string, unknown>> = { es: {}, pt: {} };
    const words: Record<string, Record<string, unknown>> = { es: {}, pt: {} };
    for (const language of pictureLanguages) await mkdir(path.join(pictureFolder, language), { recursive: true });
    await eachHelpPicture(open.page, product, async (picture, language, element) => {
      await showNeutralAddress(element, product.url);
      const { png, ...size } = await pictureOf(open.page, element, picture.most);
      const webp = await asWebp(bench.page, png);
      if (webp.length > heaviest) throw new Error(`${picture.name} weighs ${webp.length} bytes`);
      await writeFile(path.join(pictureFolder, language, `${picture.name}.webp`), webp);
      Object.assign(sizes[language] ?? {}, { [picture.name]: size });
      Object.assign(words[language] ?? {}, { [picture.name]: await wordsOf(element, picture) });
    });
    await writeFile(path.join(pictureFolder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
    await writeFile(path.join(pictureFolder, 'words.json'), `${JSON.stringify(words, null, 2)}\n`);
    expect(open.errors).toEqual([]);
    await Promise.all([open.close(), bench.close()]);
    await product.stop();
  });
});

/** Links to copy begin with where the product runs: in a picture with an address that is nobody's. */
function showNeutralAddress(element: Locator, own: string): Promise<void> {
  return element.evaluate((root, address) => {
    for (const field of root.querySelectorAll('input'))
      if (field.value.startsWith(address)) field.value = `https://reservas.example${field.value.slice(address.length)}`;
  }, own);
}

/** The top of an element with some room around it, as it stands below the bar of the screen. */
async function pictureOf(page: Page, element: Locator, most = Infinity) {
  const box = await element.evaluate((one: HTMLElement) => {
    one.style.scrollMarginTop = '96px';
    one.scrollIntoView({ block: 'start' });
    one.style.scrollMarginTop = '';
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  });
  await settled(page);
  const room = 8;
  const x = Math.max(0, Math.floor(box.x - room));
  const y = Math.max(0, Math.floor(box.y - room));
  const width = Math.min(screen.width, Math.ceil(box.x + box.width + room)) - x;
  const height = Math.min(screen.height - y, Math.ceil(Math.min(box.height + 2 * room, most)));
  const png = await page.screenshot({ clip: { x, y, width, height }, caret: 'initial' });
  return { png, width, height };
}

/** As the browser itself writes it, as well as its weight allows. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const addresses = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return [0.8, 0.65, 0.5, 0.35].map((quality) => canvas.toDataURL('image/webp', quality));
  }, png.toString('base64'));
  const files = addresses.map((address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  return files.find(({ length }) => length <= heaviest) ?? Buffer.concat(files);
}
