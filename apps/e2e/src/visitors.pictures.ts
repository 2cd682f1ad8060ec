import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessibleScreens, boat, type Screen, send } from './accessible-screens';
import { describeInBrowser, desk, openPage } from './browser';
import { movePath, outingReadInPortuguese, prepareSuspension, slugOf, suspend } from './moved-outing';
import { live } from './screen';
import { openBoard, signIn } from './staff';
import { chooseParty, consent, fillPerson } from './visitor';
import { visitorScreens } from './visitor-screens';

const languages = ['es', 'pt', 'en'] as const;
const widths = [390, 1366] as const;
const locales = { es: 'es-ES', pt: 'pt-PT', en: 'en-GB' };
const folder = join(process.env['PICTURES'] ?? '', 'visitors');

/** A site that the installation lets show its pages. */
const hostSite = 'https://www.example.org';

const booked: readonly Screen[] = [
  { name: 'a booking for three', path: boat, prepare: (page) => bookForThree(page, 'filled') },
  { name: 'the thank-you', path: boat, prepare: (page) => bookForThree(page, 'sent') },
  {
    name: 'a booking that would wait',
    path: boat,
    prepare: (page) => page.getByRole('radio', { name: '10:00' }).check(),
  },
  { name: 'a suspended activity', path: '/actividad/{suspended}' },
  { name: 'another date', path: '{otherDate}' },
  { name: 'the agenda in a widget', path: `/agenda?embed=${hostSite}` },
  { name: 'an activity in a widget', path: `${boat}?embed=${hostSite}` },
];

/** Every screen of visitors as it looks, in each language and width, for people to look at: it judges nothing but that nothing fails. */
describeInBrowser('pictures of the screens of visitors', () => {
  let screens: AccessibleScreens;
  beforeAll(async () => {
    screens = await AccessibleScreens.open({ stands: live }, prepared);
  });
  afterAll(() => screens?.close());

  describe.each(languages)('%s', (language) => {
    describe.each(widths)('%i', (width) => {
      const place = join(folder, language, String(width));
      beforeAll(() => mkdir(place, { recursive: true }));

      it.each([...visitorScreens, ...booked])('$name', async (screen) => {
        // Of a session of its own: what was typed or booked before would come back.
        const open = await openPage(screens.browser, { viewport: { width, height: 844 }, locale: locales[language] });
        await screens.show(open.page, screen, language);
        await everythingShown(open.page);
        const name = screen.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
        await open.page.screenshot({ path: join(place, `${name}.png`), fullPage: true });
        expect(open.errors).toEqual([]);
        await open.close();
      });
    });
  });
});

/** Before anything is looked at staff suspend an outing, whose visitors get pages of their own, and name the site of a widget. */
async function prepared(page: Page, product: { url: string; databaseUrl: string }) {
  const activityId = await outingReadInPortuguese(product.databaseUrl);
  await page.setViewportSize(desk);
  await openBoard(page, product.url, activityId);
  await prepareSuspension(page);
  await suspend(page);
  await signIn(page, product.url, 'super@demo.test');
  await page.goto(`${product.url}/configuracion/widget`);
  await page.getByRole('textbox', { name: 'Direcciones' }).fill(hostSite);
  await page.getByRole('button', { name: 'Guardar direcciones' }).click();
  await page.getByText('Datos guardados correctamente').waitFor();
  return {
    suspended: await slugOf(product.databaseUrl, activityId),
    otherDate: await movePath(product.databaseUrl),
  };
}

/** Pictures further down are loaded only when they come near. */
function everythingShown(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );
}

let people = 0;

/** An adult with another and a child, made up anew each time: nobody books twice. */
async function bookForThree(page: Page, until: 'filled' | 'sent'): Promise<void> {
  await chooseParty(page, { adults: 2, children: 1 });
  await page.getByRole('radio', { name: '16:30' }).check();
  const portuguese = (await page.locator('html').getAttribute('lang')) === 'pt-PT';
  const adult = () => {
    people += 1;
    return {
      lastName: 'Ribera Prueba',
      identity: spanishDocument(70_000_000 + people),
      birthDate: ['14', '3', '1976'],
    } as const;
  };
  await fillPerson(page, 'booker', { firstName: 'Ana', ...adult() });
  await page.locator('[name="booker.sex"]').first().check();
  await page.locator('[name="booker.postalCode"]').fill(portuguese ? '6000-123' : '10600');
  await page.locator('[name="booker.locality"]').fill(portuguese ? 'Castelo Branco' : 'Plasencia');
  const province = page.locator('[name="booker.province"]');
  if ((await province.inputValue()) === '') await province.selectOption(portuguese ? 'Castelo Branco' : 'Cáceres');
  await page.locator('[name="booker.phone"]').fill(portuguese ? '912345678' : '600000999');
  await page.locator('[name="booker.email"]').fill(`ana.ribera.${people}@example.org`);
  await fillPerson(page, 'companions.0', { firstName: 'Luis', ...adult() });
  await fillPerson(page, 'companions.1', {
    firstName: 'Eva',
    lastName: 'Ribera Prueba',
    birthDate: ['1', '6', '2014'],
  });
  await consent(page);
  if (until === 'filled') return;
  await send(page);
  await page.locator('#thanks').waitFor();
}

function spanishDocument(number: number): string {
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`;
}
