import { useLocation } from '@tanstack/react-router';
import type { DomainFailure } from '@dehesa/domain/errors';
import { beforeEach, expect, it } from 'vitest';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { useLanguage } from '../../../lib/backoffice-language';
import { backofficeTexts } from '../../../lib/backoffice-texts';
import { comesTrue, until } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { ActivityEditor } from './activity-editor';
import { choiceAnswers, storedActivity } from './stored-activity.test-support';
import { alerted, refusal, typeInto, withFonts } from '../../../lib/screens/acts.test-support';

let refused: DomainFailure;
const { show, asked } = screensOf({
  ...choiceAnswers,
  'activities.read': () => storedActivity({ title: 'Grullas', shifts: ['11:30'] }),
  'activities.series.read': () => null,
  'activities.changes': () => {
    throw new Error('cannot be read');
  },
  'activities.edit': () => {
    throw refusal(refused);
  },
});

withFonts();
beforeEach(() => {
  refused = { code: 'activities.capacityBelowHeld', params: { held: 7 } };
});

/** A form, and by its address whatever it is left for. */
const screenOf = (form: Pick<Parameters<typeof ActivityEditor>[0], 'id' | 'copy'>) =>
  function Screen() {
    const { pathname } = useLocation();
    if (pathname !== '/') return <h1>{pathname}</h1>;
    return <ActivityEditor {...form} onCreated={() => Promise.resolve()} />;
  };

/** What is said beside a field. */
const problemOf = (control: Element) =>
  document.querySelector(`#${CSS.escape(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')}`)?.textContent;
const typed = async (label: string, text: string) => {
  const control = await field(label);
  typeInto(control, text);
  await comesTrue(() => expect(control.value).toBe(text));
  return control;
};

it('says what is missing, goes there, and keeps what was typed', async () => {
  show(screenOf({ id: undefined }));
  const organizer = await typed('Organizador', 'Guías del Tajo');
  (await button('Guardar')).click();
  await alerted('Complete campos');
  const said = [...document.querySelectorAll('form *')].filter(
    ({ childElementCount, textContent }) => childElementCount === 0 && textContent === 'Campo obligatorio',
  );
  expect(said).toHaveLength(7);
  expect(organizer.value).toBe('Guías del Tajo');
  // The first of them as they stand on the screen.
  await comesTrue(() => expect(document.activeElement?.getAttribute('data-path')).toBe('texts.es.title'));
  expect(asked).not.toContain('activities.create');
});

it('says beside the field that fewer places are there than are held (B6), and keeps all that was typed', async () => {
  show(screenOf({ id: 7 }));
  const places = await typed('Aforo', '6');
  const organizer = await typed('Organizador', 'Otra gente');
  (await button('Guardar')).click();
  const words = 'Ya hay 7 plazas reservadas: el aforo no puede ser menor.';
  await alerted(words);
  expect(asked).toContain('activities.edit');
  expect(problemOf(places)).toBe(words);
  expect([places.value, organizer.value]).toEqual(['6', 'Otra gente']);
});

it('offers to read anew where somebody else saved and what it was cannot be read, and for nothing else', async () => {
  const { reload } = backofficeTexts('es').activities.form;
  const offered = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === reload);
  refused = { code: 'activities.changedMeanwhile' };
  show(screenOf({ id: 7 }));
  const organizer = await typed('Organizador', 'Otra gente');
  (await button('Guardar')).click();
  await until(() => offered()[0]);
  expect(organizer.value).toBe('Otra gente');
  const position = await typed('Coordenadas', '39.6512');
  (await button('Guardar')).click();
  await comesTrue(() => expect(position.getAttribute('aria-invalid')).toBe('true'));
  expect([offered(), document.querySelectorAll('form [role=alert]').length]).toEqual([[], 1]);
});

it('tells in the language of now why a video beside its fields keeps it from being saved', async () => {
  const Form = screenOf({ id: 7 });
  show(function Screen() {
    const { choose } = useLanguage();
    return (
      <>
        <button onClick={() => void choose('pt')}>PT</button>
        <Form />
      </>
    );
  });
  const address = await typed(activityEditing.es.media.video.address, 'un vídeo');
  (await button('Guardar')).click();
  await alerted(backofficeTexts('es').activities.form.invalid.message);
  (await button('PT')).click();
  await comesTrue(() => expect(document.documentElement.lang).toBe('pt-PT'));
  await alerted(backofficeTexts('pt').activities.form.invalid.message);
  expect(address.value).toBe('un vídeo');
  expect(asked).not.toContain('activities.edit');
});

it('says beside the field what is no point', async () => {
  show(screenOf({ id: 7 }));
  const position = await typed('Coordenadas', '39.6512');
  (await button('Guardar')).click();
  await comesTrue(() => expect(position.getAttribute('aria-invalid')).toBe('true'));
  expect(problemOf(position)).toMatch(/^Escribe latitud y longitud con punto decimal/);
  expect(asked).not.toContain('activities.edit');
});

it.each([
  ['an activity', { id: 7 }],
  ['a copy', { id: 7, copy: true }],
])('asks before %s is left with something typed', async (_case, form) => {
  const { leave } = backofficeTexts('es').activities.form;
  const { goTo } = show(screenOf(form));
  const organizer = await typed('Organizador', 'Algo más');
  const dialog = () => document.querySelector('[role=dialog]');
  const cancel = () => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Cancelar');
  for (const go of [() => cancel()?.click(), () => goTo('/dashboard')]) {
    go();
    expect((await until(dialog)).textContent).toContain(leave.title);
    (await button(leave.stay)).click();
    await comesTrue(() => expect(dialog()).toBeNull());
    expect([organizer.value, organizer.isConnected]).toEqual(['Algo más', true]);
  }
  cancel()?.click();
  (await button(leave.leave)).click();
  await comesTrue(() => expect(document.querySelector('h1')?.textContent).toBe('/actividades/admin/actividades'));
});
