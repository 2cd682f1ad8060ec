import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessibleScreens, boat, send } from './accessible-screens';
import { describeInBrowser, desk, openPage, type OpenPage } from './browser';
import { live } from './screen';
import { consent, fillBooker } from './visitor';
import { visitorScreens } from './visitor-screens';

describeInBrowser('WCAG 2.2 A and AA on every screen of visitors, at three widths', () => {
  let screens: AccessibleScreens;
  beforeAll(async () => {
    screens = await AccessibleScreens.open({ stands: live });
  });
  afterAll(() => screens?.close());

  describe.each(['es', 'pt'] as const)('in %s', (language) => {
    let open: OpenPage;
    beforeAll(async () => {
      open = await openPage(screens.browser, { viewport: desk, locale: language === 'pt' ? 'pt-PT' : 'es-ES' });
    });
    afterAll(() => open.close());

    it.each(visitorScreens)('$name', async (screen) => {
      // Only its words are others in the second language.
      expect(await screens.problemsOf(open, screen, { rules: language === 'es' })).toEqual([]);
    });
  });

  it('the thank-you of a booking, with its address being corrected', async () => {
    const open = await openPage(screens.browser, { viewport: desk });
    const problems = await screens.problemsOf(open, {
      name: 'thank-you',
      path: boat,
      prepare: async (page) => {
        await page.getByRole('radio', { name: '16:30' }).check();
        await fillBooker(page, {
          firstName: 'Ana',
          lastName: 'Prueba',
          identity: '12345678Z',
          email: 'ana@example.org',
        });
        await consent(page);
        await send(page);
        await page.locator('#thanks').waitFor();
        await page.getByRole('button', { name: 'Corregir el correo' }).click();
        await page.locator('[name="correction.email"]').waitFor();
      },
    });
    expect(problems).toEqual([]);
    await open.close();
  });
});
