import { beforeEach, expect, it } from 'vitest';
import { comesTrue, until } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { ActivityEditor } from '../form/activity-editor';
import { choiceAnswers, storedActivity } from '../form/stored-activity.test-support';
import { typeInto, withFonts } from '../../../lib/screens/acts.test-support';

let dates: string[];
const { show, asked } = screensOf({
  ...choiceAnswers,
  'activities.read': () => storedActivity({ title: 'Grullas' }),
  'activities.series.read': () => ({
    rules: [],
    members: dates.map((date, index) => ({
      id: 7 + index,
      date,
      startTime: null,
      endTime: null,
      hidden: false,
      past: false,
    })),
  }),
  'activities.edit': () => ({ following: 0 }),
});

withFonts();

/** What the form says each time that it is locked. */
let locked: (string | null)[];
const unsaved = () => document.querySelector('[data-save-bar] [data-unsaved]');
const timesAsked = (path: string) => asked.filter((one) => one === path).length;

/** Two presses of one moment, where something was typed and what was read of the series is old. */
async function saveTwice(): Promise<void> {
  const { queryClient } = show(() => <ActivityEditor id={7} onCreated={() => Promise.resolve()} />);
  await until(() => document.querySelector('.series-members'));
  const phone = await field('Teléfono de contacto');
  typeInto(phone, '+34 600 000 003');
  await until(unsaved);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  const { form } = phone;
  if (form === null) return expect.unreachable('no form');
  new MutationObserver(() => {
    if (form.hasAttribute('inert')) locked.push(form.querySelector('[data-save-bar]')?.textContent ?? null);
  }).observe(form, { attributes: true, attributeFilter: ['inert'] });
  form.requestSubmit();
  form.requestSubmit();
}

beforeEach(() => {
  locked = [];
});

it('can be saved but once, also while its series is read anew', async () => {
  dates = ['2026-06-20', '2026-06-27'];
  await saveTwice();
  const one = await button('Solo en esta');
  expect(locked).toEqual([expect.stringContaining('Guardando')]);
  expect(timesAsked('activities.series.read')).toBe(2);
  one.click();
  await comesTrue(() => expect(unsaved()).toBeNull());
  expect(timesAsked('activities.edit')).toBe(1);
});

it('can be saved but once where nothing is asked', async () => {
  dates = ['2026-06-20'];
  await saveTwice();
  await comesTrue(() => expect(unsaved()).toBeNull());
  expect(timesAsked('activities.edit')).toBe(1);
});
