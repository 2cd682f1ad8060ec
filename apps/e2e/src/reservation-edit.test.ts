import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, focused, narrowest } from './browser';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';

const form = '/actividades/edit/reserva';
const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);

/** Fills in who books, as staff do on the telephone. */
async function fillBooker(page: Page, booker: { firstName: string; identity: string; email: string }): Promise<void> {
  await field(page, 'booker.firstName').fill(booker.firstName);
  await field(page, 'booker.lastName').fill('Prueba Larga');
  await field(page, 'booker.identity').fill(booker.identity);
  await page.getByRole('combobox', { name: 'Sexo' }).click();
  await page.getByRole('option', { name: 'Mujer' }).click();
  await field(page, 'booker.birthDate').fill('14/03/1956');
  await field(page, 'booker.postalCode').fill('10600');
  await field(page, 'booker.locality').fill('Plasencia');
  await field(page, 'booker.province').fill('Cáceres');
  await field(page, 'booker.phone').fill('600000999');
  await field(page, 'booker.email').fill(booker.email);
}

const boardTitle = 'En barco por el Tajo Internacional';
/** The board, and not the form of a reservation on its way there. */
const boardShows = (page: Page) => screenShows(page, /./, page.getByRole('region', { name: 'Pendiente' }));
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

describeInBrowser('making and changing a reservation as staff', () => {
  const product = productInBrowser();
  let ids: Awaited<ReturnType<typeof demoIds>>;
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });

  beforeAll(async () => {
    ids = await demoIds(product.databaseUrl);
  });

  it('Cancel leads back to the board that one came from', async () => {
    const { page } = staff;
    await page.goto(`${product.url}${form}?actividad=${ids.boat}&from=view`);
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await boardShows(page);
    await screenShows(page, boardTitle);
    expect(page.url()).toBe(`${product.url}/actividades/ver/reserva?id=${ids.boat}`);
  });

  it('finds the activity in the picker, and asks before going beyond capacity', async () => {
    const { page } = staff;
    await goOn(page, product.url + form);
    await page.getByRole('button', { name: 'Elegir una actividad' }).click();
    const picker = page.getByRole('dialog', { name: 'Elige la actividad' });
    const results = picker.getByRole('listitem');
    await expect.poll(() => results.count()).toBe(10);
    await picker.getByRole('searchbox').fill('barco');
    await expect.poll(() => results.count()).toBe(1);
    await results.getByRole('button').click();
    await page.getByRole('combobox', { name: 'Turno' }).click();
    await page.getByRole('option', { name: '10:00 (completo)' }).click();
    await fillBooker(page, { firstName: 'Aurora', identity: '00000001R', email: 'aurora@example.org' });

    await page.getByRole('button', { name: 'Añadir un acompañante' }).click();
    await field(page, 'companions.0.firstName').fill('Blas');
    await field(page, 'companions.0.lastName').fill('Prueba');
    await field(page, 'companions.0.email').fill('blas@example.org');
    await save(page);
    const question = page.getByRole('dialog', { name: 'Aforo completo' });
    await question.getByText('supera el aforo máximo permitido').waitFor();
    await expect.poll(() => focused(page)).toBe('No, volver');
    await question.getByRole('button', { name: 'Superar el aforo' }).click();
    await screenShows(page, 'Reservas');
  });

  it('does not store over what somebody else has stored meanwhile', async () => {
    const other = await product.openPage({ viewport: desk, as: 'admin@demo.test' });
    const address = `${product.url}${form}?id=${ids.pending}&from=view`;
    await goOn(staff.page, address);
    await other.page.goto(address);
    await field(staff.page, 'notes').fill('Llega en silla de ruedas');
    await field(other.page, 'notes').fill('Llega tarde');
    await save(other.page);
    await boardShows(other.page);

    await staff.page.getByRole('alert', { name: 'La reserva ha cambiado' }).waitFor();
    expect(await accessibilityViolations(staff.page)).toEqual([]);
    await save(staff.page);
    const question = staff.page.getByRole('dialog', { name: 'La reserva ha cambiado' });
    await question.waitFor();
    await goOn(other.page, address);
    expect(await field(other.page, 'notes').inputValue()).toBe('Llega tarde');
    // Who knows of it may store over it.
    await question.getByRole('button', { name: 'Guardar mis cambios de todas formas' }).click();
    await boardShows(staff.page);
    await goOn(staff.page, address);
    await expect.poll(() => field(staff.page, 'notes').inputValue()).toBe('Llega en silla de ruedas');
    const events = staff.page.getByRole('listitem').filter({ hasText: 'Datos modificados' });
    await expect.poll(() => events.count()).toBe(2);
    await staff.page.setViewportSize(narrowest);
    const reference = staff.page.getByRole('heading', { level: 1 }).getByText(/^[A-Z]{3}-\w{8}$/);
    expect(await reference.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect(other.errors).toEqual([]);
    await other.close();
  });

  it('ends without script errors', () => {
    expect(staff.errors).toEqual([]);
  });
});
