import { expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, overflows, phone, settled } from './browser';
import { productInBrowser } from './product-in-browser';
import { loaded } from './screen';

/** On the narrower of the two screens, in the longer language. */
const texts = {
  locale: 'pt-PT',
  viewport: phone,
  title: 'Idiomas do site público',
  languages: { es: 'Espanhol', pt: 'Português', en: 'Inglês' },
  first: 'Idioma principal',
  missing: 'Deixe marcado o espanhol ou o português.',
  save: 'Guardar',
  saved: 'Tudo guardado',
} as const;

describeInBrowser('the languages that visitors are offered (B108)', () => {
  const product = productInBrowser();

  it('are chosen, and what visitors read follows', async () => {
    const staff = await product.openPage({ viewport: texts.viewport, locale: texts.locale, as: 'super@demo.test' });
    await staff.page.goto(`${product.url}/config-app?tab=personalizacion`);
    const card = staff.page.getByRole('region', { name: texts.title });
    const box = (language: keyof typeof texts.languages) =>
      card.getByRole('checkbox', { name: texts.languages[language] });
    const save = () => staff.page.getByRole('button', { name: texts.save, exact: true }).click();
    await box('es').waitFor();
    await loaded(staff.page);

    await box('es').uncheck();
    await box('pt').uncheck();
    await save();
    await card.getByText(texts.missing).waitFor();
    await settled(staff.page);
    expect(await accessibilityViolations(staff.page)).toEqual([]);
    expect(await overflows(staff.page)).toBe(false);
    await box('es').check();
    await box('pt').check();
    await box('en').uncheck();
    await card.getByLabel(texts.first).selectOption('pt');
    await save();
    await staff.page.getByText(texts.saved, { exact: true }).waitFor();

    // Who is English, and comes by a link in English.
    const visitor = await product.openPage({ viewport: texts.viewport, locale: 'en-GB' });
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
    await staff.page.getByText(texts.saved, { exact: true }).waitFor();
    await visitor.page.reload();
    await visitor.page.locator('.hint [data-language=pt]').first().waitFor({ state: 'hidden' });
    expect(await languages.count()).toBe(0);

    await box('pt').check();
    await box('en').check();
    await card.getByLabel(texts.first).selectOption('es');
    await save();
    await staff.page.getByText(texts.saved, { exact: true }).waitFor();
    await visitor.page.goto(`${product.url}/agenda?lang=en`);
    expect(await html.getAttribute('lang')).toBe('en-GB');
    expect(await languages.allInnerTexts()).toEqual(['Español', 'Português', 'English']);
    expect([...staff.errors, ...visitor.errors]).toEqual([]);
    await Promise.all([staff.close(), visitor.close()]);
  });
});
