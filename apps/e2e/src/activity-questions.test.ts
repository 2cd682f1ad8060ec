import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openForm, saved } from './activity-form';
import { linkInMail } from './booked-by-call';
import { accessibilityViolations, describeInBrowser, desk, overflows, phone, settled } from './browser';
import { activityIdOf } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { live } from './screen';
import { openBoard } from './staff';
import { eachStandsOnTheOneBefore } from './steps';
import { chooseParty, consent, fillPerson, openActivity } from './visitor';

const slug = 'en-barco-por-el-tajo-internacional';

describeInBrowser('questions of an activity’s own: asked, answered, read, answered anew', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  const visitor = openedPage(product, { viewport: phone, locale: 'pt-PT' });
  let activityId = 0;
  let reference = '';

  beforeAll(async () => {
    activityId = await activityIdOf(product.databaseUrl, slug);
  });

  eachStandsOnTheOneBefore();

  /** The screens themselves are judged with all others: here what is particular to questions. */
  const sound = async (page: Page, within?: Locator) => {
    await settled(page);
    expect(await accessibilityViolations(page, { within })).toEqual([]);
    expect(await overflows(page)).toBe(false);
  };

  it('staff write a text to everybody and a choice to the party, and are told what is missing', async () => {
    const { page } = staff;
    await openForm(page, product.url, activityId);
    const add = page.getByRole('button', { name: 'Añadir pregunta' });
    const question = (place: number) => page.getByRole('group', { name: `Pregunta ${place}` });
    await add.click();
    await question(1).getByLabel('Pregunta en español').fill('Alergias');
    await question(1).getByRole('combobox', { name: 'Se pregunta' }).click();
    await page.getByRole('option', { name: 'A cada persona' }).click();
    await add.click();
    await question(2).getByRole('combobox', { name: 'Respuesta', exact: true }).click();
    await page.getByRole('option', { name: 'Elegir una' }).click();
    await question(2).getByLabel('Hay que responderla').check();
    await question(2).getByLabel('Respuesta 1 en español').fill('Coche');
    await question(2).getByLabel('Respuesta 1 en portugués').fill('Carro');
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await page.getByText('Escribe el texto en español.').first().waitFor();
    await question(2).getByLabel('Pregunta en español').fill('¿Cómo viene?');
    await question(2).getByLabel('Pregunta en portugués').fill('Como vem?');
    await question(2).getByLabel('Respuesta 2 en español').fill('Autobús');
    const section = page.getByRole('region', { name: 'Preguntas propias' });
    await sound(page, section);
    await question(2).getByRole('button', { name: 'Subir la pregunta 2' }).click();
    await saved(page);
    expect(await question(1).getByLabel('Pregunta en español').inputValue()).toBe('¿Cómo viene?');
    expect(await question(1).getByRole('combobox', { name: 'Respuesta', exact: true }).isDisabled()).toBe(true);
    await page.setViewportSize(phone);
    await sound(page, section);
    await page.setViewportSize(desk);
  });

  it('a visitor answers them on a phone, in Portuguese; what is typed stays over a reload', async () => {
    const { page } = visitor;
    await openActivity(page, product.url, slug);
    await chooseParty(page, { adults: 1, children: 1 });
    await page.getByRole('radio', { name: '16:30' }).check();
    await fillPerson(page, 'booker', {
      firstName: 'Inês',
      lastName: 'Prova',
      identity: '12345678 9 ZZ0',
      birthDate: ['3', '5', '1980'],
    });
    await page.locator('[name="booker.sex"]').first().check();
    await page.locator('[name="booker.postalCode"]').fill('6000-123');
    await page.locator('[name="booker.locality"]').fill('Castelo Branco');
    await page.locator('[name="booker.province"]').selectOption('Castelo Branco');
    await page.locator('[name="booker.phone"]').fill('912345678');
    await page.locator('[name="booker.email"]').fill('ines@example.org');
    await fillPerson(page, 'companions.0', { firstName: 'Eva', lastName: 'Prova', birthDate: ['1', '6', '2014'] });
    await page.getByLabel('Alergias').last().fill('Nozes');
    await consent(page);
    await sound(page);
    await page.locator('form button[type=submit]').last().click();
    await page.getByRole('alert').getByRole('link', { name: 'Como vem?' }).waitFor();
    await page.reload();
    await live(page);
    expect(await page.getByLabel('Alergias').last().inputValue()).toBe('Nozes');
    await page.getByRole('radio', { name: 'Carro' }).check();
    await page.locator('form button[type=submit]').last().click();
    await page.locator('#thanks').waitFor();
    reference = /TAJ-[A-Z2-9]{8}/.exec(await page.locator('main').innerText())?.[0] ?? '';
  });

  it('staff read the answers on the board, in their words', async () => {
    const { page } = staff;
    await openBoard(page, product.url, activityId);
    const card = page.getByRole('article').filter({ hasText: reference });
    await card.getByText('Coche').waitFor();
    expect(await card.innerText()).toMatch(/¿Cómo viene\?: Coche\s+Eva\. Alergias: Nozes/);
  });

  it('the visitor answers what was left out by the link, which shows no answer', async () => {
    const { page } = visitor;
    await page.goto(`${product.url}${await linkInMail(product, reference)}?lang=pt`);
    await live(page);
    const part = page.getByRole('region', { name: 'Perguntas da atividade' });
    await part.getByText('Falta 1 resposta.').waitFor();
    expect(await part.innerText()).not.toContain('Nozes');
    await part.getByText('Responder ou alterar respostas').click();
    await part.getByLabel('Alergias').first().fill('Nenhuma');
    await sound(page, part);
    await part.getByRole('button', { name: 'Guardar respostas' }).click();
    await part.getByText('Respostas guardadas.').waitFor();
    await part.getByText('Estão todas respondidas.').waitFor();
    expect(visitor.errors).toEqual([]);
  });
});
