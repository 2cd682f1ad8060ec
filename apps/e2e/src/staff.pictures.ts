import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessibleScreens, type Screen } from './accessible-screens';
import { describeInBrowser, desk, openPage, type OpenPage, settled } from './browser';
import { loaded } from './screen';
import { chooseLanguage } from './staff';
import { signedOutScreens, staffScreens, superAdminScreens } from './staff-screens';

const widths = [390, 1366] as const;
const schemes = ['light', 'dark'] as const;
const folder = join(process.env['PICTURES'] ?? '', 'staff');

const kinds: readonly { who: string; email: string | null; screens: readonly Screen[] }[] = [
  { who: 'nobody', email: null, screens: signedOutScreens },
  { who: 'staff', email: 'admin@demo.test', screens: staffScreens },
  { who: 'super', email: 'super@demo.test', screens: superAdminScreens },
  { who: 'company', email: 'hotel@demo.test', screens: [{ name: 'own page', path: '/dashboard' }] },
  {
    who: 'member',
    email: 'usuario@demo.test',
    screens: [
      { name: 'home', path: '/dashboard' },
      { name: 'own reservations', path: '/actividades/usuario/reservas' },
    ],
  },
];

/** Every screen of staff as it looks, in each language of theirs, by day and by night, for people to look at. */
describeInBrowser('pictures of the screens of staff', () => {
  let screens: AccessibleScreens;
  beforeAll(async () => {
    screens = await AccessibleScreens.open({ stands: loaded });
    for (const place of everyPlace()) await mkdir(place, { recursive: true });
  });
  afterAll(() => screens?.close());

  describe.each(widths)('%i', (width) => {
    describe.each(kinds)('$who', ({ who, email, screens: wanted }) => {
      let open: OpenPage;
      beforeAll(async () => {
        open = await openPage(screens.browser, { viewport: desk });
        if (email !== null) await screens.signIn(open.page, email);
      });
      afterAll(() => open?.close());

      it.each(wanted)('$name', async (screen) => {
        const name = `${who}-${screen.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`;
        // Brought into its state at a desk and in Spanish, whose words the way there is told in.
        await open.page.setViewportSize(desk);
        await screens.show(open.page, screen, 'es');
        await open.page.setViewportSize({ width, height: 844 });
        await inEachScheme(open.page, (scheme) => join(folder, 'es', String(width), scheme, name));
        if (await turnsPortuguese(open.page)) {
          await inEachScheme(open.page, (scheme) => join(folder, 'pt', String(width), scheme, name));
          await chooseLanguage(open.page, 'es');
        }
        expect(open.errors).toEqual([]);
      });
    });
  });
});

function everyPlace(): string[] {
  return ['es', 'pt'].flatMap((language) =>
    widths.flatMap((width) => schemes.map((scheme) => join(folder, language, String(width), scheme))),
  );
}

async function inEachScheme(page: Page, place: (scheme: string) => string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await page.screenshot({ path: place(colorScheme), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The languages are chosen on the screen itself; the guide's app and printed lists have theirs elsewhere. */
async function turnsPortuguese(page: Page): Promise<boolean> {
  if ((await page.locator('.language-switch').count()) === 0) return false;
  await chooseLanguage(page, 'pt');
  return true;
}
