import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmByCall } from './booked-by-call';
import { accessibilityViolations, describeInBrowser, desk, type OpenPage, phone } from './browser';
import { databaseOf } from './database';
import { demoIds } from './demo-ids';
import { cameraSwitches, holdBeforeCamera } from './fake-camera';
import { pressButton, tabTo } from './keyboard';
import { productInBrowser } from './product-in-browser';
import { screenShows } from './screen';
import { demoPassword, readMessage } from './staff';

interface Party {
  id: number;
  people: { id: number; name: string }[];
}

describeInBrowser("the guide's list", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-camera-'));
  const camera = path.join(folder, 'camera.mjpeg');
  const product = productInBrowser({ switches: cameraSwitches(camera) });
  const sql = databaseOf(product);
  let boat = 0;
  let parties: Party[];
  const opened: OpenPage[] = [];

  beforeAll(async () => {
    boat = Number((await demoIds(product.databaseUrl)).boat);
    // Today is when a guide needs a list, and a device keeps those of today without being asked.
    await sql`update activities set date = (now() at time zone 'Europe/Madrid')::date where id = ${boat}`;
    parties = await sql<Party[]>`
      select r.id, json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) order by p.position) as people
      from reservations r join people p on p.reservation_id = r.id
      where r.activity_id = ${boat} and r.status = 2
      group by r.id order by count(*) desc, r.id`;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A telephone on which a guide signs in, coming from the guide's own address. */
  async function openDevice(email: string, locale = 'es-ES'): Promise<Page> {
    const open = await product.openPage({ viewport: phone, locale });
    opened.push(open);
    const { page } = open;
    await page.goto(`${product.url}/guia`);
    await screenShows(page, /^Iniciar ses(ión|são)$/);
    expect(new URL(page.url()).searchParams.get('to')).toBe('/guia');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(demoPassword);
    await page.locator('[name=password]').press('Enter');
    await screenShows(page, /^(Tus actividades|As suas atividades)$/);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    return page;
  }
  const openList = async (page: Page) => {
    await page.goto(`${product.url}/guia/${boat}`);
    await page.locator('.guide-party').first().waitFor();
  };
  const came = (page: Page, name: string) => page.getByRole('button', { name: `Ha venido: ${name}` });
  const connection = (page: Page) => page.locator('.guide-connection').first();
  const expectText = (locator: Locator, text: string | RegExp) => locator.filter({ hasText: text }).first().waitFor();
  const cut = (page: Page, offline: boolean) => page.context().setOffline(offline);
  const attendance = async (reservationId: number) => {
    const rows = await sql<{ person: number }[]>`
      select person_id as person from attendance where reservation_id = ${reservationId} and undone_at is null order by 1`;
    return rows.map(({ person }) => person);
  };
  const party = (index: number): Party => parties[index] ?? { id: 0, people: [] };
  const nameOf = (one: Party, index = 0) => one.people[index]?.name ?? '';

  let first: Page;
  it('is kept on the telephone once it was opened with a connection', async () => {
    first = await openDevice('admin@demo.test');
    const today = first.getByRole('region', { name: 'Hoy' }).getByRole('link');
    await expectText(today, 'Guardada en este teléfono');
    await expectText(connection(first), 'Con conexión · todo enviado');
  });

  it('opens, ticks and is reloaded without signal, and is sent when there is one', async () => {
    const [group, single] = [party(0), party(1)];
    await cut(first, true);
    await first.goto(`${product.url}/guia/ayuda`);
    await screenShows(first, 'Ayuda para guías');
    await first.getByRole('link', { name: 'Tus actividades' }).click();
    await first.getByRole('link', { name: 'En barco por el Tajo Internacional' }).click();
    const durabilities = await keptFrom(first);
    const card = first
      .getByRole('article')
      .filter({ hasText: nameOf(group) })
      .first();
    await card.getByRole('button', { name: `Han venido los ${group.people.length}` }).click();
    await came(first, nameOf(single)).first().click();
    await first.getByRole('button', { name: 'Deshacer' }).click();
    await first.getByRole('button', { name: `No viene: ${nameOf(single)}` }).click();
    await expectText(connection(first), `Sin conexión · ${group.people.length + 3} sin enviar`);
    expect(await attendance(group.id)).toEqual([]);
    // Not only handed to the browser, whose telephone may run out of battery.
    expect(new Set(await durabilities())).toEqual(new Set(['strict']));

    await first.reload();
    await expectText(connection(first), `${group.people.length + 3} sin enviar`);
    await expect.poll(() => came(first, nameOf(group)).first().getAttribute('aria-pressed')).toBe('true');
    await first.getByText(`${group.people.length} de`, { exact: false }).first().waitFor();

    await cut(first, false);
    await expectText(connection(first), 'Con conexión · todo enviado');
    expect(await attendance(group.id)).toEqual(group.people.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(await attendance(single.id)).toEqual([]);
    await expect.poll(() => came(first, nameOf(group)).first().getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => first.getByRole('button', { name: `No viene: ${nameOf(single)}` }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  let second: Page;
  it('two telephones that ticked the same person give one attendance and a note', async () => {
    const both = party(2);
    second = await openDevice('super@demo.test');
    await Promise.all([openList(first), openList(second)]);
    await Promise.all([cut(first, true), cut(second, true)]);
    await came(first, nameOf(both)).first().click();
    await came(second, nameOf(both)).first().click();
    await Promise.all([first, second].map((page) => expectText(connection(page), '1 sin enviar')));
    await cut(second, false);
    await expectText(connection(second), 'todo enviado');
    await cut(first, false);
    await expectText(connection(first), 'todo enviado');
    // Clocks are corrected by when a tick arrives, so whose was earlier is the server's to say.
    const [earlier] = await sql<{ email: string; name: string }[]>`
      select email, concat_ws(' ', first_name, last_name) as name from check_in_ticks
      join users on users.id = ticked_by where reservation_id = ${both.id} order by ticked_at limit 1`;
    const [counted, noted] = earlier?.email === 'admin@demo.test' ? [first, second] : [second, first];
    await counted.getByText(/También lo marcó .+ a las? \d{1,2}:\d\d/).waitFor();
    await expectText(came(noted, nameOf(both)), `lo marcó ${earlier?.name}`);
    expect(await attendance(both.id)).toEqual([both.people[0]?.id]);
    const [ticks] = await sql`select count(*)::int as ticks from check_in_ticks where reservation_id = ${both.id}`;
    expect(ticks?.['ticks']).toBe(2);
  });

  it('shows at once what the other telephone ticks', async () => {
    const one = party(3);
    await came(first, nameOf(one)).first().click();
    await expectText(second.locator('.guide-came[aria-pressed=true]'), nameOf(one));
    expect(await accessibilityViolations(second)).toEqual([]);
  });

  it('says who could not be ticked because the reservation was cancelled meanwhile', async () => {
    const gone = party(4);
    await cut(first, true);
    await came(first, nameOf(gone)).first().click();
    await sql`update reservations set status = 4, cancelled_at = now() where id = ${gone.id}`;
    await cut(first, false);
    const refused = first.getByRole('region', { name: 'No se ha podido anotar' });
    await expectText(refused, `${nameOf(gone)}: su reserva ya no está confirmada.`);
    await refused.getByRole('button', { name: 'Entendido' }).click();
    await refused.waitFor({ state: 'detached' });
    await expect.poll(() => came(first, nameOf(gone)).count()).toBe(0);
    await sql`update reservations set status = 2, cancelled_at = null where id = ${gone.id}`;
  });

  it('is searched and ticked with the keyboard alone', async () => {
    const wanted = party(5);
    await openList(second);
    await tabTo(second, '#guide-search');
    await second.keyboard.type(nameOf(wanted).toLowerCase());
    await expectText(second.locator('.guide-main'), nameOf(wanted));
    await pressButton(second, `Ha venido: ${nameOf(wanted)}`);
    await expectText(second.getByRole('status'), `${nameOf(wanted)}: ha venido`);
    await pressButton(second, 'Deshacer');
    await second
      .locator('.guide-came[aria-pressed=false]')
      .filter({ hasText: nameOf(wanted) })
      .waitFor();
  });

  it('finds a party by the QR of its confirmation, and leaves the ticking to the guide', async () => {
    const wanted = party(5);
    const [booker] = await sql<{ reference: string; email: string }[]>`
      select r.reference, p.email from reservations r join people p on p.reservation_id = r.id and p.position = 0
      where r.id = ${wanted.id}`;
    await confirmByCall(product, booker?.reference ?? '');
    const office = await product.openPage({ viewport: desk, as: 'admin@demo.test' });
    const { html } = await readMessage(office.page, product.url, booker?.email ?? '', /confirmada/i);
    const [qr = ''] = /data:image\/png;base64,[\w+/=]+/.exec(html) ?? [];
    await office.page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh"><img src="${qr}" width="300">`,
    );
    await holdBeforeCamera(office.page, camera);
    await office.close();

    await openList(second);
    await second.context().grantPermissions(['camera'], { origin: product.url });
    await second.getByRole('button', { name: 'Escanear QR' }).click();
    await expect.poll(() => second.locator('#guide-search').inputValue()).toContain(booker?.reference);
    await expect.poll(() => second.locator('.guide-party').count()).toBe(1);
    await expect.poll(() => came(second, nameOf(wanted)).getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps nothing that can be read outside of the page, neither in its store nor in a cache', async () => {
    const names = parties.flatMap(({ people }) => people.map(({ name }) => name.split(' ')[0] ?? ''));
    const kept = await first.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('dehesa-guide-lists');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not opened')));
      });
      const read = <T>(store: string) =>
        new Promise<T[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
      const records = await read<{ sealed: ArrayBuffer }>('records');
      const [key] = await read<CryptoKey>('keys');
      database.close();
      const cached = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return {
        records: records.map(({ sealed }) => new TextDecoder().decode(sealed)),
        extractable: key?.extractable,
        cached: cached.flat().map((url) => new URL(url).pathname),
      };
    });
    expect(kept.records.length).toBeGreaterThan(2);
    expect(names.filter((name) => kept.records.some((record) => record.includes(name)))).toEqual([]);
    expect(kept.extractable).toBe(false);
    expect(kept.cached.filter((path) => !/^\/(assets\/|guia|favicon)/.test(path))).toEqual([]);
  });

  it('is forgotten when the guide signs out, in the back office too', async () => {
    const lists = (page: Page) =>
      page.evaluate(
        async () => (await indexedDB.databases()).filter(({ name }) => name === 'dehesa-guide-lists').length,
      );
    await first.goto(`${product.url}/guia`);
    await first.getByRole('heading', { name: 'Este teléfono' }).click();
    await expect.poll(() => lists(first)).toBe(1);
    await first.getByRole('button', { name: 'Cerrar sesión' }).click();
    await screenShows(first, 'Iniciar sesión');
    await expect.poll(() => lists(first)).toBe(0);

    await second.goto(`${product.url}/dashboard`);
    await second.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = second.getByRole('dialog', { name: 'Menú principal' });
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
    await screenShows(second, 'Iniciar sesión');
    await expect.poll(() => lists(second)).toBe(0);
  });

  it('is reached from the board, in Portuguese too, and the history tells who was ticked', async () => {
    const page = await openDevice('admin@demo.test', 'pt-PT');
    await page.goto(`${product.url}/actividades/ver/reserva?id=${boat}`);
    await page.locator(`a[href="/guia/${boat}"]`, { hasText: 'Fazer a chamada' }).click();
    // The board has the same heading.
    await page.locator('.guide-party').first().waitFor();
    await page
      .getByText(/Chegaram: \d+ de \d+/)
      .first()
      .waitFor();
    await page.goto(`${product.url}/actividades/edit/reserva?id=${party(1).id}&from=view`);
    await expectText(page.getByRole('listitem'), 'Chamada feita');
  });

  it('has help that is read without an account, and leads from there to signing in (U51)', async () => {
    const open = await product.openPage({ viewport: phone, locale: 'pt-PT' });
    opened.push(open);
    await open.page.goto(`${product.url}/guia/ayuda`);
    await screenShows(open.page, 'Ajuda para guias');
    expect(await accessibilityViolations(open.page)).toEqual([]);
    await open.page.getByRole('link', { name: 'As suas atividades' }).click();
    await screenShows(open.page, 'Iniciar sessão');
  });

  it('is not for others than staff, and says so', async () => {
    const page = await openDevice('hotel@demo.test');
    await page.getByText('Tu cuenta no puede pasar lista.').waitFor();
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

/** From now on until the page is left: how surely each thing that it keeps on the device was written. */
async function keptFrom(page: Page): Promise<() => Promise<IDBTransactionDurability[]>> {
  const noted = await page.evaluateHandle(() => {
    const durabilities: IDBTransactionDurability[] = [];
    const { prototype } = IDBObjectStore;
    const put = Reflect.get(prototype, 'put');
    prototype.put = function (...args) {
      durabilities.push(this.transaction.durability);
      return Reflect.apply(put, this, args);
    };
    return durabilities;
  });
  return () => noted.jsonValue();
}
