import { describe, expect, it } from 'vitest';
import { agendaRequest, sampleItem } from './agenda.test-support';
import { renderPage } from '../entry-server';

const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const linkedData = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('the agenda', () => {
  it('tells of each activity what, when, where and whether there is a place', async () => {
    const html = await renderPage(agendaRequest([sampleItem()]));
    expect(words(html)).toContain(
      'Tajo Internacional · Ruta en barco Barco por el Tajo sábado, 12 de diciembre de 2026 ' +
        'De 9:00 a 11:00 hora española De 8:00 a 10:00 hora portuguesa Cedillo Hay plazas',
    );
    expect(html).toContain('<a href="/actividad/barco">Barco por el Tajo</a>');
  });

  it.each([
    [['10:00–11:30'], null, 'Turno: 10:00–11:30 Cedillo'],
    [['9:00', '11:00'], ['8:00', '10:00'], 'Turnos: 9:00 · 11:00 hora española Turnos: 8:00 · 10:00 hora portuguesa'],
    [['1', '2', '3', '4', '5'], null, 'Turnos: 1 · 2 · 3 · 4 · 5 Cedillo'],
    [['1', '2', '3', '4', '5', '6'], null, 'Turnos: 1 · 2 · 3 · 4 y 2 más Cedillo'],
  ])('names the shifts %j in place of the hours from the first to the last', async (labels, portuguese, said) => {
    const shifts = labels.map((label, index) => ({ label, portugueseLabel: portuguese?.[index] ?? null }));
    const text = words(await renderPage(agendaRequest([sampleItem({ shifts })])));
    expect(text).toContain(said);
    expect(text).not.toContain('De 9:00 a 11:00');
  });

  it('loads its first picture at once, and the others when they come near', async () => {
    const html = await renderPage(agendaRequest([sampleItem(), sampleItem({ id: 2 })]));
    const pictures = [...html.matchAll(/<img class="agenda-image" src="\/files\/imagen-640\.jpg" alt="" [^>]*>/g)];
    expect(
      pictures.map(([picture]) => [/fetchpriority="high"/i.test(picture), picture.includes('loading="lazy"')]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    ['last places', { places: { state: 'last', free: 1, total: 12, uncertain: null } }, 'Queda 1 plaza'],
    [
      'waiting list',
      { places: { state: 'waiting', free: 0, total: 12, uncertain: null } },
      'Completo · hay lista de espera',
    ],
    ['full', { places: { state: 'full', free: 0, total: 12, uncertain: null } }, 'Completo'],
    [
      'not yet certain',
      { places: { state: 'free', free: 9, total: 12, uncertain: { minimum: 6, lacking: 'outing' } } },
      'Pendiente de alcanzar el mínimo de 6 personas',
    ],
    [
      'opens later',
      { state: 'upcoming', registrationOpensOn: '2026-12-01' },
      'Se puede reservar desde el martes, 1 de diciembre de 2026',
    ],
    ['early access', { earlyAccess: true }, 'Reserva anticipada · Hay plazas'],
    ['no time yet', { times: { start: null, end: null, portugueseStart: null, portugueseEnd: null } }, 'Por confirmar'],
  ] as const)('%s', async (_state, change, said) => {
    expect(words(await renderPage(agendaRequest([sampleItem(change)])))).toContain(said);
  });

  it('speaks Portuguese, and keeps language and collaborator in its links', async () => {
    const item = sampleItem({ language: 'pt', title: 'De barco pelo Tejo' });
    const html = await renderPage(agendaRequest([item], { language: 'pt', collaboratorId: 5, territoryId: 2 }));
    expect(html).toMatch(/^<!doctype html><html lang="pt-PT">/);
    expect(html).toContain('href="/actividad/barco?colaborador=5&amp;lang=pt"');
    expect(html).toContain('href="/agenda?territorio=tajo&amp;cuando=este-mes&amp;colaborador=5&amp;lang=pt"');
    expect(html).toContain('<input type="hidden" name="lang" value="pt"/>');
    expect(html).toContain('<input type="hidden" name="colaborador" value="5"/>');
    expect(html).toContain('href="/agenda?territorio=tajo&amp;colaborador=5&amp;lang=es"');
    expect(words(html)).toContain('1 atividade');
  });

  it('says of a title and a category in another language which that is', async () => {
    const item = sampleItem({ language: 'en', foreign: { title: 'es' } });
    const html = await renderPage(agendaRequest([item], { language: 'en' }));
    expect(html).toContain('<h3 lang="es"><a href="/actividad/barco?lang=en">Barco por el Tajo</a>');
    expect(html).toContain('<p class="eyebrow" lang="es">');
    const own = await renderPage(agendaRequest([sampleItem({ language: 'pt' })], { language: 'pt' }));
    expect(own).toMatch(/<p class="eyebrow">[\s\S]*<h3><a/);
  });

  it('shows in its form what was asked for', async () => {
    const html = await renderPage(
      agendaRequest([], {
        territoryId: 1,
        search: 'águilas "reales"',
        from: '2026-12-01',
        audience: 12,
        withChildren: true,
      }),
    );
    expect(html).toContain('value="águilas &quot;reales&quot;"');
    expect(html).toContain('<option value="monfrague" selected="">');
    expect(html).toContain('<option value="12" selected="">');
    expect(html).toMatch(/type="date" name="desde" value="2026-12-01"/);
    expect(html).toMatch(/type="checkbox" name="ninos" checked="" value="1"|type="checkbox"[^>]*checked=""/);
    expect(html).toContain('<details class="agenda-more" open="">');
    expect(words(html)).toContain('No hay actividades con esas condiciones');
    expect(html).toContain('<a class="button button-secondary" href="/agenda">Ver toda la agenda</a>');
  });

  it('says so where nothing is on at all', async () => {
    expect(words(await renderPage(agendaRequest([])))).toContain('Ahora mismo no hay actividades');
  });

  it('pages by links, with their relations in the head', async () => {
    const html = await renderPage(
      agendaRequest([sampleItem()], { pageIndex: 1 }, { pageIndex: 1, pageCount: 3, total: 30 }),
    );
    expect(words(html)).toContain('Anteriores Página 2 de 3 Siguientes');
    expect(html).toContain('<link rel="canonical" href="https://reservas.example.org/agenda?pagina=2"/>');
    expect(html).toContain('<link rel="prev" href="https://reservas.example.org/agenda"/>');
    expect(html).toContain('<link rel="next" href="https://reservas.example.org/agenda?pagina=3"/>');
    expect(linkedData(html)).toMatchObject({ numberOfItems: 30, itemListElement: [{ position: 13 }] });
  });

  it('announces its feeds with the same filters, and describes itself to machines', async () => {
    const html = await renderPage(agendaRequest([sampleItem()], { territoryId: 2, collaboratorId: 5 }));
    expect(html).toContain('type="text/calendar" title="Agenda para el calendario (iCalendar)"');
    expect(html).toContain('href="/agenda.ics?territorio=tajo&amp;colaborador=5"');
    expect(html).toContain('type="application/feed+json"');
    expect(html).toContain('<meta property="og:image" content="https://reservas.example.org/files/imagen.jpg"/>');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    // A collaborator's key is for its guests, not for search engines.
    expect(html).toContain('<link rel="canonical" href="https://reservas.example.org/agenda?territorio=tajo"/>');
    expect(linkedData(html)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Event',
            name: 'Barco por el Tajo',
            url: 'https://reservas.example.org/actividad/barco',
            startDate: '2026-12-12T08:00:00.000Z',
          },
        },
      ],
    });
    expect(await renderPage(agendaRequest([sampleItem()]))).not.toContain('noindex');
  });

  it('is complete without scripts, and no text from outside opens an element', async () => {
    const evil = `</script><script>alert(1)</script><img src=x onerror='alert("2")'>`;
    const html = await renderPage(
      agendaRequest([sampleItem({ title: evil, municipality: evil, category: evil })], { search: evil }),
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('id="page-data"');
    expect(html).not.toMatch(/ style="| on\w+="/);
  });
});
