import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@dehesa/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openBrowser, openPage, phone } from './browser';
import { drawnLogo } from './drawn-logo';
import { freePort, type ServedProduct, serveBuilt } from './serve-product';
import { problemsAtEachWidth } from './widths';

const password = 'jara y romero';

interface Installation {
  database: TestDatabase;
  dataDir: string;
  served: ServedProduct;
  /** The address that its log says. */
  address: string;
}

const open: Installation[] = [];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const { database, dataDir, served } of open) {
    await served.end();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** A production installation that nobody has set up. */
async function serve(database: TestDatabase, dataDir: string): Promise<ServedProduct> {
  const port = String(await freePort());
  const settings = {
    DEHESA_MODE: 'production',
    SECRET_KEY: 'ab'.repeat(32),
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: port,
    HOST: '127.0.0.1',
  };
  return serveBuilt({ databaseUrl: database.url, dataDir, settings });
}

async function install(): Promise<Installation> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-install-'));
  const served = await serve(database, dataDir);
  const installation = { database, dataDir, served, address: addressIn(served) };
  open.push(installation);
  return installation;
}

const addressIn = ({ said }: ServedProduct) => /http:\S+\/instalar\/\S+/.exec(said())?.[0] ?? 'none';
const form = (page: Page, title: string) => page.getByRole('form', { name: title });

/** On the narrower of the two screens, in the longer language. */
const texts = {
  locale: 'pt-PT',
  viewport: phone,
  heading: 'Primeira entrada em funcionamento',
  site: '1. A instalação',
  name: 'Nome da aplicação',
  logo: 'Logótipo',
  save: 'Guardar',
  saved: 'Guardado',
  administrator: '4. Superadministrador',
  fields: ['Nome', 'E-mail', 'Palavra-passe', 'Repita a palavra-passe'],
  finish: 'Criar a conta e terminar',
  unsaved: 'Há passos por guardar',
  done: 'Instalação terminada',
  go: 'Iniciar sessão',
} as const;

describeInBrowser('a first start in production (B103)', () => {
  it('is led through on a phone, from the log to signing in', async () => {
    const { database, dataDir, served, address } = await install();
    const { page, errors, close } = await openPage(browser, { viewport: texts.viewport, locale: texts.locale });
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: texts.heading }).waitFor();
    expect(await problemsAtEachWidth(page)).toEqual([]);
    await page.setViewportSize(texts.viewport);

    const site = form(page, texts.site);
    await site.getByLabel(texts.name).fill('Reservas del valle');
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await drawnLogo(page, 900, 240) };
    await site.locator('input[type=file]').setInputFiles(logo);
    await site.getByRole('img', { name: texts.logo }).waitFor();
    // What is not kept yet keeps the last step from ending it all.
    const administrator = form(page, texts.administrator);
    const [name, email, secret, repeated] = texts.fields;
    await administrator.getByLabel(name, { exact: true }).fill('Marta');
    await administrator.getByLabel(email, { exact: true }).fill('marta@example.test');
    await administrator.getByLabel(secret, { exact: true }).fill(password);
    await administrator.getByLabel(repeated, { exact: true }).fill(password);
    await administrator.getByRole('button', { name: texts.finish }).click();
    await administrator.getByRole('alert').filter({ hasText: texts.unsaved }).waitFor();

    await site.getByRole('button', { name: texts.save }).click();
    await site.getByRole('status').filter({ hasText: texts.saved }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: texts.heading }).waitFor();
    expect(await form(page, texts.site).getByLabel(texts.name).inputValue()).toBe('Reservas del valle');
    await form(page, texts.site).getByRole('img', { name: texts.logo }).waitFor();

    await administrator.getByLabel(name, { exact: true }).fill('Marta');
    await administrator.getByLabel(email, { exact: true }).fill('marta@example.test');
    await administrator.getByLabel(secret, { exact: true }).fill(password);
    await administrator.getByLabel(repeated, { exact: true }).fill(password);
    await administrator.getByRole('button', { name: texts.finish }).click();
    await page.getByRole('status').filter({ hasText: texts.done }).waitFor();
    await page.getByRole('link', { name: texts.go }).click();
    await page.getByRole('heading', { level: 1, name: texts.go }).waitFor();
    expect(await page.title()).toContain('Reservas del valle');
    await page.goto(new URL('/agenda', address).href);
    await page.locator('.site-header').getByRole('img', { name: 'Reservas del valle' }).waitFor();
    expect(errors).toEqual([]);

    // Nobody can do it again, not after the next start either.
    expect((await page.goto(address))?.status()).toBe(404);
    await served.end();
    const again = await serve(database, dataDir);
    try {
      expect(addressIn(again)).toBe('none');
      const later = address.replace(/^http:\/\/[^/]+/, again.url);
      expect((await fetch(later)).status).toBe(404);
    } finally {
      await again.end();
    }
    await close();
  });
});
