import type { PublicActivityPage } from '@dehesa/domain/activities';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../entry-server';
import { activityRequest, requestOf } from '../page.test-support';

const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const picture = (id: number) => ({
  id,
  url: `/files/${id}.jpg`,
  smallUrl: `/files/${id}-640.jpg`,
  width: 1366,
  height: 768,
});
const draw = (change: Partial<PublicActivityPage> = {}) => renderPage(activityRequest(change));

describe('what the page of an activity shows besides', () => {
  it('pictures that load when they are seen and are plain links to the large ones', async () => {
    const html = await draw({ gallery: [picture(1), picture(2)] });
    expect(html).toContain('<a href="/files/1.jpg">');
    expect(html).toMatch(
      /<img src="\/files\/2-640\.jpg" alt="Fotografía 2 de 2" width="1366" height="768" loading="lazy"/,
    );
    expect(await draw()).not.toContain('class="gallery"');
  });

  it('documents with their kind and size', async () => {
    const documents = [
      { id: 1, name: 'Programa', url: '/files/x.pdf?name=Programa', extension: 'pdf', bytes: 1_300_000 },
    ];
    expect(words(await draw({ documents }))).toContain('Documentos para descargar Programa (PDF, 1,2 MB)');
  });

  it('related activities, with language and collaborator in the link', async () => {
    const related = [
      { id: 2, slug: 'puente', title: 'Ponte', date: '2026-12-20', municipality: 'Alcántara', smallImageUrl: null },
    ];
    const html = await draw({ language: 'pt', collaboratorId: 4, related });
    expect(html).toContain('<a href="/actividad/puente?colaborador=4&amp;lang=pt">Ponte</a>');
    expect(words(html)).toContain('Também lhe pode interessar Ponte domingo, 20 de dezembro de 2026 Alcántara');
  });

  it('what others offer nearby, to call and to visit', async () => {
    const complement = {
      id: 1,
      title: 'Mercado',
      description: '<p>Queso y <strong>miel</strong>.</p>',
      date: '2026-12-12',
      place: 'Plaza',
      phone: '+34 600 000 172',
      url: 'https://example.org/',
      smallImageUrl: null,
    };
    const html = await draw({ complements: [complement] });
    expect(html).toContain('<a href="tel:+34600000172">Llamar al +34\u00a0600\u00a0000\u00a0172</a>');
    expect(html).toContain('<a href="https://example.org/" rel="noopener noreferrer">Página web de Mercado</a>');
    expect(words(await draw({ complements: [{ ...complement, date: null, phone: '', url: null }] }))).toContain(
      'Qué más hacer cerca Mercado Plaza Queso y miel',
    );
  });

  it('how it went: pictures and a video of ours that nobody loads unasked', async () => {
    const html = await draw({ state: 'past', afterwards: [picture(3)], video: { kind: 'file', url: '/files/v.mp4' } });
    expect(words(html)).toContain('Cómo lo pasamos');
    expect(html).toMatch(
      /<video [^>]*controls=""[^>]*preload="none"[^>]*src="\/files\/v\.mp4"[^>]*poster="\/files\/3\.jpg"/,
    );
    expect(html).not.toContain('.ics');
  });

  it('a video of another site: a link, and nothing of that site before it is pressed', async () => {
    const video = {
      kind: 'embed',
      provider: 'youtube',
      url: 'https://www.youtube-nocookie.com/embed/a1B2c3D4_-x',
      address: 'https://youtu.be/a1B2c3D4_-x',
    } as const;
    const html = await draw({ state: 'past', video });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('href="https://youtu.be/a1B2c3D4_-x"');
    expect(words(html)).toContain('Ver el vídeo (YouTube)');
    const other = await draw({ state: 'past', video: { kind: 'address', address: 'https://example.org/video' } });
    expect(words(other)).toContain('Ver el vídeo en otra página');
  });

  it('leads to the agenda and into the visitor’s calendar', async () => {
    const html = await draw({ collaboratorId: 4 });
    expect(html).toContain('<a class="to-agenda" href="/agenda?colaborador=4">Ver toda la agenda</a>');
    expect(html).toContain('href="/actividad/barco.ics?colaborador=4"');
    const missing = await renderPage(requestOf({ kind: 'notFound', language: 'pt', siteName: 'Dehesa' }));
    expect(missing).toContain('href="/agenda?lang=pt"');
  });

  it('a fault of ours is told in few words', async () => {
    const html = await renderPage(
      requestOf({ kind: 'failed', language: 'es', siteName: 'Dehesa', address: '/agenda', away: false, fields: null }),
    );
    expect(words(html)).toContain('Ahora mismo no podemos mostrar esta página');
    expect(html).toContain('noindex');
  });
});
