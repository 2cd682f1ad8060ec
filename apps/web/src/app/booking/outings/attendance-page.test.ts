import { expect, it } from 'vitest';
import { renderPage } from '../entry-server';
import { requestOf } from '../page.test-support';
import type { Question } from './attendance-page-data';

const question: Question = {
  state: 'open',
  title: 'Grullas al atardecer',
  titleLanguage: null,
  slug: 'grullas',
  date: '2026-12-12',
  hours: 'de 9:00 a 11:00',
  meetingPoint: '',
  municipality: 'Cedillo',
  reference: 'MF-7KQ2RTXA',
  phone: '',
  people: [{ id: 1, firstName: 'Carmen', booker: true, checkedIn: false }],
  unnamed: { adults: 0, minors: 0 },
  answer: null,
  released: 0,
};
const page = (change: Partial<Question>) =>
  renderPage(
    requestOf({
      kind: 'attendance',
      language: 'es',
      siteName: 'Dehesa',
      token: 't',
      question: { ...question, ...change },
      problem: null,
      ticked: [],
    }),
  );

it('asks one person for one place', async () => {
  const html = await page({});
  for (const said of ['Sí, voy', 'No puedo ir', 'Cancelar mi plaza']) expect(html).toContain(said);
});

it('counts those of a group who have no name (B83), of whom nobody is ticked by name', async () => {
  const unnamed = { adults: 3, minors: 36 };
  const html = await page({ unnamed });
  for (const said of ['Sí, vamos todos (40)', 'No podemos ir', '40 personas', 'Cancelar todas las plazas'])
    expect(html).toContain(said);
  expect(html).not.toContain('Seremos menos');
  expect(await page({ unnamed, answer: 'coming' })).toContain('Contamos con ustedes: 40 personas');
});
