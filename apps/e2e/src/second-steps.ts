import type { Page } from 'playwright-core';
import type { RunningProduct } from './product';
import { goOn, screenShows } from './screen';
import { demoPassword } from './staff';

/** Gives the page's browser a device with a screen lock, which keeps passkeys and agrees to whatever it is asked. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** What people do around their second factor. */
export function secondSteps(product: Pick<RunningProduct, 'url'>) {
  const section = (page: Page) => page.getByRole('region', { name: 'Verificación en dos pasos' });
  const code = (page: Page) => page.getByRole('textbox', { name: 'Código de verificación' });
  const recovery = (page: Page) => page.getByRole('textbox', { name: 'Código de recuperación' });
  const openProfile = async (page: Page) => {
    const address = `${product.url}/perfil`;
    await (page.url().startsWith(product.url) ? goOn(page, address) : page.goto(address));
    await screenShows(page, 'Mis datos', section(page).getByRole('button'));
  };
  /** The password, on the screen: what follows is the second step. */
  const typePassword = async (page: Page, email: string) => {
    // Who has just signed out is there already.
    if (!(await page.locator('[name=email]').isVisible())) {
      await page.goto(`${product.url}/login`);
      await screenShows(page, 'Iniciar sesión', page.locator('[name=email]'));
    }
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(demoPassword);
    await page.locator('[name=password]').press('Enter');
  };
  const toSecondStep = async (page: Page, email: string) => {
    await typePassword(page, email);
    await screenShows(page, 'Verificación en dos pasos', page.getByRole('button', { name: 'Volver' }));
  };
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await screenShows(page, 'Iniciar sesión', page.locator('[name=email]'));
  };
  /** What the dialog shows once. */
  const shownKey = async (page: Page) => (await page.getByRole('dialog').locator('pre').innerText()).trim();
  const savedCodes = async (page: Page) => {
    const list = page.getByRole('list', { name: 'Códigos de recuperación' });
    await list.waitFor();
    return list.getByRole('listitem').allInnerTexts();
  };
  return { section, code, recovery, openProfile, typePassword, toSecondStep, signOut, shownKey, savedCodes };
}
