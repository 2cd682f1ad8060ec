import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { linkInMail } from './booked-by-call';
import { describeInBrowser, narrowest, overflows, phone } from './browser';
import { inDatabase } from './database';
import type { RunningProduct } from './product';
import { openedPage, productInBrowser } from './product-in-browser';
import { live, screenShows } from './screen';
import { eachStandsOnTheOneBefore } from './steps';
import { consent, fillPerson } from './visitor';

const title = 'En barco por el Tajo Internacional';

describeInBrowser('a visitor who reads English, on a phone', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: phone });
  let page: Page;
  let reference = '';

  beforeAll(() => {
    page = open.page;
  });

  eachStandsOnTheOneBefore();

  const spoken = () => page.locator('html').getAttribute('lang');

  it('reads the agenda, where the words that are Spanish say so', async () => {
    await page.goto(`${product.url}/agenda?lang=en`);
    await screenShows(page, 'What’s on');
    expect(await spoken()).toBe('en-GB');
    expect(await page.locator('h3', { hasText: title }).getAttribute('lang')).toBe('es');
  });

  it('finds the three languages in one line, each as large as a finger', async () => {
    for (const viewport of [phone, narrowest]) {
      await page.setViewportSize(viewport);
      const boxes = await page
        .locator('.languages a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(3);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
      expect(await overflows(page)).toBe(false);
    }
    await page.setViewportSize(phone);
  });

  it('opens an activity, and goes to Portuguese and back', async () => {
    await page.getByRole('link', { name: title }).click();
    await screenShows(page, title, page.getByRole('heading', { name: 'Book a place' }));
    expect(await page.locator('h1').getAttribute('lang')).toBe('es');
    await page.getByRole('link', { name: 'Português' }).click();
    await screenShows(page, 'De barco pelo Tejo Internacional');
    expect([await spoken(), await page.locator('h1').getAttribute('lang')]).toEqual(['pt-PT', null]);
    await page.getByRole('link', { name: 'English' }).click();
    await screenShows(page, title);
    expect(await spoken()).toBe('en-GB');
    await live(page);
  });

  it('books with a passport', async () => {
    await page.getByRole('radio', { name: '16:30' }).check();
    await fillPerson(page, 'booker', {
      firstName: 'Emily',
      lastName: 'Carter Test',
      identity: '533401372',
      birthDate: ['14', '3', '1956'],
    });
    await page.getByLabel('Female').check();
    await page.locator('[name="booker.postalCode"]').fill('10600');
    await page.locator('[name="booker.locality"]').fill('Plasencia');
    await page.locator('[name="booker.phone"]').fill('+44 7700 900123');
    await page.locator('[name="booker.email"]').fill('emily@example.org');
    await consent(page);
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByRole('heading', { name: 'Thank you for your booking!' }).waitFor();
    reference = await page.locator('.reference strong').innerText();
    expect(reference).toMatch(/^TAJ-[A-Z0-9]{8}$/);
  });

  it('is written to in English', async () => {
    const link = await linkInMail(product, reference);
    expect(await mailOf(product, reference)).toEqual({
      language: 'en',
      subject: `We have received your booking: ${title}`,
    });
    await page.goto(product.url + link);
    await screenShows(page, 'My booking', page.getByRole('button', { name: 'Cancel the booking', disabled: false }));
    expect(await spoken()).toBe('en-GB');
    expect(await page.locator('main').innerText()).toContain('Waiting to be confirmed');
    expect(await page.getByRole('heading', { name: title }).getAttribute('lang')).toBe('es');
  });

  it('met no script error', () => {
    expect(open.errors).toEqual([]);
  });
});

/** The newest mail about a reservation as it was queued. */
async function mailOf(product: RunningProduct, reference: string) {
  return inDatabase(product.databaseUrl, async (sql) => {
    const [mail] = await sql<{ language: string; subject: string }[]>`
      select m.language, m.subject from messages m join reservations r on r.id = m.reservation_id
      where r.reference = ${reference.slice('TAJ-'.length)} order by m.id desc limit 1`;
    return mail && { ...mail };
  });
}
