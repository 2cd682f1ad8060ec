import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessibilityViolations,
  describeInBrowser,
  desk,
  narrowest,
  openBrowser,
  openPage,
  type OpenPage,
  overflows,
  phone,
  settled,
} from './browser';
import { demoIds } from './demo-ids';
import { type Product, startProduct } from './product';
import { signIn } from './staff';
import { consent, fillBooker } from './visitor';

interface Screen {
  name: string;
  /** Its address; `{boat}` and the like stand for ids of the demo. */
  path: string;
  /** Brings the screen into the state that is looked at. */
  prepare?: (page: Page) => Promise<unknown>;
}

const boat = '/actividad/en-barco-por-el-tajo-internacional';
const send = (page: Page) => page.locator('main form button[type=submit]').first().click();

const publicScreens: readonly Screen[] = [
  { name: 'an open activity', path: boat },
  { name: 'an activity that opens later', path: '/actividad/puertas-de-rodao-mirador-grifos-y-leyendas' },
  { name: 'a closed activity', path: '/actividad/barro-y-adufe-en-idanha-a-nova' },
  { name: 'a past activity', path: '/actividad/alcornoques-y-corcho-en-malpica-do-tejo' },
  { name: 'a full activity', path: '/actividad/noche-de-estrellas-en-el-castillo-de-monfrague' },
  { name: 'a booking with errors', path: boat, prepare: refuseBooking },
  { name: 'a cancellation', path: '{cancellation}' },
  {
    name: 'the question of a cancellation',
    path: '{cancellation}',
    prepare: (page) => page.locator('.button-danger').first().click(),
  },
  { name: 'the checkpoint', path: '/checkpoint?v={collaborator}' },
  { name: 'the checkpoint without its collaborator', path: '/checkpoint' },
  { name: 'an unknown activity', path: '/actividad/no-existe' },
];

const signedOutScreens: readonly Screen[] = [
  { name: 'signing in', path: '/login' },
  { name: 'a refused sign-in', path: '/login', prepare: send },
  {
    name: 'the recovery panel',
    path: '/login',
    prepare: (page) => page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click(),
  },
];

const staffScreens: readonly Screen[] = [
  { name: 'the dashboard', path: '/dashboard' },
  { name: 'the activities', path: '/actividades/admin/actividades' },
  { name: 'a new activity', path: '/actividades/edit/actividad' },
  { name: 'a new activity with errors', path: '/actividades/edit/actividad', prepare: send },
  { name: 'an activity', path: '/actividades/edit/actividad?id={boat}' },
  {
    name: 'an activity, its Portuguese texts',
    path: '/actividades/edit/actividad?id={boat}',
    prepare: (page) => page.getByRole('tab', { name: 'Portugués' }).click(),
  },
  { name: 'the reservations', path: '/actividades/admin/reservas' },
  { name: 'the board', path: '/actividades/ver/reserva?id={boat}' },
  {
    name: 'the menu of a reservation',
    path: '/actividades/ver/reserva?id={boat}',
    prepare: (page) => page.getByRole('button', { name: 'Más acciones' }).first().click(),
  },
  {
    name: 'the question of an action',
    path: '/actividades/ver/reserva?id={boat}',
    prepare: (page) => page.getByRole('button', { name: 'Confirmar:' }).first().click(),
  },
  { name: 'a new reservation', path: '/actividades/edit/reserva?actividad={boat}' },
  { name: 'a new reservation with errors', path: '/actividades/edit/reserva?actividad={boat}', prepare: send },
  { name: 'a reservation', path: '/actividades/edit/reserva?id={pending}&from=view' },
  { name: 'the messages', path: '/actividades/admin/mensajes-enviados' },
  { name: 'a message', path: '/actividades/admin/mensajes-enviados?id={confirmation}' },
  { name: 'an unknown address', path: '/actividades/no-existe' },
];

describeInBrowser('WCAG 2.2 A and AA on every screen, at three widths', () => {
  let product: Product;
  let browser: Browser;
  let ids: Record<string, string>;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    ids = { ...(await demoIds(product.databaseUrl)) };
    const staff = await openPage(browser, { viewport: desk });
    await signIn(staff.page, product.url);
    await staff.page.goto(`${product.url}/actividades/admin/mensajes-enviados?id=${ids['confirmation']}`);
    const mail = (await staff.page.locator('iframe').getAttribute('srcdoc')) ?? '';
    ids['cancellation'] = /\/cancelacion\/[^"]+/.exec(mail)?.[0] ?? '';
    await staff.close();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Opens a screen and looks at it on a desk, on a phone and on the narrowest screen. */
  async function expectAccessible({ page, errors }: OpenPage, { path, prepare }: Screen): Promise<void> {
    const before = errors.length;
    await page.setViewportSize(desk);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    await page.goto(product.url + address, { waitUntil: 'networkidle' });
    await prepare?.(page);
    const found: string[] = [];
    for (const viewport of [desk, phone, narrowest]) {
      await page.setViewportSize(viewport);
      if (await staysTooWide(page)) found.push(`${viewport.width} px: wider than the screen`);
      if (viewport === narrowest) continue;
      await settled(page);
      found.push(...(await accessibilityViolations(page)).map((violation) => `${viewport.width} px: ${violation}`));
    }
    expect([...found, ...errors.slice(before)]).toEqual([]);
  }

  describe.each(['es', 'pt'] as const)('for visitors in %s', (language) => {
    let open: OpenPage;
    beforeAll(async () => {
      open = await openPage(browser, { viewport: desk, locale: language === 'pt' ? 'pt-PT' : 'es-ES' });
    });
    afterAll(() => open.close());

    it.each(publicScreens)('$name', (screen) => expectAccessible(open, screen));
  });

  it('the thank-you of a booking', async () => {
    const open = await openPage(browser, { viewport: desk });
    await expectAccessible(open, {
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
      },
    });
    await open.close();
  });

  describe('before signing in', () => {
    let open: OpenPage;
    beforeAll(async () => {
      open = await openPage(browser, { viewport: desk });
    });
    afterAll(() => open.close());

    it.each(signedOutScreens)('$name', (screen) => expectAccessible(open, screen));
  });

  describe('for staff', () => {
    let open: OpenPage;
    beforeAll(async () => {
      open = await openPage(browser, { viewport: desk });
      await signIn(open.page, product.url);
    });
    afterAll(() => open.close());

    it.each(staffScreens)('$name', (screen) => expectAccessible(open, screen));
  });
});

/** Some parts are drawn anew for another width, a moment after it is there. */
async function staysTooWide(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (!(await overflows(page))) return false;
    await page.waitForTimeout(100);
  }
  return true;
}

/** Sends an empty form with an adult and a child in it. */
async function refuseBooking(page: Page): Promise<void> {
  const add = page.locator('section[aria-labelledby=companions] .button-row button');
  await add.first().click();
  await add.last().click();
  await send(page);
  await page.locator('#booking-problem').waitFor();
}
