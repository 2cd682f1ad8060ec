import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, phone } from './browser';
import { confirmedReference, demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { live } from './screen';

describeInBrowser('the checkpoint of a collaborator', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: phone });
  let address = '';
  let reference = '';

  beforeAll(async () => {
    const { collaborator } = await demoIds(product.databaseUrl);
    reference = await confirmedReference(product.databaseUrl);
    address = `${product.url}/checkpoint?v=${collaborator}`;
    await open.page.goto(address);
    await live(open.page);
  });

  it('takes a reference in small letters and without its prefix, asks, and registers the visit', async () => {
    const { page } = open;
    await page.getByRole('heading', { name: 'Validar visita' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('Hospedería del Alcornocal');
    await page.getByLabel('Número de reserva').fill(` ${reference.toLowerCase()} `);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirmar la visita' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(`MON-${reference}`);
    await page.getByRole('button', { name: 'Confirmar visita' }).click();
    await page.getByRole('heading', { name: 'Visita registrada' }).waitFor();
    await page.getByRole('heading', { name: 'Validar visita' }).waitFor();
  });

  it('says that it is registered already, and is back at the first step', async () => {
    const { page } = open;
    await page.getByLabel('Número de reserva').fill(`MON-${reference}`);
    await page.getByRole('button', { name: 'Validar' }).click();
    await page.getByRole('button', { name: 'Confirmar visita' }).click();
    await page.getByRole('heading', { name: 'Ya registrada' }).waitFor();
    expect(await page.getByLabel('Número de reserva').inputValue()).toBe('');
  });

  it('refuses an unknown reference and ignores an empty one', async () => {
    const { page } = open;
    await page.getByLabel('Número de reserva').fill('NADA2345');
    await page.keyboard.press('Enter');
    await page
      .getByText('No hay ninguna reserva confirmada con ese número. Compruébelo y escríbalo otra vez.')
      .waitFor();
    await page.goto(address);
    await live(page);
    await page.getByLabel('Número de reserva').fill('   ');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Validar visita' }).waitFor();
    expect(await page.locator('.problem').count()).toBe(0);
  });

  it('asks for the right link where the collaborator is missing', async () => {
    const { page } = open;
    await page.goto(`${product.url}/checkpoint?v=999999`);
    await page.getByText('El enlace no es válido.').waitFor();
    expect(open.errors).toEqual([]);
  });
});
