import { isTerritoryId, type TerritoryId } from '@dehesa/domain/access';
import { activityAddress, agendaAddress, everyActivity, territoryWords } from '@dehesa/domain/activities';
import { defaultLanguage, type Language, languageOfTag } from '@dehesa/domain/language-codes';

/** What the element may say; each may be missing. */
export const attributeNames = ['territory', 'lang', 'collaborator', 'activity'] as const;
export type WidgetAttributes = Readonly<Record<(typeof attributeNames)[number], string | null>>;

/** The language of the element, else of what it stands in (`lang` of the page), else Spanish. */
export function widgetLanguage(own: string | null, around: string | null): Language {
  return languageOfTag(own ?? around) ?? defaultLanguage;
}

/** What the element shows: one activity, or the agenda. `embed` is the origin of the page that it stands on. */
export function widgetAddress(attributes: WidgetAttributes, language: Language, embed?: string): string {
  const view = {
    language,
    embed,
    territoryId: territoryOf(attributes.territory),
    collaboratorId: idOf(attributes.collaborator),
  };
  const slug = slugOf(attributes.activity);
  return slug === '' ? agendaAddress({ ...everyActivity, ...view, pageIndex: 0 }) : activityAddress(slug, view);
}

/** Ids as the API has them, or the words of the addresses. */
function territoryOf(value: string | null): TerritoryId | null {
  const text = value?.trim().toLowerCase() ?? '';
  const id = Number(text);
  if (isTerritoryId(id)) return id;
  return text === territoryWords[1] ? 1 : text === territoryWords[2] ? 2 : null;
}

function idOf(value: string | null): number | null {
  const text = value?.trim() ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** The last part of an activity's address, or that address itself as it is copied from the browser. */
function slugOf(value: string | null): string {
  const [path = ''] = (value ?? '').trim().split(/[?#]/);
  return encodeURIComponent(path.split('/').findLast((part) => part !== '') ?? '');
}
