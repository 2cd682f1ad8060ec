import { afterEach, expect, it, vi } from 'vitest';
import { comesTrue, until } from '../../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../../lib/screens/shown-screen.test-support';
import { typeInto } from '../../../../lib/screens/acts.test-support';
import { DocumentForm } from './document-form';
import { createPendingWork } from './pending-work';

const { show, asked } = screensOf({});
const work = createPendingWork();
const Screen = () => <DocumentForm activityId={7} language="es" work={work} />;

afterEach(() => void vi.restoreAllMocks());

function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) return expect.unreachable('no file can be chosen');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const shows = (text: string) =>
  comesTrue(() => expect(document.body.textContent.replaceAll(/\s/g, ' ')).toContain(text));

it('says that a name and a file are missing, and sends nothing', async () => {
  show(Screen);
  const add = await button('Añadir documento');
  add.click();
  await shows('Escribe el nombre del documento.');
  expect(document.body.textContent).toContain('Elige un archivo.');
  expect(document.activeElement).toBe(await field('Nombre del documento'));
  expect(asked).toEqual([]);
});

it('says of a large file that it is too large, keeps both, and sends nothing', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  show(Screen);
  const name = await field('Nombre del documento');
  typeInto(name, 'Plano de la ruta');
  choose(new File([new Uint8Array(3 * 1024 * 1024)], 'plano.pdf', { type: 'application/pdf' }));
  const alert = await until(() => document.querySelector('[role=alert]'));
  expect(alert.textContent).toContain('Tamaño excedido!');
  expect(alert.textContent).toContain('El tamaño para los archivos seleccionados debe ser inferior a 2 MB');
  (await button('Añadir documento')).click();
  // As late as an answer would be.
  await new Promise((resolve) => void setTimeout(resolve, 50));
  await shows('plano.pdf (3 MB)');
  expect(name.value).toBe('Plano de la ruta');
  expect([sent.mock.calls, asked]).toEqual([[], []]);
});
