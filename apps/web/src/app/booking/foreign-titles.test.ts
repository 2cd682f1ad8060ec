import type { PublicPage } from '@dehesa/server/public-page';
import { expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { requestOf } from './page.test-support';

const activity = {
  title: 'Grullas al atardecer',
  slug: 'grullas',
  date: '2026-12-12',
  hours: 'das 9:00 às 11:00',
  municipality: 'Cedillo',
  meetingPoint: '',
  reference: 'MF-7KQ2RTXA',
};

const move = {
  ...activity,
  token: 't',
  state: 'open',
  people: 2,
  reason: 'devido ao vento',
  words: '',
  heldGone: false,
  deadline: null,
  phone: '',
} as const;

function pagesIn(titleLanguage: 'es' | null): PublicPage[] {
  const titled = { ...activity, titleLanguage };
  const shown = { language: 'pt', siteName: 'Dehesa', token: 't' } as const;
  const offer = { ...titled, state: 'open', places: 1, confirmsAtOnce: false, deadline: '', waiting: null } as const;
  const question = {
    ...titled,
    state: 'open' as const,
    phone: '',
    people: [],
    unnamed: { adults: 0, minors: 0 },
    answer: null,
    released: 0,
  };
  const choice = { ...titled, activityId: 7, shiftId: null, shift: null, free: 3, fits: true, held: false };
  return [
    { ...shown, kind: 'cancellation', reservation: { ...titled, people: 2, cancelled: false } },
    { ...shown, kind: 'offer', offer },
    { ...shown, kind: 'attendance', question, problem: null, ticked: [] },
    { ...shown, kind: 'otherDate', move: { ...move, titleLanguage, choices: [] }, problem: null },
    { ...shown, kind: 'otherDate', move: { ...move, titleLanguage: null, choices: [choice] }, problem: null },
    { ...shown, kind: 'reminderSwitch', reservation: { ...titled, off: false } },
  ];
}

it.each(pagesIn('es'))('a title in another language says so: $kind', async (page) => {
  expect(await renderPage(requestOf(page))).toMatch(/<(?:a|dd|span)[^>]* lang="es"[^>]*>(?:<a [^>]*>)?Grullas/);
});

it.each(pagesIn(null))('one in the language of its page says nothing: $kind', async (page) => {
  expect(await renderPage(requestOf(page))).not.toMatch(/ lang="es"[^>]*>(?:<a [^>]*>)?Grullas/);
});

it("what staff said of a suspension is marked where they do not write in the readers' language", async () => {
  const said = { ...move, words: 'Hay viento.', titleLanguage: null, choices: [] };
  const html = async (language: 'pt' | 'en') =>
    renderPage(requestOf({ language, siteName: 'Dehesa', kind: 'otherDate', token: 't', move: said, problem: null }));
  expect(await html('en')).toContain('<p class="other-date-words" lang="es">Hay viento.</p>');
  expect(await html('pt')).toContain('<p class="other-date-words">Hay viento.</p>');
});
