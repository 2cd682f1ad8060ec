import type { StaffLanguage } from '@dehesa/domain/languages';

/** Public pages that show most of what CSS can change. */
export const previewPages = ['agenda', 'activity', 'legal'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** A public page as visitors get it; null where there is no activity to show. */
export async function fetchPreviewPage(page: PreviewPage, language: StaffLanguage): Promise<string | null> {
  if (page === 'legal') return fetchHtml(`/aviso-legal?lang=${language}`);
  const agenda = await fetchHtml(`/agenda?lang=${language}`);
  if (page === 'agenda') return agenda;
  const link = parse(agenda).querySelector('a[href^="/actividad/"]')?.getAttribute('href');
  return link === undefined || link === null ? null : fetchHtml(link);
}

/** The page with this CSS in place of the stored one; what would run or lead away is taken out. */
export function withCss(html: string, css: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('script, link[href^="/custom.css"], link[rel="modulepreload"]')) {
    element.remove();
  }
  for (const link of page.querySelectorAll('a[href], area[href]')) link.setAttribute('href', '#');
  const style = page.createElement('style');
  style.textContent = css;
  page.head.append(style);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

async function fetchHtml(address: string): Promise<string> {
  // The choice of a language is the visitor's own, not that of who looks at a preview.
  const response = await fetch(address, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`the page answered ${response.status}`);
  return response.text();
}

/** A document that is not shown: nothing in it loads or runs. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
