import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type RemindedParty, remindedParty } from './attendance-links';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone } from './browser';
import { pressButton, tabTo } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { openBoard } from './staff';
import { eachStandsOnTheOneBefore } from './steps';

describeInBrowser('a reminder: answered on a phone, seen by staff, switched off', () => {
  const product = productInBrowser();
  const visitor = openedPage(product, { viewport: phone, locale: 'pt-PT', javaScriptEnabled: false });
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  let party: RemindedParty;

  beforeAll(async () => {
    party = await remindedParty(product.databaseUrl);
  });

  eachStandsOnTheOneBefore();

  const panel = () => staff.page.locator('section[aria-labelledby=attendance]');
  const said = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

  it('asks on a phone, in Portuguese and without scripts, and takes "we are coming"', async () => {
    const { page } = visitor;
    await page.goto(`${product.url}${party.attendance}?lang=pt`);
    expect(await said(page)).toContain('Confirma a sua presença?');
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: `Sim, vamos todos (${party.people})` }).click();
    await page.getByRole('heading', { name: `Contamos convosco: ${party.people} pessoas` }).waitFor();
  });

  it('gives one place back, and says that it cannot be had again', async () => {
    const { page } = visitor;
    await page.getByText('Vamos ser menos').click();
    await page.getByRole('checkbox', { name: party.companion }).first().check();
    await page.getByRole('button', { name: 'Libertar os lugares assinalados' }).click();
    await page.getByRole('heading', { name: /Contamos (convosco|consigo)/ }).waitFor();
    expect(await said(page)).toContain('Libertou 1 lugar.');
    // Going back and sending it again is the same answer.
    await page.reload();
    expect(await said(page)).toContain('Libertou 1 lugar.');
  });

  it('shows staff who has not answered, with a number to call, and takes a note by keyboard', async () => {
    const { page } = staff;
    await openBoard(page, product.url, party.activityId);
    await panel().getByText('Recordatorios: 7 días, 48 horas').waitFor();
    await panel().getByText('Han liberado plazas: 1').waitFor();
    await panel().getByRole('button', { name: 'Ver quién viene' }).click();
    const name = (await panel().getByRole('listitem').first().innerText()).split(' ·')[0] ?? '';
    const call = panel().getByRole('link', { name: new RegExp(`^Llamar a ${name}`) });
    expect(await call.getAttribute('href')).toMatch(/^tel:\+\d{9,}$/);
    await tabTo(page, '#attendance, section[aria-labelledby=attendance] a[href^="tel:"]');
    await pressButton(page, `Apuntar que vienen: ${name}`);
    await page.getByText('Consta que vienen').waitFor();
    await panel()
      .getByRole('button', { name: `Apuntar que vienen: ${name}` })
      .waitFor({ state: 'detached' });
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(staff.errors).toEqual([]);
  });

  it('switches reminders off only by its button', async () => {
    const { page } = staff;
    await page.goto(`${product.url}${party.unsubscribe}?lang=es`);
    await page.getByRole('heading', { name: '¿Dejar de recibir recordatorios?' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await pressButton(page, 'Dejar de recibirlos');
    await page.getByRole('heading', { name: 'Ya no recibirá recordatorios' }).waitFor();
  });

  it('cancels the whole party at the end, and says so whoever comes back', async () => {
    const { page } = visitor;
    await page.goto(`${product.url}${party.attendance}?lang=es`);
    await page.getByText('No podemos ir').click();
    await page.getByRole('button', { name: 'Cancelar todas las plazas' }).click();
    await page.getByRole('heading', { name: 'Su reserva está cancelada' }).waitFor();
    expect(await said(page)).toContain('Gracias por avisar.');
    await page.goto(`${product.url}/asistencia/x.y?lang=pt`);
    await page.getByRole('heading', { name: 'A ligação não é válida' }).waitFor();
  });
});
