import { useState } from 'react';
import { expect, it } from 'vitest';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { trpc } from '../../../lib/trpc';
import { ActivityEditor } from './activity-editor';
import { choiceAnswers, storedActivity } from './stored-activity.test-support';
import { withFonts } from '../../../lib/screens/acts.test-support';

const { show } = screensOf({ ...choiceAnswers, 'activities.read': () => storedActivity({ title }) });

withFonts();

let title: string;

/** Saves the activity, which reads it anew, and goes on to another form of it. */
function Screen() {
  const utils = trpc.useUtils();
  const [open, setOpen] = useState(false);
  const save = async () => {
    await utils.activities.read.fetch({ id: 7 }, { staleTime: 0 });
    title = 'Grullas al alba';
    setOpen(true);
  };
  if (!open) return <button onClick={() => void save()}>Save</button>;
  return <ActivityEditor copy id={7} onCreated={() => Promise.resolve()} />;
}

it('a copy begins with the activity as it is now, not with what was read when it was saved', async () => {
  title = 'Grullas';
  show(Screen);
  (await button('Save')).click();
  const titles = () =>
    [...document.querySelectorAll('input')].map(({ value }) => value).filter((value) => value.startsWith('Gru'));
  await comesTrue(() => expect(titles()).not.toEqual([]));
  expect(titles()).toEqual(['Grullas al alba']);
});
