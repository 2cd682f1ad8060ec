import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadErrorTexts } from '../../../../lib/error-texts';
import {
  buttonIn,
  dialogNamed,
  openDialog,
  refusal,
  typeInto,
  withFonts,
} from '../../../../lib/screens/acts.test-support';
import { comesTrue, until } from '../../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../../lib/screens/shown-screen.test-support';
import type { Inputs, Outputs } from '../../../../lib/trpc';
import { WriteDialog } from './write-dialog';

type Texts = Outputs['reservations']['texts'];
type Sent = Inputs['reservations']['texts']['send'];

const send = vi.fn<(input: Sent) => Texts['send']>();
const { show, asked } = screensOf({
  'reservations.texts.recipients': (): Texts['recipients'] => ({
    recipients: 2,
    languages: [
      { language: 'es', count: 1 },
      { language: 'pt', count: 1 },
    ],
    suppressed: [],
    withoutEmail: [{ id: 3, name: 'Rosa', reference: 'MON-3', email: '', language: 'es' }],
    gone: 0,
  }),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the dialog sends
  'reservations.texts.send': (input) => send(input as Sent),
});

withFonts();
beforeAll(() => loadErrorTexts('es'));
beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockReturnValue({ id: 5, recipients: 2, repeated: false });
});

function Board() {
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState(false);
  const open = () => {
    setShown(true);
    setOpened(true);
  };
  return (
    <>
      {!shown && <button onClick={open}>Open</button>}
      <Notifications />
      {shown && (
        <WriteDialog
          activityId={7}
          ids={[1, 2, 3]}
          opened={opened}
          onClose={() => setOpened(false)}
          onGone={() => setShown(false)}
        />
      )}
    </>
  );
}

const title = 'Escribir a 3 reservas';
async function open() {
  (await button('Open')).click();
  const dialog = await dialogNamed(title);
  await until(() => dialog.querySelector('fieldset'));
  return dialog;
}
const fieldsOf = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('fieldset input, fieldset textarea')].filter(
    // The one that measures how high another is.
    (one) => one.getAttribute('aria-hidden') !== 'true',
  );
const heldBy = (dialog: Element) => fieldsOf(dialog).map(({ value }) => value);
const written = ['Dónde aparcar', 'Hola, {{reserva.nombre}}', 'Onde estacionar', 'Olá, {{reserva.nombre}}'];
async function write() {
  show(Board);
  const dialog = await open();
  for (const [index, text] of written.entries()) {
    const control = fieldsOf(dialog)[index];
    if (control) typeInto(control, text);
  }
  await comesTrue(() => expect(heldBy(dialog)).toEqual(written));
  return dialog;
}
const isClosed = () => comesTrue(() => expect(openDialog(title)).toBeNull());

describe('what is written to chosen reservations (B90)', () => {
  it('is kept for who comes back, and goes once it is sent', async () => {
    const before = await write();
    expect(before.textContent).toMatch(/Hay que llamar por teléfono:.*Rosa \(MON-3\)/);
    (await buttonIn(before, 'No, volver')).click();
    await isClosed();
    const dialog = await open();
    expect(heldBy(dialog)).toEqual(written);
    (await buttonIn(dialog, 'Enviar a 2 reservas')).click();
    await comesTrue(() => expect(document.body.textContent).toContain('Se está enviando a 2 reservas.'));
    await isClosed();
    expect(send.mock.calls).toMatchObject([
      [
        {
          activityId: 7,
          ids: [1, 2, 3],
          texts: { es: { subject: written[0], text: written[1] }, pt: { subject: written[2], text: written[3] } },
        },
      ],
    ]);
    expect(heldBy(await open())).toEqual(['', '', '', '']);
  });

  it('is not sent twice by two presses', async () => {
    const dialog = await write();
    const accept = await buttonIn(dialog, 'Enviar a 2 reservas');
    accept.click();
    accept.click();
    await isClosed();
    expect(send).toHaveBeenCalledOnce();
  });

  it('is not sent where a text is missing, and it is said which', async () => {
    const dialog = await write();
    const [, , , last] = fieldsOf(dialog);
    if (last) typeInto(last, ' ');
    await comesTrue(() => expect(heldBy(dialog).at(-1)).toBe(' '));
    (await buttonIn(dialog, 'Enviar a 2 reservas')).click();
    await comesTrue(() => expect(dialog.textContent.match(/Escribe el asunto y el texto/g)).toHaveLength(1));
    expect(fieldsOf(dialog).map((one) => one.getAttribute('aria-invalid'))).toEqual([null, null, null, 'true']);
    expect(asked).not.toContain('reservations.texts.send');
  });

  it('stays after a refusal, which is told', async () => {
    send.mockImplementation(() => {
      throw refusal({ code: 'messages.nobodyReached' });
    });
    const dialog = await write();
    (await buttonIn(dialog, 'Enviar a 2 reservas')).click();
    await comesTrue(() => expect(dialog.textContent).toContain('Sin destinatarios'));
    expect(heldBy(dialog)).toEqual(written);
    expect((await buttonIn(dialog, 'Enviar a 2 reservas')).disabled).toBe(false);
    expect(openDialog(title)).toBe(dialog);
  });
});
