import { beforeAll, expect, it } from 'vitest';
import { choose, write } from './activity-form';
import { describeInBrowser, desk, phone } from './browser';
import { demoIds } from './demo-ids';
import { pressButton } from './keyboard';
import { letOfferRunOut, offerToken, waitingParties } from './offers';
import { openedPage, productInBrowser } from './product-in-browser';
import { column, openBoard } from './staff';
import { eachStandsOnTheOneBefore } from './steps';
import { chooseParty, consent, fillBooker, fillPerson, openActivity } from './visitor';

const slug = 'en-barco-por-el-tajo-internacional';
const shift = '10:00';
const carmen = { firstName: 'Carmen', lastName: 'Espera Prueba', identity: '12345678Z', email: 'carmen@example.org' };
const pilar = { firstName: 'Pilar', lastName: 'Grupo Prueba', identity: '00000001R', email: 'pilar@example.org' };

describeInBrowser('a waiting list: joined, offered, accepted, declined, run out, left', () => {
  const product = productInBrowser();
  const staff = openedPage(product, { viewport: desk, as: 'admin@demo.test' });
  const visitor = openedPage(product, { viewport: phone });
  let boat = '';

  beforeAll(async () => {
    boat = (await demoIds(product.databaseUrl)).boat;
    await openBoard(staff.page, product.url, Number(boat));
  });

  eachStandsOnTheOneBefore();

  const waiting = () => waitingParties(product.databaseUrl, boat, shift);
  const openOffer = async (reservationId: number, language = 'es') => {
    const token = await offerToken(product.databaseUrl, reservationId);
    await visitor.page.goto(`${product.url}/oferta/${token}?lang=${language}`);
    await visitor.page.getByRole('button', { name: /^(Aceptar la plaza|Aceitar o lugar)$/, disabled: false }).waitFor();
  };
  const panel = () =>
    staff.page
      .locator('section')
      .filter({ has: staff.page.locator('#waiting-list') })
      .last();
  const turn = (name: string) => panel().getByRole('listitem').filter({ hasText: name });

  it('takes a visitor in while places are only offered, and tells the position', async () => {
    const { page } = visitor;
    await openActivity(page, product.url, slug);
    expect(await page.locator('main').innerText()).toContain('Completo · lista de espera');
    await page.getByRole('radio', { name: shift }).check();
    await page.getByRole('heading', { name: 'Apuntarse a la lista de espera' }).waitFor();
    await fillBooker(page, carmen);
    await consent(page);
    await page.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
    await page.getByRole('heading', { name: 'Está en la lista de espera' }).waitFor();
    const inLine = await waiting();
    expect(inLine.at(-1)?.name).toBe('Carmen Espera Prueba');
    const told = `Su reserva es la número ${inLine.length} de ${inLine.length} en la lista de espera.`;
    expect(await page.locator('main').innerText()).toContain(told);
    // The board hears of it without being asked.
    await turn('Carmen Espera Prueba').waitFor();
    await turn('Carmen Espera Prueba').getByText('No cabe en las plazas libres').waitFor();
  });

  it('offers the list to a group that does not fit though a place is free', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Hacer otra reserva' }).click();
    await page.getByRole('radio', { name: '12:30' }).check();
    await fillBooker(page, pilar);
    await chooseParty(page, { adults: 3, children: 0 });
    for (const [index, identity] of ['00000002W', '00000003A'].entries()) {
      const birthDate = ['2', '7', '1980'] as const;
      await fillPerson(page, `companions.${index}`, { firstName: 'Luz', lastName: 'Grupo', identity, birthDate });
    }
    await consent(page);
    await page.getByText('para 3 personas: iría a la lista de espera').first().waitFor();
    await page.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
    await page.getByRole('heading', { name: 'Está en la lista de espera' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('Es la primera reserva en la lista de espera.');
  });

  it('an offer is accepted by keyboard alone, and the board shows it pending', async () => {
    const [first] = await waiting();
    if (first === undefined) throw new Error('nobody waits');
    await openOffer(first.id);
    await visitor.page.getByRole('heading', { level: 1, name: 'Hay plaza para usted' }).waitFor();
    await pressButton(visitor.page, 'Aceptar la plaza');
    const title = visitor.page.getByRole('heading', { level: 1, name: 'Plaza aceptada' });
    await title.waitFor();
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await column(staff.page, 'Pendiente').getByRole('article', { name: first.name }).waitFor();
    // By the link once more: what became of it.
    await visitor.page.reload();
    await title.waitFor();
  });

  it('places that come free are offered to the next who fits; declined in Portuguese, the visitor waits on', async () => {
    const [next] = await waiting();
    if (next === undefined) throw new Error('nobody waits');
    await cancelParty(next.people);
    await turn(next.name).getByText('Plaza ofrecida hasta el').waitFor();
    await openOffer(next.id, 'pt');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Agora não: continuar na lista' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sim, continuar na lista' }).click();
    await page.getByRole('heading', { level: 1, name: 'Continua na lista de espera' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('A sua reserva é a número 2 de 2 na lista de espera.');
    // Carmen is the next who fits, without anybody's doing.
    await turn('Carmen Espera Prueba').getByText('Plaza ofrecida hasta el').waitFor();
  });

  it('an offer that runs out tells so, and the places are free again', async () => {
    const [carmens] = await waiting();
    if (carmens?.name !== 'Carmen Espera Prueba') throw new Error('Carmen is not the first');
    await openOffer(carmens.id);
    await letOfferRunOut(product.databaseUrl, carmens.id);
    await turn(carmens.name).getByText('1 oferta sin respuesta').waitFor();
    const { page } = visitor;
    // The page is older than the deadline: the answer comes too late.
    await page.getByRole('button', { name: 'Aceptar la plaza' }).click();
    await page.getByRole('heading', { level: 1, name: 'El plazo para responder ha terminado' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('en la lista de espera');
  });

  it('the activity is set to offers by hand', async () => {
    const { page } = staff;
    await page.goto(`${product.url}/actividades/edit/actividad?id=${boat}`);
    await choose(page, 'Lista de espera', 'La gestiona el equipo');
    await write(page, 'Horas para responder a una oferta', '24');
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    await page.getByText('Datos guardados correctamente').waitFor();
    await openBoard(page, product.url, Number(boat));
    await expect.poll(() => panel().innerText()).toContain('El equipo ofrece las plazas');
  });

  it('staff take an offer back and offer to another; the visitor leaves the list', async () => {
    const other = panel().getByRole('listitem').filter({ hasText: 'Plaza ofrecida hasta el' });
    await other.getByRole('button', { name: 'Retirar la oferta de' }).click();
    const question = staff.page.getByRole('dialog');
    await question.getByRole('button', { name: 'Retirar la oferta' }).click();
    // The next question is another one.
    await question.waitFor({ state: 'detached' });
    const carmens = turn('Carmen Espera Prueba');
    await carmens.getByRole('button', { name: 'Ofrecer plaza a Carmen' }).click();
    await expect.poll(() => question.innerText()).toContain('Tendrá 24 horas');
    await question.getByRole('button', { name: 'Ofrecer plaza' }).click();
    await carmens.getByText('Plaza ofrecida hasta el').waitFor();
    const parties = await waiting();
    await openOffer(parties.find(({ name }) => name === 'Carmen Espera Prueba')?.id ?? 0);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Salir de la lista de espera' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, salir de la lista' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ha salido de la lista de espera' }).waitFor();
    await carmens.waitFor({ state: 'detached' });
  });

  it('the history of a reservation tells what became of its offers', async () => {
    const { page } = staff;
    const [last] = await waiting();
    await page.goto(`${product.url}/actividades/edit/reserva?id=${last?.id}&from=view`);
    const history = page.locator('ol').filter({ hasText: 'Oferta rechazada' });
    await history.waitFor();
    expect(await history.innerText()).toMatch(
      /Oferta rechazada[\s\S]*Visitante[\s\S]*Plaza ofrecida[\s\S]*De forma automática/,
    );
    expect([...staff.errors, ...visitor.errors]).toEqual([]);
  });

  /** Staff cancel a confirmed party of this size in the shift. */
  async function cancelParty(people: number): Promise<void> {
    const words = people === 1 ? '1 persona' : `${people} personas`;
    const card = column(staff.page, 'Confirmadas').getByRole('article').filter({ hasText: words }).first();
    await card.getByRole('button', { name: 'Más acciones' }).click();
    await staff.page.getByRole('menuitem', { name: 'Cancelar' }).click();
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Cancelar la reserva' }).click();
    await staff.page.getByText('Reserva cancelada correctamente').first().waitFor();
  }
});
