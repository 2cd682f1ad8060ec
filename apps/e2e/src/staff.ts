import type { Locator, Page } from 'playwright-core';
import { settled } from './browser';
import { loaded, screenShows } from './screen';

/** The password of every demo account. */
export const demoPassword = 'demo1234';

/** Signs in as the demo's admin without a screen: the page's next address is the first that it loads. */
export async function signIn(page: Page, url: string, email = 'admin@demo.test'): Promise<void> {
  const answer = await page.context().request.post(`${url}/trpc/auth.signIn`, {
    data: { json: { email, password: demoPassword } },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`${email} was not signed in: HTTP ${answer.status()} ${await answer.text()}`);
}

/** Signs in on the screen, as people do, and waits for the dashboard. */
export async function signInOnScreen(page: Page, url: string, email = 'admin@demo.test'): Promise<void> {
  await page.goto(`${url}/login`);
  await screenShows(page, /^Iniciar/);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[name=password]').press('Enter');
  await screenShows(page, /^(Hola|Olá), /);
}

/** An entry of the main menu in Spanish; tiles of the dashboard, which come later, are links of the same name. */
export function menuEntry(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });
}

/** The board of reservations of one activity, freshly loaded, with what stands above its cards and would push them down. */
export async function openBoard(page: Page, url: string, activityId: number): Promise<void> {
  await page.goto(`${url}/actividades/ver/reserva?id=${activityId}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await loaded(page);
}

/** A column of the board by its Spanish title. */
export function column(page: Page, title: 'Pendiente' | 'En espera' | 'Confirmadas'): Locator {
  return page.getByRole('region', { name: title });
}

/** The newest message to `recipient` as the log shows it: its status, and the mail itself as HTML. */
export async function readMessage(page: Page, url: string, recipient: string, subject: RegExp) {
  const list = new URL('/actividades/admin/mensajes-enviados', url);
  list.searchParams.set('q', recipient);
  const row = page.getByRole('listitem').getByRole('button', { name: subject }).first();
  const kept = row.filter({ hasText: 'Guardado sin enviar' });
  for (let tries = 0; tries < 20; tries += 1) {
    await page.goto(list.href);
    if (await kept.isVisible().catch(() => false)) break;
    await kept.waitFor({ timeout: 1_000 }).catch(() => undefined);
    if (await kept.isVisible()) break;
  }
  await kept.click();
  const dialog = page.getByRole('dialog');
  const frame = dialog.locator('iframe');
  await frame.waitFor();
  return { shown: await dialog.innerText(), html: (await frame.getAttribute('srcdoc')) ?? '' };
}

/** Chooses the language of the screens on the screen that is shown: pressed by script, also below a dialog. */
export async function chooseLanguage(page: Page, language: 'es' | 'pt'): Promise<void> {
  const choice = page.locator(`.language-switch button[lang=${language}]`).first();
  await choice.evaluate((button: HTMLButtonElement) => button.click());
  await page
    .locator(`.language-switch button[lang=${language}][aria-pressed=true]`)
    .first()
    .waitFor({ state: 'attached' });
  await settled(page);
}
