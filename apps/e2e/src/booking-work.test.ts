import { beforeAll, expect, it } from 'vitest';
import { bookByCall } from './booked-by-call';
import { describeInBrowser, narrowest } from './browser';
import { openedPage, productInBrowser } from './product-in-browser';
import { consent, openActivity } from './visitor';
import { problemsAtEachWidth } from './widths';

const slug = 'en-barco-por-el-tajo-internacional';

/** In the longer language. Which numbers are in doubt in which is proven where they are checked (`booking-checks.test.ts`). */
const texts = {
  // Of the right digit there is 9.
  identity: '123456780',
  doubt: 'O número está correto?',
  work: 'verificamos que não é um programa automático a reservar',
  thanks: 'Obrigado pela sua reserva!',
} as const;

describeInBrowser('one of many bookings from an address', () => {
  // What an installation can set: the second booking of an hour has to be worked for.
  const product = productInBrowser({ settings: { PROOF_AFTER_ADDRESS: '1' } });
  const open = openedPage(product, { viewport: narrowest, locale: 'pt-PT' });

  beforeAll(async () => {
    await bookByCall(product, { slug, language: 'es', shift: '16:30', companions: 0 });
  });

  it('asks about a document whose check letter does not fit, and refuses nothing', async () => {
    const { page } = open;
    // Whoever types faster than the checks arrive is asked when they do.
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/booking-checks/, async (route) => {
      await arrived;
      await route.continue();
    });
    await openActivity(page, product.url, slug);
    await page.locator('input[name=shift]:not(:disabled)').last().check();
    await page.locator('[name="booker.firstName"]').fill('Rosa');
    await page.locator('[name="booker.lastName"]').fill("O'Neill Prueba");
    await page.locator('[name="booker.identity"]').fill(texts.identity);
    await page.locator('[name="booker.identity"]').blur();
    // A moment longer than the form waits, on leaving a field, for the click that left it.
    await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 300)));
    arrive();
    await page.locator('#f-booker-identity-error').filter({ hasText: texts.doubt }).waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
  });

  it('solves the work by itself, says so in a sentence, and books', async () => {
    const { page } = open;
    await page.locator('[name="booker.birthDate.day"]').fill('3');
    await page.locator('[name="booker.birthDate.month"]').selectOption('5');
    await page.locator('[name="booker.birthDate.year"]').fill('1953');
    await page.locator('[name="booker.sex"]').first().check();
    await page.locator('[name="booker.postalCode"]').fill('6000-123');
    await page.locator('[name="booker.locality"]').fill('Castelo Branco');
    await page.locator('[name="booker.province"]').selectOption('Castelo Branco');
    await page.locator('[name="booker.phone"]').fill('912345678');
    await page.locator('[name="booker.email"]').fill('rosa@example.org');
    await consent(page);
    // It may stand there for a moment only.
    await page.evaluate(() => {
      const said: string[] = [];
      Reflect.set(window, 'said', said);
      const note = () => {
        const text = document.querySelector('form > p[role=status]')?.textContent ?? '';
        if (text !== '') said.push(text);
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.locator('form[aria-busy] button[type=submit]').click();
    await page.getByRole('heading', { name: texts.thanks }).waitFor();
    expect(await page.locator('.reference strong').innerText()).toMatch(/^TAJ-[A-Z0-9]{8}$/);
    expect(await page.evaluate(() => String(Reflect.get(window, 'said')))).toContain(texts.work);
  });

  it('met no script error, and nothing that the security policy forbids', () => {
    expect(open.errors).toEqual([]);
  });
});
