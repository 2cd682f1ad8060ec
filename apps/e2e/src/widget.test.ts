import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, type OpenPage, overflows, phone } from './browser';
import { type HostSite, startHostSite } from './host-site';
import { tabTo, typeInto } from './keyboard';
import { productInBrowser } from './product-in-browser';
import { screenShows } from './screen';

const boat = 'en-barco-por-el-tajo-internacional';

describeInBrowser('the widget on a page of another site', () => {
  // As browsers are to be: nothing of ours may depend on cookies or storage of a third party.
  const product = productInBrowser({ switches: ['--test-third-party-cookie-phaseout'] });
  let site: HostSite;
  /** What the site's page holds: the snippet as the settings give it, once they have given it. */
  let content: string;

  beforeAll(async () => {
    content = `<script src="${product.url}/widget.js" async></script>
      <dehesa-activities><a href="${product.url}/agenda">Actividades guiadas</a></dehesa-activities>`;
    site = await startHostSite(() => content);
  });
  afterAll(() => site?.close());

  async function visit(options: BrowserContextOptions = {}): Promise<OpenPage & { frame: () => Promise<Frame> }> {
    const open = await product.openPage({ viewport: desk, ...options });
    await open.page.goto(site.origin);
    return { ...open, frame: () => shownFrame(open.page) };
  }

  it('is refused where the site is not named: its plain link is there instead', async () => {
    const { page, close } = await visit();
    await page.getByText('No se han podido mostrar aquí las actividades.').waitFor();
    const link = page.getByRole('link', { name: 'Actividades guiadas' });
    expect(await link.getAttribute('href')).toBe(`${product.url}/agenda`);
    await link.waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await close();
  });

  it('the super administrator names the site and copies the code', async () => {
    const { page, errors, close } = await product.openPage({ viewport: desk, as: 'super@demo.test' });
    await page.goto(`${product.url}/configuracion/textos-legales`);
    await page.getByRole('link', { name: 'Widget y altas' }).click();
    const origins = page.getByRole('textbox', { name: 'Direcciones' });
    await origins.fill('www.ejemplo.org');
    await page.getByRole('button', { name: 'Guardar direcciones' }).click();
    await page.getByText('«www.ejemplo.org» no es la dirección de una web').waitFor();
    await expect.poll(() => origins.evaluate((element) => element === document.activeElement)).toBe(true);
    await origins.fill(`https://www.ejemplo.org/\n${site.origin}`);
    await page.getByRole('button', { name: 'Guardar direcciones' }).click();
    await page.getByText('Datos guardados correctamente').waitFor();
    await expect.poll(() => origins.inputValue()).toBe(`https://www.ejemplo.org\n${site.origin}`);
    await page.getByRole('combobox', { name: 'Territorio' }).selectOption('2');
    const code = page.getByRole('textbox', { name: 'Código' });
    await expect.poll(() => code.inputValue()).toContain('<dehesa-activities territory="2" lang="es">');
    content = await code.inputValue();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('is as high as the agenda, on a desk and on a phone, and without a violation; hears nobody but its own frame', async () => {
    const { page, frame, errors, close } = await visit();
    const agenda = await frame();
    expect(await page.locator('iframe').getAttribute('title')).toBe('Actividades guiadas: agenda y reservas');
    await expect.poll(() => agenda.locator('.agenda-card').count()).toBe(3);
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => isWhole(page, agenda)).toBe(true);
      await expect.poll(() => overflows(page)).toBe(false);
      expect(await accessibilityViolations(page, { frames: true })).toEqual([]);
    }

    await page.evaluate(() => window.postMessage({ dehesa: { type: 'height', height: 7 } }, '*'));
    // From the right origin, but of a window that the widget did not open; by its answer the widget has heard it too.
    await page.evaluate(
      async (src) => {
        const other = document.createElement('iframe');
        other.src = src;
        document.body.append(other);
        await new Promise<void>((resolve) => {
          window.addEventListener('message', ({ source, data }) => {
            if (source === other.contentWindow && data?.dehesa?.type === 'height') resolve();
          });
        });
      },
      `${product.url}/actividad/nada?lang=es&embed=${encodeURIComponent(site.origin)}`,
    );
    await page.frameLocator('body > iframe').getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => isWhole(page, agenda)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('leads from the agenda to a booking by keyboard alone, without cookies and without storage', async () => {
    const { page, frame, errors, close } = await visit({ viewport: { width: 800, height: 900 } });
    await page.context().addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.reload();
    const agenda = await frame();
    await tabTo(page, `a[href^="/actividad/${boat}"]`, agenda);
    await page.keyboard.press('Enter');
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: 'En barco por el Tajo Internacional' })
      .waitFor();
    const activity = await frame();
    await takesBookings(activity);
    // A new page begins at its top, which is to be seen.
    await expect
      .poll(() => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().top >= 0))
      .toBe(true);
    await tabTo(page, 'a.to-booking', activity);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await tabTo(page, 'input[name=shift]:not(:disabled)', activity);
    while (!(await activity.getByRole('radio', { name: '16:30' }).isChecked())) await page.keyboard.press('ArrowDown');
    const type = (name: string, text: string) => typeInto(page, name, text, activity);
    await type('booker.firstName', 'Rosa');
    await type('booker.lastName', 'Prueba Marco');
    await type('booker.identity', '12345678Z');
    await type('booker.birthDate.day', '3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('mayo');
    await type('booker.birthDate.year', '1953');
    await tabTo(page, 'input[name="booker.sex"]', activity);
    await page.keyboard.press('Space');
    await type('booker.postalCode', '10600');
    await type('booker.locality', 'Plasencia');
    await type('booker.phone', '600000999');
    await type('booker.email', 'rosa@example.org');
    for (const name of ['photoConsent', 'privacyAccepted']) {
      await tabTo(page, `input[name=${name}]`, activity);
      await page.keyboard.press('Space');
    }
    expect(await accessibilityViolations(page, { frames: true })).toEqual([]);
    await tabTo(page, 'button[type=submit]', activity);
    await page.keyboard.press('Enter');
    await activity.getByRole('heading', { name: '¡Gracias por su reserva!' }).waitFor();
    await expect.poll(() => activity.evaluate(() => document.activeElement?.id)).toBe('thanks');
    expect(await activity.locator('.reference strong').innerText()).toMatch(/^TAJ-[A-Z0-9]{8}$/);
    await expect.poll(() => isWhole(page, activity)).toBe(true);
    // The way back shows what the widget shows, and behind the frame the site goes on.
    // One's own page stands in no frame of another site: it opens beside the widget.
    expect(await activity.getByRole('link', { name: /^Ver mi reserva/ }).getAttribute('target')).toBe('_blank');
    await tabTo(page, '.thanks a[href^="/agenda"]', activity);
    await page.keyboard.press('Enter');
    await activity.getByRole('heading', { level: 1, name: 'Agenda de actividades' }).waitFor();
    expect(activity.url()).toMatch(/\/agenda\?territorio=tajo&lang=es&embed=/);
    await tabTo(page, 'footer a[href="/contacto"]');
    expect(await page.context().cookies()).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('shows one activity in Portuguese; dialogs open where they are seen', async () => {
    content = `<script src="${product.url}/widget.js" async></script><div lang="pt-PT"><dehesa-activities activity="${boat}"></dehesa-activities></div>`;
    const { page, frame, errors, close } = await visit({ viewport: phone });
    const activity = await frame();
    await activity.getByRole('heading', { level: 1, name: 'De barco pelo Tejo Internacional' }).waitFor();
    await takesBookings(activity);
    await activity.locator('.gallery a').first().click();
    const dialog = activity.getByRole('dialog');
    await dialog.waitFor();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await accessibilityViolations(page, { frames: true })).toEqual([]);
    await activity.getByRole('link', { name: 'Español' }).click();
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: 'En barco por el Tajo Internacional' })
      .waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('opens in another tab what it does not show', async () => {
    const { page, frame, close } = await visit();
    const activity = await frame();
    // As high as it stays: a click at what moves goes astray, and nobody is told.
    await takesBookings(activity);
    // Told by what opens its links elsewhere.
    await expect.poll(() => isWhole(page, activity)).toBe(true);
    const [legal] = await Promise.all([
      page.context().waitForEvent('page'),
      activity.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click(),
    ]);
    await screenShows(legal, 'Aviso legal');
    // A page of the widget in a tab of its own is the whole page.
    const href = await activity.getByRole('link', { name: 'Ver toda a agenda' }).first().getAttribute('href');
    expect(href).toContain('embed=');
    await legal.goto(product.url + (href ?? ''));
    expect(legal.url()).toBe(`${product.url}/agenda?lang=pt`);
    await legal.getByRole('banner').waitFor();
    await close();
  });

  it('without scripts is its plain link', async () => {
    content = `<script src="${product.url}/widget.js" async></script>
      <dehesa-activities><a href="${product.url}/agenda">Actividades guiadas</a></dehesa-activities>`;
    const { page, close } = await visit({ javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Actividades guiadas' }).click();
    await screenShows(page, 'Agenda de actividades', page.getByRole('banner'));
    expect(page.url()).toBe(`${product.url}/agenda`);
    await close();
  });
});

/** The frame of the widget once it is shown. */
async function shownFrame(page: Page): Promise<Frame> {
  await page.locator('iframe:visible').waitFor();
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the widget has no frame');
  return frame;
}

/** Until the booking form of an activity can be used. */
function takesBookings(activity: Frame): Promise<void> {
  return activity.getByRole('button', { name: 'Reservar', exact: true, disabled: false }).waitFor();
}

/** Whether the widget is exactly as high as its page, which then has nothing to scroll. */
async function isWhole(page: Page, frame: Frame): Promise<boolean> {
  const shown = await page
    .locator('dehesa-activities iframe')
    .evaluate((element) => element.getBoundingClientRect().height);
  const wanted = await frame.evaluate(() => document.getElementById('page')?.getBoundingClientRect().height ?? 0);
  return wanted > 300 && Math.abs(shown - wanted) <= 1;
}
