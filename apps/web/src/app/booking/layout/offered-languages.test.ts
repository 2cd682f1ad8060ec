import type { OfferedLanguages } from '@dehesa/domain/languages';
import type { PublicPage } from '@dehesa/server/public-page';
import { describe, expect, it } from 'vitest';
import { agendaRequest, sampleItem } from '../agenda/agenda.test-support';
import { renderPage } from '../entry-server';
import { activityRequest, requestOf } from '../page.test-support';

const origin = 'https://reservas.example.org';
const decoded = (html: string) => html.replaceAll('&amp;', '&');
const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, language, href]) => [
    language,
    href,
  ]);
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const switched = (html: string) => [...html.matchAll(/data-language="(\w+)"/g)].map(([, language]) => language);

const legal = (languages: OfferedLanguages, language: 'es' | 'pt') =>
  requestOf({
    kind: 'legal',
    language,
    languages,
    siteName: 'Dehesa',
    text: 'notice',
    html: '<p>…</p>',
    version: 1,
    updatedOn: '2026-01-01',
  } satisfies PublicPage);

describe('a page that is offered in Portuguese first, and in Spanish (B108)', () => {
  const offered = ['pt', 'es'] as const;

  it('names those two to search engines and to its readers, in that order', async () => {
    const agenda = agendaRequest([sampleItem()], { language: 'es', unnamed: 'pt' });
    const activity = activityRequest();
    const pages = [
      [{ ...agenda, page: { ...agenda.page, languages: offered } }, '/agenda'],
      [{ ...activity, page: { ...activity.page, languages: offered } }, '/actividad/barco'],
      [legal(offered, 'es'), '/aviso-legal'],
    ] as const;
    for (const [request, path] of pages) {
      const html = decoded(await renderPage(request));
      expect(canonical(html)).toBe(`${origin}${path}?lang=es`);
      expect(alternates(html).slice(0, 2)).toEqual([
        ['pt', `${origin}${path}`],
        ['es', `${origin}${path}?lang=es`],
      ]);
      expect(
        alternates(html)
          .slice(2)
          .every(([language, href]) => language === 'x-default' && href === `${origin}${path}`),
      ).toBe(true);
      expect(switched(html).slice(0, 2)).toEqual(['pt', 'es']);
      expect(switched(html)).not.toContain('en');
      expect(html).not.toContain('en_GB');
    }
  });

  it('leads on in the language that it is read in', async () => {
    const request = activityRequest({ unnamed: 'pt' });
    const html = decoded(await renderPage({ ...request, page: { ...request.page, languages: offered } }));
    expect(html).toContain('href="/actividad/barco.ics?lang=es"');
  });
});

describe('a page that is offered in one language', () => {
  it('has no switch', async () => {
    const request = activityRequest();
    const html = await renderPage({ ...request, page: { ...request.page, languages: ['es'] } });
    expect(html).not.toContain('class="languages"');
  });
});

it('without a word about it a page is offered in all, in Spanish first', async () => {
  const html = decoded(await renderPage(activityRequest()));
  expect(alternates(html)).toEqual([
    ['es', `${origin}/actividad/barco`],
    ['pt', `${origin}/actividad/barco?lang=pt`],
    ['en', `${origin}/actividad/barco?lang=en`],
    ['x-default', `${origin}/actividad/barco`],
  ]);
  expect(switched(html).slice(0, 3)).toEqual(['es', 'pt', 'en']);
});
