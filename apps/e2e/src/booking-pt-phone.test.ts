import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk, focused, narrowest, overflows, phone } from './browser';
import { demoIds } from './demo-ids';
import { pressButton, tabTo, typeInto } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { live } from './screen';
import { openBoard } from './staff';

describeInBrowser('booking in Portuguese on a phone, with the keyboard alone', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: phone, locale: 'pt-PT' });
  let page: Page;

  beforeAll(async () => {
    page = open.page;
    await page.goto(`${product.url}/actividad/en-barco-por-el-tajo-internacional`);
    await live(page);
  });

  it('speaks Portuguese to a Portuguese browser and tells both hours', async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
    await page.getByRole('heading', { level: 1, name: 'De barco pelo Tejo Internacional' }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/12:30 hora espanhola\s+11:30 hora portuguesa/);
  });

  it('keeps nothing of who only looks: another date’s draft may come here', async () => {
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('dehesa-booking')));
    expect(await kept()).toEqual([]);
    await page.locator('[name="booker.firstName"]').fill('Rui');
    await expect.poll(kept).toHaveLength(1);
    await page.locator('[name="booker.firstName"]').fill('');
  });

  it('says in Portuguese what is missing and moves the focus there', async () => {
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Preencha os campos' }).waitFor();
    await expect.poll(() => focused(page)).toBe('f-shift');
    expect(await page.locator('#f-booker-firstName-error').innerText()).toBe('Por favor, preencha este campo.');
    expect(await page.locator('#f-shift-error').innerText()).toBe('Escolha um turno.');
  });

  it('checks the document, the postal code and the age as they are typed', async () => {
    await typeInto(page, 'booker.identity', '1234');
    await typeInto(page, 'booker.birthDate.day', '3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('maio');
    await typeInto(page, 'booker.birthDate.year', '2015');
    await typeInto(page, 'booker.postalCode', '60');
    await page.keyboard.press('Tab');
    await page.getByText('O código postal tem 7 algarismos, por exemplo 6000-123.').first().waitFor();
    await page.getByText('A reserva tem de ser feita por uma pessoa com 18 anos ou mais.').first().waitFor();
    expect(await page.locator('[name="booker.birthDate.year"]').inputValue()).toBe('');
    await page.getByText('O documento não é válido.').first().waitFor();
  });

  it('takes the whole form from the top of the page', async () => {
    await page.reload();
    await live(page);
    await tabTo(page, 'input[name="party.children"]');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'input[name=shift]:not(:disabled)');
    while (!(await page.getByRole('radio', { name: '16:30' }).isChecked())) await page.keyboard.press('ArrowDown');
    await typeInto(page, 'booker.firstName', 'Inês');
    await typeInto(page, 'booker.lastName', 'Carvalho Prova');
    await typeInto(page, 'booker.identity', '12345678-9zz0');
    await typeInto(page, 'booker.birthDate.day', '3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('maio');
    await typeInto(page, 'booker.birthDate.year', '1953');
    await tabTo(page, 'input[name="booker.sex"]');
    await page.keyboard.press('Space');
    await typeInto(page, 'booker.postalCode', '6000123');
    expect(await page.locator('[name="booker.postalCode"]').inputValue()).toBe('6000-123');
    await typeInto(page, 'booker.locality', 'Castelo Branco');
    await tabTo(page, '[name="booker.province"]');
    await page.keyboard.type('Castelo');
    expect(await page.locator('[name="booker.province"]').inputValue()).toBe('Castelo Branco');
    await typeInto(page, 'booker.phone', '912345678');
    await typeInto(page, 'booker.email', 'ines@example.pt');
    await page.keyboard.press('Tab');
    await typeInto(page, 'companions.0.firstName', 'Marta');
    await typeInto(page, 'companions.0.lastName', 'Carvalho Prova');
    await typeInto(page, 'companions.0.birthDate.day', '1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('fevereiro');
    await typeInto(page, 'companions.0.birthDate.year', '2018');
    await typeInto(page, 'notes', 'A Marta é alérgica a frutos secos.');
    for (const name of ['photoConsent', 'privacyAccepted']) {
      await tabTo(page, `input[name=${name}]`);
      await page.keyboard.press('Space');
    }
    expect(await overflows(page)).toBe(false);
    await page.setViewportSize(narrowest);
    expect(await overflows(page)).toBe(false);
    await page.setViewportSize(phone);
  });

  it('keeps what was typed over a reload', async () => {
    await page.reload();
    await live(page);
    expect(await page.getByRole('radio', { name: '16:30' }).isChecked()).toBe(true);
    expect(await typed(page)).toEqual(['Inês', '12345678-9ZZ0', '1953', 'ines@example.pt', 'Marta', '2018']);
    expect(await page.locator('[name=privacyAccepted]').isChecked()).toBe(true);
  });

  it('keeps everything when the network is gone', async () => {
    await tabTo(page, 'button[type=submit]');
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A sua reserva ainda não foi enviada' }).waitFor();
    expect(await typed(page)).toEqual(['Inês', '12345678-9ZZ0', '1953', 'ines@example.pt', 'Marta', '2018']);
    await pressButton(page, 'Não a enviar por agora');
    const problem = page.getByRole('alert').filter({ hasText: 'Deixámos de tentar' });
    await problem.waitFor();
    expect(await problem.innerText()).toContain('O que escreveu mantém-se: pode tentar de novo.');
    await page.context().setOffline(false);
  });

  it('is stored once when the answer is lost and it is sent again by itself', async () => {
    let lost = 0;
    await page.route('**/trpc/public.book**', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Obrigado pela sua reserva!' }).waitFor();
    expect(lost).toBe(1);
    expect(await focused(page)).toBe('thanks');
    const reference = await page.locator('.reference strong').innerText();
    expect(reference).toMatch(/^TAJ-[A-Z0-9]{8}$/);
    expect(await overflows(page)).toBe(false);

    const staff = await product.openPage({ viewport: desk, as: 'admin@demo.test' });
    await openBoard(staff.page, product.url, Number((await demoIds(product.databaseUrl)).boat));
    const cards = staff.page.getByRole('article', { name: 'Inês Carvalho Prova' });
    await cards.first().waitFor();
    expect(await cards.count()).toBe(1);
    expect(await cards.innerText()).toContain(reference);
    await staff.close();
  });

  it('met no script error', () => {
    expect(open.errors).toEqual([]);
  });
});

function typed(page: Page): Promise<string[]> {
  const names = ['booker.firstName', 'booker.identity', 'booker.birthDate.year', 'booker.email'];
  const all = [...names, 'companions.0.firstName', 'companions.0.birthDate.year'];
  return Promise.all(all.map((name) => page.locator(`[name="${name}"]`).inputValue()));
}
