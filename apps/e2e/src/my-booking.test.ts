import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookByCall, confirmByCall, linkInMail, mailsOf } from './booked-by-call';
import { inDatabase } from './database';
import { accessibilityViolations, describeInBrowser, focused, narrowest, overflows, phone } from './browser';
import { pressButton, tabTo, typeInto } from './keyboard';
import { openedPage, productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { consent, fillPerson } from './visitor';

const slug = 'en-barco-por-el-tajo-internacional';

describeInBrowser('one’s own reservation by the link of its mail, on a phone', () => {
  const product = productInBrowser();

  /** Opens the link of a mail; the page can be used once its buttons can. */
  const openLink = async (page: Page, address: string) => {
    await page.goto(address);
    await bookingShows(page);
  };
  const bookingShows = (page: Page) =>
    screenShows(
      page,
      /^(Mi reserva|A minha reserva|My booking)$/,
      page.getByRole('button', { name: /^(Cancelar (la|a) reserva|Cancel the booking)$/, disabled: false }),
    );

  describe('in Spanish', () => {
    let reference: string;
    let link: string;
    const open = openedPage(product, { viewport: phone });
    const other = openedPage(product, { viewport: phone });
    let page: Page;
    beforeAll(async () => {
      reference = await bookByCall(product, { slug, language: 'es', shift: '16:30', companions: 2 });
      await confirmByCall(product, reference);
      link = product.url + (await linkInMail(product, reference, 2));
      page = open.page;
      await openLink(page, link);
    });

    const notice = (text: string) => page.locator('.outcome, .problem').filter({ hasText: text });

    it('shows state, number, both hours and who comes, and nothing that a stranger could use', async () => {
      const shown = await page.locator('main').innerText();
      expect(shown).toContain('Confirmada');
      expect(shown).toContain(reference);
      expect(shown).toContain('16:30 hora española · 15:30 hora portuguesa');
      expect(shown).toContain('Luis Gil 2');
      expect(await page.content()).not.toMatch(/4000000\dZ|600000000|1980-02-29|ana\d+@/);
      expect(await page.getByRole('img', { name: `Código QR de la reserva ${reference}` }).isVisible()).toBe(true);
    });

    it('gives the QR as a picture and the date for the calendar', async () => {
      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Guardar el código QR' }).click(),
      ]);
      expect(picture.suggestedFilename()).toBe(`${reference}.png`);
      expect(
        readFileSync(await picture.path())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
      const [calendar] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Añadir a mi calendario' }).click(),
      ]);
      expect(readFileSync(await calendar.path(), 'utf8')).toContain('BEGIN:VEVENT');
    });

    it('corrects a spelling and refuses another person’s name, with what was typed still there', async () => {
      await page.getByRole('button', { name: 'Corregir el nombre de Luis Gil 1' }).click();
      await page.locator('[name="name.firstName"]').fill('Eva');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await notice('Parece otra persona').waitFor();
      expect(await page.locator('[name="name.firstName"]').inputValue()).toBe('Eva');
      await page.locator('[name="name.firstName"]').fill('Luís');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await notice('Nombre corregido: Luís Gil 1.').waitFor();
      await page.getByRole('button', { name: 'Quitar a Luís Gil 1' }).waitFor();
    });

    it('drops a companion after asking, and shows the shifts that have room for who is left', async () => {
      expect(await page.getByRole('radio', { name: '12:30' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Quitar a Luis Gil 2' }).click();
      await page.getByRole('button', { name: 'No, dejarlo como está' }).click();
      expect(await page.getByRole('button', { name: 'Quitar a Luis Gil 2' }).count()).toBe(1);
      await page.getByRole('button', { name: 'Quitar a Luis Gil 2' }).click();
      await page.getByRole('button', { name: 'Sí, quitar' }).click();
      await notice('Ya no viene: Luis Gil 2.').waitFor();
      await page.getByRole('heading', { name: 'Quién viene 2 personas' }).waitFor();
      await expect.poll(() => page.getByRole('radio', { name: '10:00' }).isDisabled()).toBe(true);
      await page.getByRole('radio', { name: '12:30' }).check();
    });

    it('a second tab that is older changes nothing, and is shown how it is now', async () => {
      await other.page.clock.install();
      await openLink(other.page, link);
      await page.getByRole('button', { name: 'Cambiar de turno' }).click();
      await notice('Su turno es ahora: 12:30 hora española · 11:30 hora portuguesa.').waitFor();
      await other.page.getByRole('button', { name: 'Quitar a Luís Gil 1' }).click();
      await other.page.getByRole('button', { name: 'Sí, quitar' }).click();
      const told = other.page.getByRole('alert').filter({ hasText: 'La reserva ha cambiado mientras tanto' });
      await told.waitFor();
      await expect.poll(() => focused(other.page)).toContain('La reserva ha cambiado mientras tanto');
      await expect.poll(() => other.page.locator('main').innerText()).toContain('12:30 hora española');
      expect(await other.page.getByRole('button', { name: 'Quitar a Luís Gil 1' }).count()).toBe(1);
    });

    it('looks again when one comes back to it later', async () => {
      await page.getByRole('radio', { name: '16:30' }).check();
      await page.getByRole('button', { name: 'Cambiar de turno' }).click();
      await notice('Su turno es ahora: 16:30').waitFor();
      const when = other.page.locator('.my-booking .facts').first();
      expect(await when.innerText()).not.toContain('16:30 hora española');
      await other.page.clock.fastForward(20_000);
      await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await when.filter({ hasText: '16:30 hora española' }).waitFor();
    });

    it('takes one more adult in: asks for what a booking asks for, and says how many places are free before', async () => {
      await page.setViewportSize(narrowest);
      await page.getByText(/^Quedan? \d+ plazas? libres?\.$/).waitFor();
      await page.getByRole('button', { name: 'Añadir adulto' }).click();
      const dialog = page.getByRole('dialog', { name: 'Añadir un adulto' });
      await dialog.getByRole('button', { name: 'Añadir a la reserva' }).click();
      await dialog.getByText('Por favor, rellene este campo.').first().waitFor();
      await expect.poll(() => focused(page)).toBe('f-companions-1-firstName');
      expect(await overflows(page)).toBe(false);
      expect(await accessibilityViolations(page)).toEqual([]);
      await fillPerson(page, 'companions.1', {
        firstName: 'Inés',
        lastName: 'Mora',
        identity: '12345678',
        birthDate: ['2', '7', '1980'],
      });
      await consent(page);
      await dialog.getByRole('button', { name: 'Añadir a la reserva' }).click();
      await dialog.getByText('El documento del acompañante no es válido.').waitFor();
      expect(await page.locator('[name="companions.1.firstName"]').inputValue()).toBe('Inés');
      await page.locator('[name="companions.1.identity"]').fill('12345678Z');
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Añadir a la reserva' }).click();
      await dialog.getByText('No se ha podido completar').waitFor();
      await page.context().setOffline(false);
      await dialog.getByRole('button', { name: 'Añadir a la reserva' }).click();
      await notice('También viene: Inés Mora.').waitFor();
      await expect.poll(() => focused(page)).toContain('También viene: Inés Mora.');
      await page.getByRole('heading', { name: 'Quién viene 3 personas' }).waitFor();
      expect(await page.locator('main').innerText()).toContain('Confirmada');
      await page.setViewportSize(phone);
    });

    it('keeps the page when the network is gone, and goes on when it is back', async () => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Enviarme el correo otra vez' }).click();
      await notice('No se ha podido completar').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Enviarme el correo otra vez' }).click();
      await notice('Le hemos enviado el correo a a•••@example.org.').waitFor();
      await page.getByRole('button', { name: 'Enviarme el correo otra vez' }).click();
      await notice('Espere un poco, por favor').waitFor();
      expect(await page.locator('main').innerText()).toContain(reference);
    });

    it('told the booker of each change', async () => {
      expect(await mailsOf(product, reference)).toEqual([
        'reserva-pendiente',
        'reserva-confirmada',
        'reserva-modificada',
        'reserva-modificada',
        'reserva-modificada',
        'reserva-modificada',
        'reserva-modificada',
        'reserva-confirmada',
      ]);
    });

    it('of a suspended outing says that nobody is to come, and offers nothing to come with', async () => {
      const suspend = (since: Date | null) =>
        inDatabase(
          product.databaseUrl,
          (sql) => sql`update activities set suspended_at = ${since} where slug = ${slug}`,
        );
      await suspend(new Date());
      // The longest of the languages; the others' words are proven at the page (`my-booking-page.dom.test.tsx`).
      await openLink(page, `${link}?lang=pt`);
      const shown = await page.locator('.my-booking-state').innerText();
      expect(shown).toContain('A atividade não se realiza');
      expect(shown).toContain('não venha');
      expect(await page.locator('.my-booking-state').locator('a, button, img, svg').count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      await suspend(null);
      await openLink(page, `${link}?lang=es`);
    });

    it('leads from the documented page of cancelling here, and cancels', async () => {
      await page.goto(link.replace('/mi-reserva/', '/cancelacion/'));
      await page.getByRole('link', { name: 'ver o cambiar mi reserva' }).click();
      await bookingShows(page);
      await page.getByRole('button', { name: 'Cancelar la reserva' }).click();
      await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click();
      await notice('Reserva cancelada correctamente').waitFor();
      await page.reload();
      await page.getByText('Esta reserva está cancelada.').first().waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
    });

    it('met no script error', () => {
      expect([...open.errors, ...other.errors]).toEqual([]);
    });
  });

  it('in Portuguese, with the keyboard alone: a name, a companion, a shift, and cancelled', async () => {
    const reference = await bookByCall(product, { slug, language: 'pt', shift: '16:30', companions: 1 });
    const { page, errors, close } = await product.openPage({ viewport: phone, locale: 'pt-PT' });
    await openLink(page, product.url + (await linkInMail(product, reference)));
    expect(await page.locator('main').innerText()).toContain('16:30 hora espanhola · 15:30 hora portuguesa');

    await pressButton(page, 'Corrigir o nome de Ana Prueba');
    await tabTo(page, '[name="name.lastName"]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Prueva');
    await page.keyboard.press('Enter');
    await page.getByText('Nome corrigido: Ana Prueva.').waitFor();
    await expect.poll(() => focused(page)).toContain('Nome corrigido: Ana Prueva.');

    await pressButton(page, 'Retirar Luis Gil 1');
    await expect.poll(() => focused(page)).toBe('Não, deixar como está');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await pressButton(page, 'Retirar Luis Gil 1');
    await pressButton(page, 'Sim, retirar');
    await page.getByText('Já não vem: Luis Gil 1.').waitFor();
    await expect.poll(() => focused(page)).toContain('Já não vem: Luis Gil 1.');
    expect(await accessibilityViolations(page)).toEqual([]);

    await pressButton(page, 'Adicionar menor');
    await typeInto(page, 'companions.0.firstName', 'Eva');
    await typeInto(page, 'companions.0.lastName', 'Prova');
    await typeInto(page, 'companions.0.birthDate.day', '1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('fevereiro');
    await typeInto(page, 'companions.0.birthDate.year', '2016');
    for (const name of ['photoConsent', 'privacyAccepted']) {
      await tabTo(page, `input[name=${name}]`);
      await page.keyboard.press('Space');
    }
    await pressButton(page, 'Adicionar à reserva');
    await page.getByText('Também vem: Eva Prova.').waitFor();
    await expect.poll(() => focused(page)).toContain('Também vem: Eva Prova.');

    await tabTo(page, 'input[name=shift]');
    while (!(await page.getByRole('radio', { name: '12:30' }).isChecked())) await page.keyboard.press('ArrowUp');
    await pressButton(page, 'Mudar de turno');
    await page.getByText('O seu turno é agora: 12:30 hora espanhola · 11:30 hora portuguesa.').waitFor();

    await page.setViewportSize(narrowest);
    await expect.poll(() => overflows(page)).toBe(false);
    await pressButton(page, 'Cancelar a reserva');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await pressButton(page, 'Sim, cancelar a reserva');
    await page.getByText('A reserva foi cancelada.').waitFor();
    expect(await mailsOf(product, reference)).toEqual([
      'reserva-pendiente',
      'reserva-modificada',
      'reserva-modificada',
      'reserva-modificada',
      'reserva-modificada',
      'reserva-cancelada',
    ]);
    expect(errors).toEqual([]);
    await close();
  });
});
