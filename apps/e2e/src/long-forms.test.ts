import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openForm } from './activity-form';
import { accessibilityViolations, describeInBrowser, type OpenPage, phone } from './browser';
import { demoIds } from './demo-ids';
import { productInBrowser } from './product-in-browser';
import { screenShows } from './screen';

const usualDesk = { width: 1366, height: 768 };
const editor = '/actividades/edit/actividad';

describeInBrowser('a long form (U50)', () => {
  const product = productInBrowser();
  let open: OpenPage;
  let page: Page;
  let id = 0;
  const errors: string[] = [];

  beforeAll(async () => {
    id = Number((await demoIds(product.databaseUrl)).boat);
  });
  beforeEach(async () => {
    open = await product.openPage({ viewport: usualDesk, as: 'admin@demo.test' });
    ({ page } = open);
  });
  afterEach(async () => {
    errors.push(...open.errors);
    await open.close();
  });

  const bar = () => page.getByRole('group', { name: 'Guardar los cambios' });
  const list = () => page.getByRole('navigation', { name: 'Secciones del formulario' });
  const entry = (name: string | RegExp) => list().getByRole('button', { name });
  const here = () => list().locator('[aria-current]').innerText();
  const focusedHeading = () => page.evaluate(() => document.activeElement?.textContent);
  /** All of it lies between what is fixed above and the bar below. */
  const inSight = async (part: Locator) => {
    const [box, foot] = await Promise.all([part.boundingBox(), bar().boundingBox()]);
    return box !== null && foot !== null && box.y >= 64 && box.y + box.height <= foot.y + 1;
  };

  it('begins with title and date, and lists its sections beside it as they stand', async () => {
    await openForm(page, product.url, id);
    await entry('Guías').waitFor();
    const listed = await list().getByRole('button').allInnerTexts();
    expect(listed.slice(0, 7)).toEqual([
      'Título',
      'Fecha y horario',
      'Cambio de horario',
      'Repetición',
      'Datos de la actividad',
      'Plazas y turnos',
      'Lugar',
    ]);
    expect(await page.locator('main form').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(listed);
    expect(await inSight(page.getByRole('textbox', { name: 'Título', exact: true }))).toBe(true);
    expect(await inSight(page.getByRole('textbox', { name: 'Fecha', exact: true }).first())).toBe(true);
    expect(await here()).toBe('Título');
  });

  it('leads to each section by its name, with the cursor, and marks the one in sight', async () => {
    await openForm(page, product.url, id);
    await entry('Guías').waitFor();
    for (const name of ['Inscripciones', 'Lugar', 'Actividades complementarias']) {
      await entry(name).press('Enter');
      expect(await focusedHeading()).toBe(name);
      await expect.poll(here).toBe(name);
      expect(await inSight(page.getByRole('heading', { level: 2, name, exact: true }))).toBe(true);
      expect(await inSight(entry(name))).toBe(true);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(here).toBe('Título');
    await page.getByRole('region', { name: 'Plazas y turnos' }).evaluate((section) => section.scrollIntoView());
    await expect.poll(here).toBe('Plazas y turnos');
  });

  it('counts what is to be corrected, marks it on its section, and leads to the first', async () => {
    await page.goto(`${product.url}${editor}`);
    await screenShows(page, 'Nueva actividad');
    expect(await bar().getByRole('status').innerText()).toBe('');
    await page.getByRole('textbox', { name: 'Organizador' }).fill('Dehesa Despacio');
    await expect.poll(() => bar().getByRole('status').innerText()).toBe('Sin guardar');
    await bar().getByRole('button', { name: 'Guardar', exact: true }).click();
    await bar().getByRole('button', { name: '7 campos por corregir' }).waitFor();
    await entry('Datos de la actividad, 3 campos por corregir').waitFor();
    const alert = page.locator('main form [role=alert]').first();
    await page.getByRole('button', { name: /^PT / }).click();
    await expect.poll(() => alert.innerText()).toContain('Preencha os campos');
    expect(await page.getByText('Campo obrigatório', { exact: true }).count()).toBe(7);
    await page.getByRole('button', { name: /^ES / }).click();
    await expect.poll(() => alert.innerText()).toContain('Complete campos');
    expect(await page.getByText('Campo obligatorio', { exact: true }).count()).toBe(7);
    await entry('Textos, 1 campo por corregir').click();
    await bar().getByRole('button', { name: '7 campos por corregir' }).click();
    const title = page.getByRole('textbox', { name: 'Título', exact: true });
    await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await inSight(title)).toBe(true);
    await title.fill('Orquídeas');
    await bar().getByRole('button', { name: '6 campos por corregir' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('tells in the language of the screen what is wrong, whether it or the server says so', async () => {
    const office = await product.openPage({ viewport: usualDesk, as: 'super@demo.test' });
    const screen = office.page;
    await screen.goto(`${product.url}/edit/usuario`);
    const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
    const told = screen.getByRole('main').locator('.mantine-InputWrapper-error');
    const alert = (text: string) => screen.getByRole('alert').filter({ hasText: text }).waitFor();
    const inPortuguese = screen.getByRole('button', { name: /^PT / });
    await field('Apellidos').waitFor();
    await screen.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await alert('Complete campos');
    const missing = await told.count();
    await inPortuguese.click();
    await alert('Preencha os campos');
    await expect.poll(() => told.filter({ hasText: 'Campo obrigatório' }).count()).toBe(missing);
    expect(await told.count()).toBe(missing);
    await screen.getByRole('button', { name: /^ES / }).click();
    await field('Nombre').fill('Nieves');
    await field('Apellidos').fill('Prado Soto');
    await field('Email').fill('ADMIN@demo.test');
    await screen.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await alert('Existe un usuario con este email');
    await inPortuguese.click();
    await alert('Já existe um utilizador com este e-mail');
    expect(await told.allInnerTexts()).toEqual(['Já existe um utilizador com este e-mail']);
    errors.push(...office.errors.filter((error) => !error.includes('409')));
    await office.close();
  });

  it('is saved by Ctrl and S once, from wherever in it, and says what is saved', async () => {
    const edits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trpc/activities.edit')) edits.push(request.url());
    });
    await openForm(page, product.url, id);
    await expect.poll(() => bar().getByRole('status').innerText()).toBe('Todo guardado');
    const organizer = page.getByRole('textbox', { name: 'Organizador' });
    await organizer.fill('Amigos del río');
    await expect.poll(() => bar().getByRole('status').innerText()).toBe('Sin guardar');
    await page.keyboard.press('Control+s');
    const notice = page.getByRole('alert').filter({ hasText: 'Datos guardados correctamente' });
    await notice.waitFor();
    expect(await inSight(notice)).toBe(true);
    await expect.poll(() => bar().getByRole('status').innerText()).toBe('Todo guardado');
    expect(edits).toHaveLength(1);
    // Nothing is saved from behind a dialog.
    await page.getByRole('button', { name: /Repetir/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(edits).toHaveLength(1);
  });

  it('hides no field that has the focus behind what is fixed, on a phone (WCAG 2.4.11)', async () => {
    await page.setViewportSize(phone);
    await openForm(page, product.url, id);
    const covered = await focusedAndCovered(page, 70);
    expect(covered.seen).toBeGreaterThan(40);
    expect(covered.hidden).toEqual([]);
  });

  it('has a menu that stays in sight on a phone, and leads to each section', async () => {
    await page.setViewportSize(phone);
    await openForm(page, product.url, id);
    expect(await list().isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Sección: Título' }).click();
    await page.getByRole('menuitem', { name: 'Inscripciones' }).click();
    await expect.poll(focusedHeading).toBe('Inscripciones');
    const jump = page.getByRole('button', { name: 'Sección: Inscripciones' });
    await jump.waitFor();
    const heading = page.getByRole('heading', { level: 2, name: 'Inscripciones' });
    expect(await inSight(heading)).toBe(true);
    const [menu, place] = await Promise.all([jump.boundingBox(), heading.boundingBox()]);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it.each(['/config-app?tab=general', '/perfil'])('keeps its one button in sight at %s', async (address) => {
    const office = await product.openPage({ viewport: phone, as: 'super@demo.test' });
    await office.page.goto(product.url + address);
    const save = office.page.getByRole('group', { name: 'Guardar los cambios' }).first();
    await save.waitFor();
    const box = await save.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(phone.height);
    expect(await save.getByRole('status').innerText()).toBe('Todo guardado');
    await office.close();
  });

  it('met no script error', () => {
    expect(errors).toEqual([]);
  });
});

/** Goes through the form by Tab; `hidden` are those of whose box nothing shows between what is fixed above and below. */
async function focusedAndCovered(page: Page, steps: number): Promise<{ seen: number; hidden: string[] }> {
  await page.getByRole('textbox', { name: 'Título', exact: true }).focus();
  const hidden: string[] = [];
  let seen = 0;
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one.closest('[data-save-bar]') || !one.closest('form')) return undefined;
      const box = one.getBoundingClientRect();
      const below = document.querySelector('[data-save-bar]')?.getBoundingClientRect().top ?? 0;
      const above = 64 + 60;
      const shows = Math.min(box.bottom, below) - Math.max(box.top, above);
      return { name: one.getAttribute('data-path') ?? one.textContent ?? '', shows, height: box.height };
    });
    if (found === undefined) continue;
    seen += 1;
    if (found.height > 0 && found.shows < Math.min(found.height, 20)) hidden.push(found.name);
  }
  return { seen, hidden };
}
