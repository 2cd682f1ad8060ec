import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, overflows, phone } from './browser';
import { databaseOf } from './database';
import { openedPage, productInBrowser } from './product-in-browser';
import { live } from './screen';

/** What a booking asks of somebody with a telephone in the hand. */
interface Effort {
  taps: number;
  keystrokes: number;
  screens: number;
  seconds: number;
}

/** Does what a finger does, and counts it; a field is tapped before it is typed into, a choice opened and taken. */
function hand(page: Page) {
  const began = Date.now();
  const effort = { taps: 0, keystrokes: 0 };
  let furthest = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    effort.taps += 1;
    furthest = Math.max(furthest, await page.evaluate(() => window.scrollY));
  };
  return {
    tap,
    type: async (name: string, text: string) => {
      const field = page.locator(`[name="${name}"]`);
      await tap(field);
      await field.pressSequentially(text);
      effort.keystrokes += text.length;
    },
    choose: async (name: string, value: string) => {
      await page.locator(`[name="${name}"]`).selectOption(value);
      effort.taps += 2;
    },
    total: (): Effort => ({
      ...effort,
      screens: Math.ceil(furthest / phone.height) + 1,
      seconds: Math.round((Date.now() - began) / 1000),
    }),
  };
}

type Hand = ReturnType<typeof hand>;

async function person({ type, choose }: Hand, at: string, name: readonly [string, string], born: readonly string[]) {
  const [day = '', month = '', year = ''] = born;
  await type(`${at}.firstName`, name[0]);
  await type(`${at}.lastName`, name[1]);
  await type(`${at}.birthDate.day`, day);
  await choose(`${at}.birthDate.month`, month);
  await type(`${at}.birthDate.year`, year);
}

async function booker(page: Page, by: Hand, identity: string, email: string) {
  await person(by, 'booker', ['Ana', 'Gil Prueba'], ['3', '5', '1984']);
  await by.type('booker.identity', identity);
  await by.tap(page.locator('label').filter({ hasText: /^Mujer$/ }));
  await by.type('booker.postalCode', '10600');
  await by.type('booker.locality', 'Plasencia');
  // It lies over the fields below, and names the province too.
  await by.tap(page.getByRole('option', { name: 'Plasencia' }).first());
  await by.type('booker.phone', '600000999');
  await by.type('booker.email', email);
}

async function send(page: Page, by: Hand) {
  for (const name of ['photoConsent', 'privacyAccepted']) {
    await by.tap(
      page
        .locator('label')
        .filter({ has: page.locator(`[name=${name}]`) })
        .locator('input'),
    );
  }
  await by.tap(page.getByRole('button', { name: 'Reservar', exact: true }));
  await page.getByRole('heading', { name: '¡Gracias por su reserva!' }).waitFor();
}

describeInBrowser('a family on the phone', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: phone, hasTouch: true, isMobile: true });
  let page: Page;
  const sql = databaseOf(product);
  const measured: Record<string, Effort> = {};

  beforeAll(() => {
    page = open.page;
  });
  afterAll(() => {
    for (const [name, effort] of Object.entries(measured)) {
      const { taps, keystrokes, screens, seconds } = effort;
      process.stdout.write(
        `booking for ${name}: ${taps} taps, ${keystrokes} keystrokes, ${screens} screens, ${seconds} s\n`,
      );
    }
  });

  const card = (label: string) => page.locator('.radio-card').filter({ hasText: label });

  it('books for one', async () => {
    await page.goto(`${product.url}/actividad/en-barco-por-el-tajo-internacional`);
    await live(page);
    const by = hand(page);
    await by.tap(card('16:30'));
    await booker(page, by, '50000001W', 'ana.una@example.org');
    await send(page, by);
    measured['one'] = by.total();
    expect(measured['one'].taps).toBeLessThan(18);
  });

  it('corrects the address where it was given, and leads to the reservation and its entry for the calendar', async () => {
    const thanks = page.locator('.thanks');
    await thanks.getByRole('button', { name: 'Corregir el correo' }).tap();
    const field = thanks.getByRole('textbox', { name: 'Su correo electrónico' });
    expect(await field.inputValue()).toBe('ana.una@example.org');
    await field.fill('ana.buena@');
    await thanks.getByRole('button', { name: 'Guardar y enviar' }).tap();
    await thanks.getByText('Escriba la dirección de correo completa').waitFor();
    expect(await field.inputValue()).toBe('ana.buena@');
    expect(await accessibilityViolations(page)).toEqual([]);
    await field.fill('ana.buena@example.org');
    await thanks.getByRole('button', { name: 'Guardar y enviar' }).tap();
    await thanks.getByRole('status').filter({ hasText: 'le hemos escrito a ana.buena@example.org' }).waitFor();
    expect(await thanks.locator('.booking-email').innerText()).toBe('ana.buena@example.org');
    expect(await overflows(page)).toBe(false);
    const reference = (await thanks.locator('.reference strong').innerText()).slice(4);
    const sent = await sql<{ recipient: string }[]>`select m.recipient from messages m
      join reservations r on r.id = m.reservation_id where r.reference = ${reference} order by m.id`;
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ana.una@example.org', 'ana.buena@example.org']);
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      thanks.getByRole('link', { name: 'Añadir a mi calendario' }).tap(),
    ]);
    const entry = readFileSync(await calendar.path(), 'utf8');
    for (const said of ['T163000', 'STATUS:TENTATIVE']) expect(entry).toContain(said);
    await thanks.getByRole('link', { name: 'Ver mi reserva' }).tap();
    await page.getByRole('heading', { name: 'Mi reserva' }).waitFor();
    // Nothing of it is there for the next person at this telephone.
    await page.goto(`${product.url}/actividad/en-barco-por-el-tajo-internacional`);
    await thanks.waitFor();
    expect(await thanks.getByRole('link', { name: 'Ver mi reserva' }).count()).toBe(0);
    expect(await thanks.getByRole('button', { name: 'Corregir el correo' }).count()).toBe(0);
  });

  it('books for four: who they are is asked first, and no shift is offered that has no room for them', async () => {
    await page.goto(`${product.url}/actividad/en-barco-por-el-tajo-internacional`);
    await page.getByRole('button', { name: 'Hacer otra reserva' }).tap();
    await live(page);
    const by = hand(page);
    const party = page.getByRole('region', { name: '¿Cuántas personas vienen?' });
    await by.tap(party.getByRole('group', { name: 'Adultos, contando con usted' }).getByRole('radio', { name: '2' }));
    await by.tap(party.getByRole('group', { name: 'Menores' }).getByRole('radio', { name: '2' }));
    expect(await card('12:30').innerText()).toContain('Solo quedan 2 plazas para 4 personas');
    expect(await card('16:30').innerText()).toMatch(/Quedan \d plazas/);
    await by.tap(card('16:30'));
    await booker(page, by, '50000002A', 'ana.cuatro@example.org');
    await person(by, 'companions.0', ['Luis', 'Gil Prueba'], ['9', '2', '1982']);
    await by.type('companions.0.identity', '50000003G');
    await person(by, 'companions.1', ['Eva', 'Gil Prueba'], ['1', '6', '2016']);
    await person(by, 'companions.2', ['Leo', 'Gil Prueba'], ['7', '9', '2018']);
    expect(await overflows(page)).toBe(false);
    const summary = await page.getByRole('region', { name: 'Compruebe su reserva' }).innerText();
    for (const said of ['16:30', '4 personas', 'ana.cuatro@example.org']) expect(summary).toContain(said);
    await send(page, by);
    expect(await page.locator('.thanks').innerText()).toContain('ana.cuatro@example.org');
    measured['four'] = by.total();
    expect(measured['four'].taps).toBeLessThanOrEqual(60);
  });

  it('is offered the shifts that still fit where others were quicker', async () => {
    await page.getByRole('button', { name: 'Hacer otra reserva' }).tap();
    await live(page);
    await page.getByRole('group', { name: 'Adultos, contando con usted' }).getByRole('radio', { name: '2' }).tap();
    const by = hand(page);
    await by.tap(card('12:30'));
    await booker(page, by, '50000004M', 'ana.dos@example.org');
    await person(by, 'companions.0', ['Luis', 'Gil Otro'], ['9', '2', '1982']);
    await by.type('companions.0.identity', '50000005Y');
    await sql`update shift_places set held = capacity from shifts
      where shifts.id = shift_places.shift_id and shifts.name = '12:30'`;
    for (const name of ['photoConsent', 'privacyAccepted']) await page.locator(`[name=${name}]`).check();
    await page.getByRole('button', { name: 'Reservar', exact: true }).tap();
    const problem = page.getByRole('alert').filter({ hasText: 'Aforo completo' });
    await problem.getByText('Turnos con plazas para 2 personas:').waitFor();
    await problem.getByRole('button', { name: /^16:30/ }).tap();
    expect(await page.getByRole('radio', { name: /^16:30/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Reservar', exact: true }).tap();
    await page.getByRole('heading', { name: '¡Gracias por su reserva!' }).waitFor();
  });

  it('met no script error', () => {
    expect(open.errors).toEqual([]);
  });
});
