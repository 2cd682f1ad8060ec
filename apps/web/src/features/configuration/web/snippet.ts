import type { TerritoryId } from '@dehesa/domain/access';
import { activityAddress, agendaAddress, everyActivity } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { widgetTexts } from '@dehesa/i18n/start';

/** What the widget is to show. */
export interface SnippetChoice {
  language: Language;
  territoryId: TerritoryId | null;
  collaboratorId: number | null;
  /** Empty shows the agenda. */
  slug: string;
}

/** The slug in what was typed or copied: an address, a path, or the slug itself. */
export function slugIn(text: string): string {
  const [path = ''] = text.trim().split(/[?#]/);
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return /^[a-z0-9-]{1,200}$/.test(last) ? last : '';
}

/** What to paste into the other site: the script, and the element with a plain link for who runs no scripts. */
export function snippet(publicUrl: string, choice: SnippetChoice): string {
  const { language, territoryId, collaboratorId, slug } = choice;
  const attributes = [
    territoryId === null ? '' : ` territory="${territoryId}"`,
    ` lang="${language}"`,
    collaboratorId === null ? '' : ` collaborator="${collaboratorId}"`,
    slug === '' ? '' : ` activity="${slug}"`,
  ].join('');
  const view = { language, collaboratorId };
  const address =
    slug === '' ? agendaAddress({ ...everyActivity, ...view, territoryId, pageIndex: 0 }) : activityAddress(slug, view);
  const href = `${publicUrl}${address}`.replaceAll('&', '&amp;');
  return [
    `<script src="${publicUrl}/widget.js" async></script>`,
    `<dehesa-activities${attributes}>`,
    `  <a href="${href}">${widgetTexts[language].plainLink}</a>`,
    '</dehesa-activities>',
  ].join('\n');
}
