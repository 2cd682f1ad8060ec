import { describe, expect, it } from 'vitest';
import { agendaRequest, sampleItem } from './agenda/agenda.test-support';
import { renderPage } from './entry-server';
import { activityRequest, requestOf } from './page.test-support';

const frame = { embed: 'https://sitio.example', territoryId: 2 } as const;
const tail = 'embed=https%3A%2F%2Fsitio.example';
const decoded = (html: string) => html.replaceAll('&amp;', '&');
const hrefs = (html: string) => [...decoded(html).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');

describe('a page within a widget', () => {
  it('of an activity has no header, is kept out of search engines, and leads back to the agenda of the widget', async () => {
    const request = activityRequest();
    const html = await renderPage({ ...request, page: { ...request.page, frame } });
    expect(html).toContain('<body data-frame="https://sitio.example">');
    expect(html).not.toContain('site-header');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(hrefs(html)).toContain(`/agenda?territorio=tajo&lang=es&${tail}`);
    // The form can send the visitor nowhere; a file for the calendar belongs to no widget.
    expect(hrefs(html)).toContain('/actividad/barco.ics');
  });

  it('opens legal texts beside it', async () => {
    const request = activityRequest();
    const html = decoded(await renderPage({ ...request, page: { ...request.page, frame } }));
    for (const address of ['/politica-privacidad', '/politica-cookies', '/aviso-legal'])
      expect(html).toMatch(new RegExp(`<a href="${address}" target="_blank" rel="noopener">`));
    const alone = await renderPage(request);
    expect(alone).toContain('<a href="/aviso-legal">Aviso legal</a>');
    expect(alone).toContain('<body>');
  });

  it('of the agenda carries the site on in every link and in the form', async () => {
    const request = agendaRequest([sampleItem()], { embed: frame.embed }, { pageCount: 2 });
    const html = decoded(await renderPage({ ...request, page: { ...request.page, frame } }));
    expect(html).toContain('<input type="hidden" name="embed" value="https://sitio.example"/>');
    expect(html).toContain('<input type="hidden" name="lang" value="es"/>');
    const own = hrefs(html).filter((href) => /^\/(agenda|actividad)/.test(href) && !href.includes('.ics'));
    expect(own.length).toBeGreaterThan(5);
    for (const href of own) expect(href).toMatch(new RegExp(`lang=(es|pt|en)&${tail}$`));
  });
});

describe('a legal text', () => {
  const page = {
    kind: 'legal',
    language: 'es',
    siteName: 'Dehesa',
    text: 'privacy',
    html: '<h2>Responsable</h2><p>La entidad.</p>',
    version: 3,
    updatedOn: '2026-11-21',
  } as const;

  it('is complete without scripts, says its version, and has one address in each language', async () => {
    const html = await renderPage({ ...requestOf(page), path: '/politica-de-privacidad' });
    expect(html).toContain('<title>Política de privacidad · Dehesa</title>');
    expect(html).toContain('<h2>Responsable</h2><p>La entidad.</p>');
    expect(html).toContain('Versión 3, en vigor desde el sábado, 21 de noviembre de 2026');
    expect(html).toContain('<link rel="canonical" href="https://reservas.example.org/politica-privacidad"/>');
    expect(html).not.toContain('page-data');
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(['/politica-privacidad?lang=es', '/politica-privacidad?lang=pt']),
    );
  });

  it('speaks Portuguese, and so do the links to the others', async () => {
    const html = await renderPage(requestOf({ ...page, language: 'pt', text: 'notice' }));
    expect(html).toContain('<title>Aviso legal · Dehesa</title>');
    expect(html).toContain('Versão 3, em vigor desde sábado, 21 de novembro de 2026');
    expect(hrefs(html)).toContain('/politica-cookies?lang=pt');
  });
});
