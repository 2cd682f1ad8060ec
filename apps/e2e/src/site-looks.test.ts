import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, narrowest, overflows, phone, settled } from './browser';
import { drawnLogo } from './drawn-logo';
import { productInBrowser } from './product-in-browser';
import { loaded } from './screen';

/** On the narrower of the two screens, in the longer language. */
const texts = {
  locale: 'pt-PT',
  viewport: phone,
  colorScheme: 'dark',
  title: 'Logótipo',
  none: 'Sem imagem',
  remove: 'Remover imagem',
  save: 'Guardar',
  saved: 'Tudo guardado',
  refused: 'Ficheiro inválido',
} as const;

describeInBrowser("the installation's logo (B107)", () => {
  const product = productInBrowser();

  const shown = (page: Page) => page.locator('.site-header img');
  /** Where the content begins once the page is drawn. */
  const contentTop = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => resolve(document.querySelector('main')?.getBoundingClientRect().top ?? NaN));
        }),
    );

  const pictures = '**/files/**';
  /** Opens the agenda on a slow line: its pictures come when the page is long drawn. */
  async function openBeforeLogo(page: Page): Promise<{ arrives(): Promise<void> }> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(pictures, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/agenda`, { waitUntil: 'domcontentloaded' });
    return {
      async arrives() {
        release();
        await page.waitForLoadState();
        await page.unroute(pictures);
      },
    };
  }

  it('is uploaded, seen, saved, shown to visitors and taken away', async () => {
    const { viewport, locale, colorScheme } = texts;
    const staff = await product.openPage({ viewport, locale, colorScheme, as: 'super@demo.test' });
    await staff.page.goto(`${product.url}/config-app?tab=personalizacion`);
    const card = staff.page.getByRole('region', { name: texts.title });
    await card.getByText(texts.none).waitFor();
    const choose = async (name: string, mimeType: string, buffer: Buffer) =>
      card.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    const save = async () => {
      await staff.page.getByRole('button', { name: texts.save, exact: true }).click();
      await staff.page.getByText(texts.saved, { exact: true }).waitFor();
    };

    await choose('logo.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await card.getByRole('alert').filter({ hasText: texts.refused }).waitFor();
    await choose('logo.png', 'image/png', await drawnLogo(staff.page, 900, 240));
    await card.getByRole('img', { name: texts.title }).waitFor();
    await card.getByRole('alert').waitFor({ state: 'detached' });
    await loaded(staff.page);
    await settled(staff.page);
    expect(await accessibilityViolations(staff.page)).toEqual([]);
    expect(await overflows(staff.page)).toBe(false);
    await save();

    const visitor = await product.openPage({ viewport, locale, colorScheme });
    const logo = await openBeforeLogo(visitor.page);
    const drawnAt = await contentTop(visitor.page);
    expect(await shown(visitor.page).evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
    await logo.arrives();
    const name = await shown(visitor.page).getAttribute('alt');
    expect(name).toBe('Dehesa');
    expect(await shown(visitor.page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(
      421,
    );
    // Its two sides are whole pixels: how they stand to each other is not quite how the picture's do.
    expect(await contentTop(visitor.page)).toBeCloseTo(drawnAt, 0);
    await settled(visitor.page);
    expect(await accessibilityViolations(visitor.page)).toEqual([]);
    await visitor.page.locator('a[href^="/actividad/"]').first().click();
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await shown(visitor.page).waitFor();
    await visitor.page.setViewportSize(narrowest);
    expect(await overflows(visitor.page)).toBe(false);
    await visitor.page.setViewportSize(viewport);

    await card.getByRole('button', { name: texts.remove }).click();
    await card.getByText(texts.none).waitFor();
    await save();
    await visitor.page.goto(`${product.url}/agenda`);
    await visitor.page
      .locator('.site-name')
      .filter({ hasText: name ?? '' })
      .waitFor();
    expect(await shown(visitor.page).count()).toBe(0);
    expect([...staff.errors, ...visitor.errors]).toEqual([]);
    await Promise.all([staff.close(), visitor.close()]);
  });
});
