import type { EarlyAccessPage } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { describe, expect, it } from 'vitest';
import { sampleItem } from './agenda.test-support';
import { renderPage } from '../entry-server';
import { requestOf } from '../page.test-support';

const open: EarlyAccessPage = {
  collaborator: { id: 7, name: 'Hotel <del> Río' },
  state: 'open',
  range: { opensOn: '2026-11-20', closesOn: '2026-12-21' },
  items: [sampleItem({ slug: 'barco', title: 'Barco por el Tajo', earlyAccess: true })],
  total: 30,
  pageIndex: 0,
  pageCount: 2,
};
const draw = (change: Partial<EarlyAccessPage> = {}, language: Language = 'es') =>
  renderPage(requestOf({ kind: 'earlyAccess', language, siteName: 'Dehesa', selection: { ...open, ...change } }));

describe('/seleccion-actividad', () => {
  it('shows the cards, whose links and pages stay the collaborator’s, and runs nothing', async () => {
    const html = await draw();
    expect(html).toContain('Con Hotel &lt;del&gt; Río');
    expect(html).toContain('href="/actividad/barco?colaborador=7"');
    expect(html).toContain('href="/seleccion-actividad?c=7&amp;pagina=2"');
    expect(html).toContain('href="/seleccion-actividad?c=7&amp;lang=es"');
    expect(html).toContain('hasta el lunes, 21 de diciembre de 2026');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('application/json');
  });

  it('says in both languages what is missing or switched off (U31)', async () => {
    expect(await draw({ collaborator: null, items: [] })).toContain('Este enlace está incompleto');
    expect(await draw({ state: 'off', items: [] })).toContain(
      'La reserva previa de actividades está desactivada temporalmente.',
    );
    const later = await draw({ state: 'upcoming', range: { opensOn: '2026-12-01', closesOn: null }, items: [] }, 'pt');
    expect(later).toContain('A reserva antecipada de atividades está temporariamente desativada.');
    expect(later).toContain('Abertura: terça-feira, 1 de dezembro de 2026.');
    expect(await draw({ items: [], total: 0 })).toContain('Ahora mismo no hay actividades');
  });
});
