import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessibleScreens } from './accessible-screens';
import { describeInBrowser, desk, openPage, type OpenPage } from './browser';
import { goOn, loaded } from './screen';
import { signedOutScreens, staffScreens, superAdminScreens } from './staff-screens';

describeInBrowser('WCAG 2.2 A and AA on every screen of the back office, at three widths', () => {
  let screens: AccessibleScreens;
  beforeAll(async () => {
    screens = await AccessibleScreens.open({ stands: loaded, goOn });
  });
  afterAll(() => screens?.close());

  describe('before signing in', () => {
    let open: OpenPage;
    beforeAll(async () => {
      open = await openPage(screens.browser, { viewport: desk });
    });
    afterAll(() => open.close());

    it.each(signedOutScreens)('$name', async (screen) => {
      expect(await screens.problemsOf(open, screen)).toEqual([]);
    });
  });

  it('a collaborator’s own page', async () => {
    const open = await openPage(screens.browser, { viewport: desk });
    await screens.signIn(open.page, 'hotel@demo.test');
    const problems = await screens.problemsOf(open, {
      name: 'own page',
      path: '/dashboard',
      prepare: (page) => page.getByRole('list', { name: 'Visitantes' }).waitFor(),
    });
    expect(problems).toEqual([]);
    await open.close();
  });

  it('a member’s own screens', async () => {
    const open = await openPage(screens.browser, { viewport: desk });
    await screens.signIn(open.page, 'usuario@demo.test');
    const found = [
      ...(await screens.problemsOf(open, { name: 'home', path: '/dashboard' })),
      ...(await screens.problemsOf(open, {
        name: 'own reservations',
        path: '/actividades/usuario/reservas',
        prepare: (page) => page.getByText('Mostrar el código QR').first().click(),
      })),
      ...(await screens.problemsOf(open, {
        name: 'a wrong link of a verification mail',
        path: '/verificar-correo#x.y',
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Confirmar mi dirección' }).click();
          await page.getByRole('alert').waitFor();
        },
      })),
    ];
    expect(found).toEqual([]);
    await open.close();
  });

  describe('for staff', () => {
    let open: OpenPage;
    beforeAll(async () => {
      open = await openPage(screens.browser, { viewport: desk });
      await screens.signIn(open.page);
    });
    afterAll(() => open.close());

    it.each(staffScreens)('$name', async (screen) => {
      expect(await screens.problemsOf(open, screen)).toEqual([]);
    });
  });

  describe('for the super administrator', () => {
    let open: OpenPage;
    beforeAll(async () => {
      open = await openPage(screens.browser, { viewport: desk });
      await screens.signIn(open.page, 'super@demo.test');
    });
    afterAll(() => open.close());

    it.each(superAdminScreens)('$name', async (screen) => {
      expect(await screens.problemsOf(open, screen)).toEqual([]);
    });
  });
});
