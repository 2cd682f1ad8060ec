import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, narrowest, overflows, phone, settled } from './browser';
import { drawnLogo } from './drawn-logo';
import { openedPage, productInBrowser } from './product-in-browser';
import { loaded } from './screen';

/** On the narrower of the two screens, in the longer language. */
const texts = {
  locale: 'pt-PT',
  viewport: phone,
  languagesTitle: 'Idiomas do site público',
  languages: { es: 'Espanhol', pt: 'Português', en: 'Inglês' },
  first: 'Idioma principal',
  missing: 'Deixe marcado o espanhol ou o português.',
  title: 'Logótipo',
  none: 'Sem imagem',
  remove: 'Remover imagem',
  save: 'Guardar',
  saved: 'Tudo guardado',
  refused: 'Ficheiro inválido',
} as const;

describeInBrowser('what super administrators set of the public site', () => {
  const product = productInBrowser();
  const { viewport, locale } = texts;
  const staff = openedPage(product, { viewport, locale, as: 'super@demo.test' });

  beforeAll(async () => {
    await staff.page.goto(`${product.url}/config-app?tab=personalizacion`);
    await loaded(staff.page);
  });

  const press = () => staff.page.getByRole('button', { name: texts.save, exact: true }).click();
  const save = async () => {
    await press();
    await staff.page.getByText(texts.saved, { exact: true }).waitFor();
  };

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

  it('its languages are chosen, and what visitors read follows (B108)', async () => {
    const card = staff.page.getByRole('region', { name: texts.languagesTitle });
    const box = (language: keyof typeof texts.languages) =>
      card.getByRole('checkbox', { name: texts.languages[language] });
    await box('es').waitFor();

    await box('es').uncheck();
    await box('pt').uncheck();
    await press();
    await card.getByText(texts.missing).waitFor();
    await settled(staff.page);
    expect(await accessibilityViolations(staff.page)).toEqual([]);
    expect(await overflows(staff.page)).toBe(false);
    await box('es').check();
    await box('pt').check();
    await box('en').uncheck();
    await card.getByLabel(texts.first).selectOption('pt');
    await save();

    // Who is English, and comes by a link in English.
    const visitor = await product.openPage({ viewport, locale: 'en-GB' });
    await visitor.page.goto(`${product.url}/agenda?lang=en`);
    const languages = visitor.page.locator('.languages a');
    const html = visitor.page.locator('html');
    expect(await html.getAttribute('lang')).toBe('pt-PT');
    expect(await languages.allInnerTexts()).toEqual(['Português', 'Español']);
    await languages.filter({ hasText: 'Español' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Agenda de actividades' }).waitFor();
    await visitor.page.locator('a[href^="/actividad/"]').first().click();
    await visitor.page.locator('a[href$=".ics?lang=es"]').waitFor();
    expect(await html.getAttribute('lang')).toBe('es');
    expect(await accessibilityViolations(visitor.page)).toEqual([]);

    // Nothing leads to a language that is off, the hint of the booking form neither.
    const hint = visitor.page.locator('.hint [data-language=pt]');
    await hint.first().waitFor();
    await box('pt').uncheck();
    await save();
    await visitor.page.reload();
    await visitor.page.locator('.hint [data-language=pt]').first().waitFor({ state: 'hidden' });
    expect(await languages.count()).toBe(0);

    await box('pt').check();
    await box('en').check();
    await card.getByLabel(texts.first).selectOption('es');
    await save();
    await visitor.page.goto(`${product.url}/agenda?lang=en`);
    expect(await html.getAttribute('lang')).toBe('en-GB');
    expect(await languages.allInnerTexts()).toEqual(['Español', 'Português', 'English']);
    expect([...staff.errors, ...visitor.errors]).toEqual([]);
    await visitor.close();
  });

  it('its logo is uploaded, seen, saved, shown to visitors and taken away, at night (B107)', async () => {
    await staff.page.emulateMedia({ colorScheme: 'dark' });
    const card = staff.page.getByRole('region', { name: texts.title });
    await card.getByText(texts.none).waitFor();
    const choose = async (name: string, mimeType: string, buffer: Buffer) =>
      card.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

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

    const visitor = await product.openPage({ viewport, locale, colorScheme: 'dark' });
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
    await visitor.close();
  });
});
