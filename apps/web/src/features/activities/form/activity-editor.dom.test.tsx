import { activityDeclaration, noActivityTexts } from '@dehesa/domain/activities';
import { keysOfKind } from '@dehesa/domain/field-kinds';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyInputs, inputKinds } from '../../../lib/forms/declared-values';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { trpc } from '../../../lib/trpc';
import { ActivityEditor } from './activity-editor';
import type { StoredActivity } from './form-values';

const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null }, appType: 'actividades' }),
  'activities.read': () => stored(),
  'activities.companies': () => [],
  'activities.territories': () => [],
  'activities.categories': () => [],
});

// This document has no fonts, whose arrival fields of several lines wait for.
beforeAll(() => void Object.assign(document, { fonts: new EventTarget() }));
afterAll(() => void Reflect.deleteProperty(document, 'fonts'));

let title: string;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form begins with
const stored = () =>
  ({
    ...emptyInputs(activityDeclaration, keysOfKind(activityDeclaration, inputKinds)),
    id: 7,
    slug: 'grullas',
    version: 1,
    texts: { es: { ...noActivityTexts, title }, pt: noActivityTexts },
    date: '2026-06-20',
    startTime: null,
    endTime: null,
    week: 25,
    firstSchedule: null,
    position: null,
    minimumAge: 0,
    difficulty: null,
    shifts: [],
    questions: [],
    waitingListMode: 'manual',
    reminderHours: [],
    imageId: null,
    imageUrl: null,
    complementary: [],
    guides: [],
    choosableGuideIds: [],
    images: [],
    video: null,
    documents: [],
    related: [],
  }) as unknown as StoredActivity;

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
