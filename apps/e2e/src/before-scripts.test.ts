import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeInBrowser, type OpenPage, phone } from './browser';
import { demoIds } from './demo-ids';
import { productInBrowser } from './product-in-browser';
import { live, screenShows } from './screen';
import { demoPassword } from './staff';

describeInBrowser('a server-drawn page whose scripts are slow', () => {
  const product = productInBrowser();
  let open: OpenPage;
  let page: Page;
  const errors: string[] = [];
  let letScriptsCome: () => void;

  beforeEach(async () => {
    open = await product.openPage({ viewport: phone });
    ({ page } = open);
    const come = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await come;
      await route.continue();
    });
  });
  afterEach(async () => {
    errors.push(...open.errors);
    await open.close();
  });

  /** The page as the server drew it: it is shown and read, and its scripts are on their way. */
  async function openDrawn(path: string): Promise<void> {
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  it('keeps what is typed into the booking form meanwhile, and sends it nowhere', async () => {
    await openDrawn('/actividad/en-barco-por-el-tajo-internacional');
    const address = page.url();
    const field = (name: string) => page.locator(`[name="${name}"]`);
    const texts = { firstName: 'Inés', lastName: 'Campos', identity: '12345678Z', 'birthDate.day': '14' };
    const values = () => Promise.all(Object.keys(texts).map((name) => field(`booker.${name}`).inputValue()));
    for (const [name, text] of Object.entries(texts)) await field(`booker.${name}`).fill(text.toLowerCase());
    await field('booker.birthDate.month').selectOption('3');
    await page.getByLabel('Mujer').check();
    await page.getByRole('radio', { name: '16:30' }).check();
    await field('notes').fill('Venimos con un bebé.');
    await field('photoConsent').check();
    expect(await page.getByRole('button', { name: 'Reservar', exact: true }).isDisabled()).toBe(true);
    await field('booker.firstName').fill('Inés');
    await field('booker.lastName').fill('Campos');
    await field('booker.lastName').press('Enter');

    letScriptsCome();
    await live(page);
    expect(page.url()).toBe(address);
    // What is typed now changes nothing of what was typed before.
    await field('booker.email').fill('ines@example.org');
    expect(await values()).toEqual(Object.values(texts));
    expect(await field('booker.birthDate.month').inputValue()).toBe('3');
    expect(await page.getByLabel('Mujer').isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '16:30' }).isChecked()).toBe(true);
    expect(await field('notes').inputValue()).toBe('Venimos con un bebé.');
    expect(await field('photoConsent').isChecked()).toBe(true);

    await page.reload();
    await live(page);
    expect(await values()).toEqual(Object.values(texts));
  });

  it('keeps what is typed into the sign-up of a collaborator', async () => {
    await openDrawn('/alta-colaborador?key=demo-alta');
    const address = page.url();
    await page.locator('[name=companyName]').fill('Casa Rural La Umbría');
    await page.locator('[name=services]').fill('Habitaciones');
    await page.locator('[name=companyName]').press('Enter');
    letScriptsCome();
    await live(page);
    await page.locator('[name=phone]').fill('927 00 00 00');
    expect(page.url()).toBe(address);
    expect(await page.locator('[name=companyName]').inputValue()).toBe('Casa Rural La Umbría');
    expect(await page.locator('[name=services]').inputValue()).toBe('Habitaciones');
  });

  it('keeps the reference that is typed at a checkpoint', async () => {
    const { collaborator } = await demoIds(product.databaseUrl);
    await openDrawn(`/checkpoint?v=${collaborator}`);
    const address = page.url();
    await page.getByLabel('Número de reserva').fill('nada2345');
    await page.keyboard.press('Enter');
    letScriptsCome();
    await live(page);
    expect(page.url()).toBe(address);
    expect(await page.getByLabel('Número de reserva').inputValue()).toBe('NADA2345');
    await page.getByRole('button', { name: 'Validar' }).click();
    await page
      .getByText('No hay ninguna reserva confirmada con ese número. Compruébelo y escríbalo otra vez.')
      .waitFor();
  });

  it('keeps what is typed into the sign-in page, sends it nowhere, and then signs in', async () => {
    await openDrawn('/login');
    expect(await page.title()).toBe('Iniciar sesión · Dehesa');
    await page.locator('[name=email]').fill('admin@demo.test');
    await page.locator('[name=password]').fill(demoPassword);
    await page.locator('[name=password]').press('Enter');
    expect(await page.getByRole('button', { name: 'Entrar', exact: true }).isDisabled()).toBe(true);
    letScriptsCome();
    await live(page);
    expect(page.url()).toBe(`${product.url}/login`);
    expect(await page.locator('[name=email]').inputValue()).toBe('admin@demo.test');
    await page.locator('[name=password]').press('Enter');
    await screenShows(page, /^Hola, /);
  });

  it('draws the sign-in page in the language of the screens from the next time on', async () => {
    await openDrawn('/login');
    letScriptsCome();
    await live(page);
    await page.getByRole('button', { name: 'PT' }).click();
    await page.getByRole('heading', { name: 'Iniciar sessão' }).waitFor();
    await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
    expect(await page.locator('#root').getAttribute('data-drawn')).toBe('pt');
    await live(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Iniciar sessão');
  });

  it('keeps the sign-in page as it is where it cannot be asked who is signed in', async () => {
    await openDrawn('/login');
    await page.locator('[name=email]').fill('admin@demo.test');
    await page.route('**/trpc/auth.session*', (route) => route.abort());
    letScriptsCome();
    await live(page);
    expect(await page.locator('[name=email]').inputValue()).toBe('admin@demo.test');
  });

  it('met no script error', () => expect(errors).toEqual([]));
});
