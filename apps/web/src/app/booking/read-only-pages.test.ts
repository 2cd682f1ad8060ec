import { describe, expect, it } from 'vitest';
import { agendaRequest } from './agenda/agenda.test-support';
import { renderPage } from './entry-server';
import { activityRequest, requestOf } from './page.test-support';

const readOnly = { since: '2026-11-22T09:42:00Z', drawnAt: '2026-11-22T09:31:00Z' };
/** Visible words of a document. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

async function activityWords(change: Partial<typeof readOnly>, language: 'es' | 'pt') {
  const request = activityRequest({ language });
  const page = { ...request.page, readOnly: { ...readOnly, ...change } };
  const html = await renderPage({ ...request, page });
  return { html, words: wordsOf(html) };
}

describe('a page as it was last drawn', () => {
  it.each([
    ['es', {}, 'Solo lectura desde las 10:42. Lo que ve es de las 10:31 y puede haber cambiado.'],
    ['pt', {}, 'Apenas leitura desde as 10:42 (hora espanhola). O que vê é das 10:31 e pode ter mudado.'],
    ['es', { since: '2026-11-22T00:05:00Z' }, 'Solo lectura desde la 1:05.'],
    ['es', { drawnAt: '2026-11-21T17:00:00Z' }, 'Lo que ve es del 21/11 a las 18:00 y puede haber cambiado.'],
    ['pt', { drawnAt: '2026-11-21T17:00:00Z' }, 'O que vê é de 21/11, às 18:00, e pode ter mudado.'],
  ] as const)('says in %s since when, on the clocks of Madrid (B48): %j', async (language, change, said) => {
    const { html, words } = await activityWords(change, language);
    expect(words).toContain(said);
    expect(html).toMatch(/<body data-awaiting>/);
  });

  it('still has its booking form, which says when what is sent goes out', async () => {
    const { html, words } = await activityWords({}, 'es');
    expect(html).toContain('<form');
    expect(words).toContain('la reserva saldrá en cuanto vuelva el servicio');
  });

  it('may be the agenda', async () => {
    const request = agendaRequest([]);
    const page = { ...request.page, readOnly };
    expect(wordsOf(await renderPage({ ...request, page }))).toContain('Solo lectura desde las 10:42.');
  });

  it('says nothing of all that while the database answers', async () => {
    const html = await renderPage(activityRequest());
    expect(html).toContain('<body>');
    expect(wordsOf(html)).not.toMatch(/Solo lectura|vuelva el servicio/);
  });
});

describe('a page that cannot be shown', () => {
  const failed = { language: 'es', siteName: 'Dehesa', kind: 'failed', address: '/mi-reserva/x' } as const;

  it('comes by itself once the database is back', async () => {
    const html = await renderPage(requestOf({ ...failed, away: true, fields: null }));
    expect(html).toContain('<body data-awaiting>');
    expect(wordsOf(html)).toContain('Esta página se abrirá sola');
    const fault = await renderPage(requestOf({ ...failed, away: false, fields: null }));
    expect(fault).toContain('<body>');
  });

  it('sends a form again as it was, and only when somebody wants it', async () => {
    const fields = [
      ['no_viene', '7'],
      ['no_viene', '9'],
      ['nota', '"><script>'],
    ] as const;
    const html = await renderPage(requestOf({ ...failed, address: '/asistencia/x?lang=es', away: true, fields }));
    expect(html).toContain('<body>');
    expect(html).toContain('<form action="/asistencia/x?lang=es" method="post">');
    expect(html.match(/<input type="hidden" name="no_viene" value="\d"\/>/g)).toHaveLength(2);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(wordsOf(html)).toContain('Su respuesta no se ha guardado todavía');
  });
});
