import type { SendBulkMessageInput } from '@dehesa/domain/reservations';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadErrorTexts } from '../../../../lib/error-texts';
import { buttonIn, dialogNamed, openDialog, refusal } from '../../../../lib/screens/acts.test-support';
import { comesTrue, until } from '../../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../../lib/screens/shown-screen.test-support';
import type { Outputs } from '../../../../lib/trpc';
import { BoardTools } from './board-tools';

type Preview = Outputs['reservations']['bulkMessages']['preview'];

let people: number;
let lastSent: Preview['lastSent'];
let scheduleChanged: boolean;
const send = vi.fn<(input: SendBulkMessageInput) => { recipients: number; repeated: boolean }>();
const { show, asked } = screensOf({
  'reservations.lists.count': () => ({ people }),
  'reservations.bulkMessages.preview': (): Preview => {
    if (!scheduleChanged) throw refusal({ code: 'reservations.scheduleUnchanged' });
    const sample = { recipients: 2, name: 'Ana', subject: 'En espera', html: '<p>Está en espera</p>' };
    return { recipients: 2, samples: [{ language: 'es', ...sample }], lastSent, past: false };
  },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the dialog sends
  'reservations.bulkMessages.send': (input) => send(input as SendBulkMessageInput),
});
const opened = vi.fn<(address: string, target: string, features: string) => object>(() => ({}));

beforeAll(() => loadErrorTexts('es'));
beforeEach(() => {
  people = 3;
  lastSent = null;
  scheduleChanged = true;
  send.mockReset().mockReturnValue({ recipients: 2, repeated: false });
  opened.mockClear();
  vi.stubGlobal('open', opened);
});

const Tools = () => <BoardTools activity={{ id: 7, suspended: false, past: false }} />;
const menuItem = (name: string) =>
  until(() => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === name));
async function choose(menu: string, item: string) {
  (await button(menu)).click();
  (await menuItem(item)).click();
}
const isClosed = (title: string) => comesTrue(() => expect(openDialog(title)).toBeNull());
const hasFocus = (menu: string) => comesTrue(async () => expect(document.activeElement).toBe(await button(menu)));

describe('lists', () => {
  const lists = 'Imprimir y exportar';
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['Imprimir las confirmadas', 'confirmadas'],
    ['Imprimir la lista de espera', 'espera'],
  ])('%s: in a window of 1024 × 576, after a second', async (item, list) => {
    show(Tools);
    const before = Date.now();
    await choose(lists, item);
    await comesTrue(() => expect(opened).toHaveBeenCalledOnce());
    expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
    const [address, , features] = opened.mock.calls[0] ?? [];
    expect(address).toBe(`/imprimir/reservas/7?lista=${list}&lang=es`);
    expect(features).toBe('popup,width=1024,height=576');
  });

  it('that are empty are told to be so instead of being printed or exported', async () => {
    people = 0;
    const refused = { domain: { code: 'reservations.listEmpty' } };
    vi.stubGlobal('fetch', async () => Response.json(refused, { status: 409 }));
    show(Tools);
    for (const [item, text] of [
      ['Imprimir la lista de espera', 'La lista que quieres imprimir está vacía'],
      ['PDF de la lista de espera', 'La lista que quieres exportar está vacía'],
    ] as const) {
      await choose(lists, item);
      const dialog = await dialogNamed('Lista vacía');
      expect(dialog.textContent).toContain(text);
      (await buttonIn(dialog, 'Cerrar')).click();
      await isClosed('Lista vacía');
      await hasFocus(lists);
    }
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('messages to all', () => {
  const messages = 'Enviar mensaje a todos';
  const toWaiting = 'Mensaje a la lista de espera';

  it('what a colleague has just sent is not sent again, and asked anew', async () => {
    send.mockImplementationOnce(() => {
      lastSent = { id: 5, at: new Date(), by: 'Súper', mine: false, recipients: 2 };
      throw refusal({ code: 'reservations.sentMeanwhile' });
    });
    show(Tools);
    await choose(messages, 'A la lista de espera');
    const dialog = await dialogNamed(toWaiting);
    const accept = () =>
      until(() => [...dialog.querySelectorAll('button')].find((one) => one.textContent.startsWith('Enviar a')));
    (await accept()).click();
    await comesTrue(() => expect(dialog.textContent).toContain('Otra persona acaba de enviar este mensaje a todos.'));
    await comesTrue(() => expect(dialog.textContent).toMatch(/Súper ya envió este mensaje .*, a 2 reservas/));
    expect(send.mock.calls.map(([{ kind, seenId }]) => [kind, seenId])).toEqual([['waiting', null]]);

    (await accept()).click();
    await isClosed(toWaiting);
    expect(send.mock.calls.at(-1)?.[0].seenId).toBe(5);
    await hasFocus(messages);
  });

  it('of who goes back nothing is sent', async () => {
    show(Tools);
    await choose(messages, 'A la lista de espera');
    const dialog = await dialogNamed(toWaiting);
    await comesTrue(() => expect(dialog.textContent).toContain('Se enviará a 2 reservas.'));
    (await buttonIn(dialog, 'No, volver')).click();
    await isClosed(toWaiting);
    expect(send).not.toHaveBeenCalled();
    await hasFocus(messages);
  });

  it('a change of schedule is told only where there is one (B10)', async () => {
    scheduleChanged = false;
    show(Tools);
    await choose(messages, 'Cambio de horario');
    const dialog = await dialogNamed('Mensaje de cambio de horario');
    await comesTrue(() => expect(dialog.textContent).toContain('Todas las reservas conocen el horario en vigor.'));
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['', 'Cerrar']);
    (await buttonIn(dialog, 'Cerrar')).click();
    await isClosed('Mensaje de cambio de horario');
    expect(asked).not.toContain('reservations.bulkMessages.send');
  });
});
