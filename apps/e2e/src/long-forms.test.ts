import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openForm } from './activity-form';
import { accessibilityViolations, describeInBrowser, phone } from './browser';
import { demoIds } from './demo-ids';
import { openedPage, productInBrowser } from './product-in-browser';
import { goOn, screenShows } from './screen';
import { signIn } from './staff';

const usualDesk = { width: 1366, height: 768 };

describeInBrowser('a long form (U50)', () => {
  const product = productInBrowser();
  const open = openedPage(product, { viewport: usualDesk, as: 'admin@demo.test' });
  let page: Page;

  beforeAll(async () => {
    page = open.page;
    await openForm(page, product.url, Number((await demoIds(product.databaseUrl)).boat));
  });
  /** As if the form had been opened there. */
  beforeEach(() => page.evaluate(() => window.scrollTo(0, 0)));

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

  it('is saved by Ctrl and S once, from wherever in it, and says what is saved', async () => {
    const edits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trpc/activities.edit')) edits.push(request.url());
    });
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
    const covered = await focusedAndCovered(page, 70);
    expect(covered.seen).toBeGreaterThan(40);
    expect(covered.hidden).toEqual([]);
  });

  it('has a menu that stays in sight on a phone, and leads to each section', async () => {
    await page.setViewportSize(phone);
    expect(await list().isVisible()).toBe(false);
    await page.getByRole('textbox', { name: 'Organizador' }).fill('Amigas del río');
    const saved = page.waitForResponse(/\/trpc\/activities\.edit/);
    await page.keyboard.press('Control+s');
    await saved;
    const notice = page.getByRole('alert').filter({ hasText: 'Datos guardados correctamente' }).last();
    await notice.waitFor();
    // At once: what was told does not lie over the menu that stays in sight.
    await page.getByRole('button', { name: /^Sección: / }).click({ timeout: 2_000 });
    expect(await notice.isVisible()).toBe(true);
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

  it('keeps its one button in sight where there is no list of sections', async () => {
    await page.setViewportSize(phone);
    await signIn(page, product.url, 'super@demo.test');
    await page.goto(`${product.url}/config-app?tab=general`);
    for (const address of ['/config-app?tab=general', '/perfil']) {
      await goOn(page, product.url + address);
      await bar().first().waitFor();
      const box = await bar().first().boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(phone.height);
      expect(await bar().first().getByRole('status').innerText()).toBe('Todo guardado');
    }
  });

  it('counts what is to be corrected, marks it on its section, and leads to the first', async () => {
    await page.setViewportSize(usualDesk);
    await goOn(page, `${product.url}/actividades/edit/actividad`);
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

  it('met no script error', () => {
    expect(open.errors).toEqual([]);
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
