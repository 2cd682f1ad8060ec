import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import {
  accessibilityViolations,
  describeInBrowser,
  desk,
  focused,
  narrowest,
  overflows,
  phone,
  settled,
} from './browser';
import { activityIdOf } from './demo-ids';
import { pickUp } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { column, openBoard, signIn } from './staff';
import { eachStandsOnTheOneBefore } from './steps';
import { consent, fillBooker, openActivity } from './visitor';

const boat = 'en-barco-por-el-tajo-internacional';
const lynx = 'tras-la-huella-del-lince-rastros-y-fototrampeo';
const live = 'Los cambios aparecen al momento';

const cards = (page: Page, title: Parameters<typeof column>[1]) => column(page, title).getByRole('article');
const notice = (page: Page) => page.getByRole('status', { name: 'Cambios recientes' });
const nameOf = (card: Locator) => card.getByRole('heading').innerText();
const cardOf = (page: Page, title: Parameters<typeof column>[1], name: string) =>
  column(page, title).getByRole('article', { name });
const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Mover la reserva de ${name}` });

/** Takes a card with the mouse over to another column and lets it go there. */
async function drag(page: Page, name: string, to: Parameters<typeof column>[1]): Promise<void> {
  const handle = handleOf(page, name);
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const target = await column(page, to).boundingBox();
  if (from === null || target === null) throw new Error('nothing to drag, or nowhere to');
  // Last of all: what is read above a card pushes it down, and with it the handle from under the mouse.
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y, { steps: 3 });
  await page.mouse.move(target.x + target.width / 2, from.y, { steps: 8 });
  await page.mouse.up();
}

describeInBrowser('the board while others are at work', () => {
  const product = productInBrowser();
  const ana = openedPage(product, { viewport: desk });
  const luis = openedPage(product, { viewport: desk });
  let boatId = 0;

  beforeAll(async () => {
    boatId = await activityIdOf(product.databaseUrl, boat);
    for (const { page } of [ana, luis]) {
      await signIn(page, product.url);
      await openBoard(page, product.url, boatId);
      await page.getByText(live).waitFor();
    }
  });
  eachStandsOnTheOneBefore();

  it('groups the columns by shift', async () => {
    const shifts = await column(ana.page, 'Confirmadas')
      .getByRole('heading', { level: 3, name: /^Turno/ })
      .allInnerTexts();
    expect(shifts).toEqual(['Turno 10:00', 'Turno 12:30', 'Turno 16:30']);
    const chosen = ana.page.getByRole('combobox', { name: 'Turno', exact: true });
    const choose = async (shift: string) => {
      await chosen.click();
      await ana.page.getByRole('option', { name: shift, exact: true }).click();
    };
    const headings = () => ana.page.getByRole('heading', { level: 3, name: /^Turno/ }).allInnerTexts();
    await choose('12:30');
    await expect.poll(async () => new Set(await headings())).toEqual(new Set(['Turno 12:30']));
    expect(new URL(ana.page.url()).searchParams.get('shift')).toBe('12:30');
    await ana.page.reload();
    await cards(ana.page, 'Confirmadas').first().waitFor();
    expect(new Set(await headings())).toEqual(new Set(['Turno 12:30']));
    await choose('Todos los turnos');
    await expect.poll(async () => new Set(await headings()).size).toBe(3);
  });

  it('shows one session what the other one does, without moving what is being read', async () => {
    const name = await nameOf(cards(ana.page, 'Pendiente').first());
    await cards(luis.page, 'Confirmadas').last().scrollIntoViewIfNeeded();
    const read = await luis.page.evaluate(() => window.scrollY);
    expect(read).toBeGreaterThan(500);
    await ana.page.getByRole('button', { name: `Confirmar: ${name}` }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Confirmar la reserva' }).click();
    await cardOf(ana.page, 'Confirmadas', name).waitFor();
    await notice(luis.page).getByText(`La reserva de ${name} está ahora en «Confirmadas»`).waitFor();
    await cardOf(luis.page, 'Confirmadas', name).waitFor();
    expect(await cardOf(luis.page, 'Pendiente', name).count()).toBe(0);
    // The card has come in above: the browser keeps in sight what was in sight.
    await expectInSight(cards(luis.page, 'Confirmadas').last());
    // One's own doing is no news.
    expect(await notice(ana.page).innerText()).toBe('');
    await notice(luis.page).getByRole('button', { name: 'Ocultar el aviso' }).click();
    expect(await notice(luis.page).innerText()).toBe('');
  });

  it('keeps a question open and says that the reservation has changed meanwhile', async () => {
    const name = await nameOf(cards(luis.page, 'Pendiente').first());
    await luis.page.getByRole('button', { name: `Confirmar: ${name}` }).click();
    const question = luis.page.getByRole('dialog');
    await question.getByText('quedará confirmada').waitFor();
    await ana.page.getByRole('button', { name: `Más acciones para la reserva de ${name}` }).click();
    await ana.page.getByRole('menuitem', { name: 'Pasar a espera' }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Pasar a espera' }).click();
    await cardOf(ana.page, 'En espera', name).waitFor();
    await question.getByText('Esta reserva acaba de cambiar').waitFor();
    expect(await question.getByText('quedará confirmada').isVisible()).toBe(true);
    await question.getByRole('button', { name: 'No, volver' }).click();
    await cardOf(luis.page, 'En espera', name).waitFor();
  });

  it('shows a booking that a visitor makes', async () => {
    const visitor = await product.openPage({ viewport: phone });
    await openActivity(visitor.page, product.url, boat);
    await visitor.page.getByRole('radio', { name: '16:30' }).check();
    await fillBooker(visitor.page, {
      firstName: 'Carmen',
      lastName: 'Robles Prueba',
      identity: '12345678Z',
      email: 'carmen.robles@example.org',
    });
    await consent(visitor.page);
    await visitor.page.getByRole('button', { name: 'Reservar', exact: true }).click();
    await visitor.page.locator('#thanks').waitFor();
    for (const { page } of [ana, luis]) {
      await cardOf(page, 'Pendiente', 'Carmen Robles Prueba').waitFor();
      await notice(page).getByText('Nueva reserva de Carmen Robles Prueba').waitFor();
    }
    for (const viewport of [narrowest, phone]) {
      await luis.page.setViewportSize(viewport);
      await expect.poll(() => overflows(luis.page)).toBe(false);
    }
    await settled(luis.page);
    expect(await notice(luis.page).innerText()).toContain('Nueva reserva de Carmen Robles Prueba');
    expect(await accessibilityViolations(luis.page)).toEqual([]);
    await luis.page.setViewportSize(desk);
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('moves a card by mouse, once the question is answered', async () => {
    const name = 'Carmen Robles Prueba';
    await drag(ana.page, name, 'Confirmadas');
    const question = ana.page.getByRole('dialog');
    await question.getByText('quedará confirmada').waitFor();
    // It stands where it was dropped, and goes back where the answer is no.
    await cardOf(ana.page, 'Confirmadas', name).waitFor();
    await question.getByRole('button', { name: 'No, volver' }).click();
    await cardOf(ana.page, 'Pendiente', name).waitFor();
    await ana.page.getByText(`La reserva de ${name} vuelve a la columna «Pendiente».`).waitFor({ state: 'attached' });
    await expect.poll(() => focused(ana.page)).toMatch(/^reservation-\d+$/);
    await drag(ana.page, name, 'Confirmadas');
    await question.getByRole('button', { name: 'Confirmar la reserva' }).click();
    await question.waitFor({ state: 'detached' });
    await cardOf(ana.page, 'Confirmadas', name).waitFor();
    await cardOf(luis.page, 'Confirmadas', name).waitFor();
  });

  it('refuses what B17 does not know, and says why', async () => {
    const name = 'Carmen Robles Prueba';
    await drag(ana.page, name, 'Pendiente');
    await ana.page.getByText('Una reserva confirmada o en espera no puede volver a «Pendiente».').first().waitFor();
    expect(await ana.page.getByRole('dialog').count()).toBe(0);
    await cardOf(ana.page, 'Confirmadas', name).waitFor();
  });

  it('moves a card by keyboard alone, telling each step', async () => {
    const { page } = ana;
    const name = 'Carmen Robles Prueba';
    const told = page.locator('[id^=DndLiveRegion]');
    const handle = handleOf(page, name);
    const take = async () => {
      await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
      const taken = told.getByText(`Has cogido la reserva de ${name}. Está en la columna «Confirmadas».`);
      await pickUp(page, () => taken.waitFor(attached));
    };
    await handle.focus();
    await take();
    await page.keyboard.press('ArrowLeft');
    await told.getByText('Sobre la columna «En espera».').waitFor(attached);
    await page.keyboard.press('ArrowLeft');
    await told.getByText('Sobre la columna «Pendiente». Aquí no se puede soltar.').waitFor(attached);
    await page.keyboard.press('Escape');
    await told.getByText('Movimiento cancelado. La reserva vuelve a la columna «Confirmadas».').waitFor(attached);
    await take();
    await page.keyboard.press('ArrowLeft');
    await told.getByText('Sobre la columna «En espera».').waitFor(attached);
    await page.keyboard.press('Space');
    const question = page.getByRole('dialog');
    await question.getByText('pasará a la lista de espera').waitFor();
    await expect.poll(() => focused(page)).toBe('No, volver');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await cardOf(page, 'En espera', name).waitFor();
    await cardOf(luis.page, 'En espera', name).waitFor();
  });

  it('looks every 15 seconds where changes cannot be told', async () => {
    const { page, close } = await product.openPage({ viewport: desk });
    await page.clock.install();
    await page.route('**/api/events*', (route) => route.abort());
    await signIn(page, product.url);
    await openBoard(page, product.url, boatId);
    await page.getByText('Se actualiza cada 15 segundos').waitFor();
    const name = 'Carmen Robles Prueba';
    await cardOf(page, 'En espera', name).waitFor();
    // From here on its time stands still: however slow the others are, it has not looked again.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await ana.page.getByRole('button', { name: `Confirmar: ${name}` }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Confirmar la reserva' }).click();
    await cardOf(luis.page, 'Confirmadas', name).waitFor();
    expect(await cardOf(page, 'En espera', name).count()).toBe(1);
    await page.clock.fastForward(15_000);
    await page.clock.resume();
    await cardOf(page, 'Confirmadas', name).waitFor();
    await close();
  });

  it('takes a drop beyond capacity back and says why; an admin may let it stand (B15)', async () => {
    const manager = await product.openPage({ viewport: desk, as: 'monfrague@demo.test' });
    const lynxId = await activityIdOf(product.databaseUrl, lynx);
    for (const { page } of [manager, ana]) await openBoard(page, product.url, lynxId);
    const name = await nameOf(cards(manager.page, 'En espera').first());
    await drag(manager.page, name, 'Confirmadas');
    let question = manager.page.getByRole('dialog');
    await question.getByRole('button', { name: 'Confirmar la reserva' }).click();
    await question.getByRole('alert').getByText('Aforo completo').waitFor();
    expect(await question.getByRole('button', { name: 'Superar el aforo' }).count()).toBe(0);
    await question.getByRole('button', { name: 'No, volver' }).click();
    await cardOf(manager.page, 'En espera', name).waitFor();
    await drag(ana.page, name, 'Confirmadas');
    question = ana.page.getByRole('dialog');
    await question.getByRole('button', { name: 'Confirmar la reserva' }).click();
    await question.getByRole('button', { name: 'Superar el aforo' }).click();
    await question.waitFor({ state: 'detached' });
    await cardOf(ana.page, 'Confirmadas', name).waitFor();
    await cardOf(manager.page, 'Confirmadas', name).waitFor();
    expect(manager.errors).toEqual([]);
    await manager.close();
  });

  it('ends without script errors', () => {
    expect([...ana.errors, ...luis.errors]).toEqual([]);
  });
});

const attached = { state: 'attached' } as const;

async function expectInSight(card: Locator): Promise<void> {
  await expect
    .poll(() =>
      card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      }),
    )
    .toBe(true);
}
