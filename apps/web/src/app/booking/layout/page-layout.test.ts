import { describe, expect, it } from 'vitest';
import { agendaRequest, sampleItem } from '../agenda/agenda.test-support';
import { renderPage } from '../entry-server';
import { activityRequest } from '../page.test-support';

const logo = { url: '/files/00000000-0000-4000-8000-000000000001-480.png', width: 168, height: 56 };
const header = (html: string) => /<header class="site-header">([\s\S]*?)<\/header>/.exec(html)?.[1] ?? '';
const pages = { agenda: () => agendaRequest([sampleItem()]), activity: () => activityRequest() };

describe.each(['agenda', 'activity'] as const)('the head of the page: %s', (kind) => {
  const drawn = async (change: object) => {
    const request = pages[kind]();
    return renderPage({ ...request, page: { ...request.page, siteName: 'Reservas "del" Tajo', ...change } });
  };

  it('has the name in words without a logo', async () => {
    const head = header(await drawn({}));
    expect(head).toContain('<span class="site-name">Reservas &quot;del&quot; Tajo</span>');
    expect(head).not.toContain('<img');
  });

  it('has the logo in its place, which says the name and has its room before it is loaded (B107)', async () => {
    const head = header(await drawn({ logo }));
    expect(head).toContain(
      `<img class="site-logo" src="${logo.url}" width="168" height="56" alt="Reservas &quot;del&quot; Tajo"/>`,
    );
    expect(head).not.toContain('site-name');
  });

  it('is not there within a widget, which stands on a site of its own', async () => {
    const html = await drawn({ logo, frame: { embed: 'https://otra.example', territoryId: null } });
    expect(html).not.toContain('class="site-logo"');
  });
});
