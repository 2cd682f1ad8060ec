import { Territory, type TerritoryId } from '../../access';
import { tidyOrigin } from '../../configuration/index';
import { isIsoDate } from '../../dates';
import { defaultLanguage, languages, offeredLanguage, type OfferedLanguages } from '../../languages';
import { storable } from '../../texts/plain-text';
import { agendaLimits, agendaPeriods, type AgendaView } from './agenda';
import { agendaParameters, audienceWords, periodWords, territoryWords } from './agenda-address';
import type { MinimumAge } from '../audience';

const territories: readonly TerritoryId[] = [Territory.monfrague, Territory.tajo];
const ages: readonly MinimumAge[] = [0, 12, 16, 18];

/** The view that an address asks for; a parameter that makes no sense counts as not given, so that no address fails. */
export function readAgendaQuery(
  query: Readonly<Record<string, unknown>>,
  offered: OfferedLanguages = languages,
): AgendaView {
  const value = (name: keyof typeof agendaParameters): string => {
    const given = query[agendaParameters[name]];
    const first: unknown = Array.isArray(given) ? given[0] : given;
    return typeof first === 'string' ? first : '';
  };
  const date = (name: 'from' | 'to') => (isIsoDate(value(name)) ? value(name) : null);
  const [from, to, language] = [date('from'), date('to'), value('language')];
  const embed = tidyOrigin(value('embed'));
  const period = agendaPeriods.find((known) => periodWords[known] === value('period')) ?? null;
  const page = wholeNumber(value('page'), agendaLimits.pages);
  return {
    language: offeredLanguage(offered, language),
    ...(offered[0] !== defaultLanguage && { unnamed: offered[0] }),
    territoryId: territories.find((id) => territoryWords[id] === value('territory')) ?? null,
    period: from === null && to === null ? period : null,
    from,
    to,
    audience: ages.find((age) => audienceWords[age] === value('audience')) ?? null,
    withChildren: value('children') === '1',
    search: storable(value('search').replace(/\s+/g, ' ').trim().slice(0, agendaLimits.search)).trim(),
    collaboratorId: wholeNumber(value('collaborator'), 2_147_483_647),
    pageIndex: page === null ? 0 : page - 1,
    ...(embed !== null && { embed }),
  };
}

function wholeNumber(text: string, most: number): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= most ? value : null;
}
