import { defaultLanguage } from '../../language-codes';
import type { TerritoryId } from '../../access';
import type { AgendaPeriod, AgendaView } from './agenda';
import type { MinimumAge } from '../audience';

/** The names in the agenda's address: Spanish like the rest of it, for people who read and share addresses. */
export const agendaParameters = {
  territory: 'territorio',
  period: 'cuando',
  from: 'desde',
  to: 'hasta',
  audience: 'publico',
  children: 'ninos',
  search: 'texto',
  page: 'pagina',
  collaborator: 'colaborador',
  language: 'lang',
  embed: 'embed',
} as const;

export const territoryWords: Readonly<Record<TerritoryId, string>> = { 1: 'monfrague', 2: 'tajo' };
export const periodWords: Readonly<Record<AgendaPeriod, string>> = {
  weekend: 'fin-de-semana',
  month: 'este-mes',
  nextMonth: 'mes-que-viene',
};
export const audienceWords: Readonly<Record<MinimumAge, string>> = { 0: 'todos', 12: '12', 16: '16', 18: '18' };

/** The address of a view: the page, or a feed of everything that it finds. What is not asked for is left out. */
export function agendaAddress(view: AgendaView, format: '' | '.ics' | '.json' = ''): string {
  const given: readonly (readonly [keyof typeof agendaParameters, string | null])[] = [
    ['territory', view.territoryId === null ? null : territoryWords[view.territoryId]],
    ['period', view.period === null ? null : periodWords[view.period]],
    ['from', view.from],
    ['to', view.to],
    ['audience', view.audience === null ? null : audienceWords[view.audience]],
    ['children', view.withChildren ? '1' : null],
    ['search', view.search === '' ? null : view.search],
    ['page', view.pageIndex === 0 ? null : String(view.pageIndex + 1)],
    ...shared(format === '' ? view : { ...view, embed: undefined }),
  ];
  return `/agenda${format}${queryOf(given)}`;
}

/**
 * The address of an activity's page, or of its entry for a calendar; the language and the collaborator go along. Within a
 * widget also the territory that it shows, for the way back.
 */
export function activityAddress(
  slug: string,
  view: Pick<AgendaView, 'language' | 'unnamed' | 'collaboratorId' | 'embed'> & { territoryId?: number | null },
  format: '' | '.ics' = '',
): string {
  const { language, unnamed, collaboratorId, territoryId } = view;
  // A file for a calendar is no part of a widget.
  const embed = format === '' ? view.embed : undefined;
  const territory =
    embed !== undefined && (territoryId === 1 || territoryId === 2) ? territoryWords[territoryId] : null;
  const given = shared({ language, unnamed, collaboratorId, embed });
  return `/actividad/${slug}${format}${queryOf([['territory', territory], ...given])}`;
}

/** A widget names its language always: it has no cookie that would. */
function shared({
  language,
  unnamed = defaultLanguage,
  collaboratorId,
  embed,
}: Pick<AgendaView, 'language' | 'unnamed' | 'collaboratorId' | 'embed'>) {
  return [
    ['collaborator', collaboratorId === null ? null : String(collaboratorId)],
    ['language', language === unnamed && embed === undefined ? null : language],
    ['embed', embed ?? null],
  ] as const;
}

function queryOf(given: readonly (readonly [keyof typeof agendaParameters, string | null])[]): string {
  const parts = given.flatMap(([name, value]) =>
    value === null ? [] : [`${agendaParameters[name]}=${encodeURIComponent(value).replaceAll('%20', '+')}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
