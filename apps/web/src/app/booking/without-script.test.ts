import type { PublicPage } from '@dehesa/server/public-page';
import { expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { activityRequest, requestOf } from './page.test-support';

const said = async (page: PublicPage) =>
  [...(await renderPage(requestOf(page))).matchAll(/<noscript><p [^>]*>(.*?)<\/p><\/noscript>/g)].map(
    ([, text]) => text,
  );
const outing = {
  title: 'Grullas al atardecer',
  titleLanguage: null,
  slug: 'grullas',
  date: '2026-12-12',
  hours: 'de 9:00 a 11:00',
  municipality: 'Cedillo',
  reference: 'MF-7KQ2RTXA',
};
const open = { places: 1, confirmsAtOnce: false, deadline: '', waiting: null, state: 'open' } as const;

it.each([
  ['es', 'los botones de esta página no funcionan'],
  ['pt', 'os botões desta página não funcionam'],
  ['en', 'the buttons of this page do not work'],
] as const)('pages whose buttons work by script alone say so to who has none (%s)', async (language, words) => {
  const shown = { language, siteName: 'Dehesa', token: 't' } as const;
  const pages: PublicPage[] = [
    { ...shown, kind: 'cancellation', reservation: { ...outing, people: 2, cancelled: false } },
    { ...shown, kind: 'offer', offer: { ...outing, ...open } },
    { ...shown, kind: 'checkpoint', collaborator: { id: 7, name: 'Casa rural' } },
  ];
  for (const page of pages) expect(await said(page)).toEqual([expect.stringContaining(words)]);
});

it('an activity says it once, above its form or its questions; what can only be read does not say it', async () => {
  const shown = { language: 'es', siteName: 'Dehesa', token: 't' } as const;
  for (const change of [{}, { full: true, waitingList: false }, { state: 'closed' }] as const)
    expect(await said(activityRequest(change).page)).toEqual([
      expect.stringContaining('los botones de esta página no funcionan'),
    ]);
  const read: PublicPage[] = [
    { ...shown, kind: 'cancellation', reservation: { ...outing, people: 2, cancelled: true } },
    { ...shown, kind: 'offer', offer: { ...outing, ...open, state: 'expired' } },
    { ...shown, kind: 'offer', offer: null },
    { ...shown, kind: 'myBooking', booking: null },
  ];
  for (const page of read) expect(await said(page)).toEqual([]);
  expect(await said(activityRequest({ state: 'past' }).page)).toEqual([]);
  expect(await said({ kind: 'notFound', language: 'es', siteName: 'Dehesa', link: undefined })).toEqual([]);
});
