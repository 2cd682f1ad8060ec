import type { Locator, Page } from 'playwright-core';
import { loaded } from './screen';

/** dd/mm/yyyy in Madrid, as many days from now. */
export function inDays(days: number): string {
  const format = new Intl.DateTimeFormat('es-ES', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Madrid',
  });
  return format.format(Date.now() + days * 86_400_000);
}

/** Chooses from a select of the form by its label. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

/** A text field as it shows: of two languages only one does. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

export async function write(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
}

/** The municipality by hand, as the pencil allows. */
export async function writeMunicipality(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Escribir el municipio a mano' }).click();
  await write(page, 'Municipio', name);
}

/** Adds shifts as one types them: each ends with Enter. */
export async function addShifts(page: Page, names: readonly string[]): Promise<void> {
  const shifts = page.getByRole('combobox', { name: 'Turnos' });
  for (const name of names) {
    await shifts.fill(name);
    await shifts.press('Enter');
  }
}

/** Presses the upper of the two buttons. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).first().click();
}

export async function saved(page: Page): Promise<void> {
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Datos guardados correctamente' }).first();
  await notice.waitFor();
}

/** The form of an activity, read anew. */
export async function openForm(page: Page, url: string, id: number): Promise<void> {
  await page.goto(`${url}/actividades/edit/actividad?id=${id}`);
  await loaded(page);
}
