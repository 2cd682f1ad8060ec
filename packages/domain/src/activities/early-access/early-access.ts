import { defaultLanguage, type Language } from '../../languages';
import type { AgendaItem } from '../agenda/agenda';
import type { EarlyAccessRange, EarlyAccessState } from './early-access-state';

/** Cards on a page of `/seleccion-actividad`. */
export const earlyAccessPageSize = 24;

export interface EarlyAccessPage {
  /** Null where the link names no collaborator with access. */
  collaborator: { id: number; name: string } | null;
  state: EarlyAccessState;
  range: EarlyAccessRange;
  /** Soonest first; none while early access is not open. */
  items: AgendaItem[];
  total: number;
  pageIndex: number;
  pageCount: number;
}

/** The address of a collaborator's selection, as its links name it. */
export function earlyAccessAddress(
  collaboratorId: number | null,
  {
    language = defaultLanguage,
    unnamed = defaultLanguage,
    pageIndex = 0,
  }: { language?: Language; unnamed?: Language | undefined; pageIndex?: number } = {},
): string {
  const query = [
    collaboratorId === null ? '' : `c=${collaboratorId}`,
    pageIndex === 0 ? '' : `pagina=${pageIndex + 1}`,
    language === unnamed ? '' : `lang=${language}`,
  ].filter(Boolean);
  return query.length === 0 ? '/seleccion-actividad' : `/seleccion-actividad?${query.join('&')}`;
}
