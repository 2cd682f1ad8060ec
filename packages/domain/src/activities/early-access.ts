import type { Language } from '../languages';
import type { AgendaItem } from './agenda';
import type { EarlyAccessRange } from './availability';

/** Cards on a page of `/seleccion-actividad`. */
export const earlyAccessPageSize = 24;

/** `open`: bookings are taken today; `upcoming`: from a later day; `off`: no range is set, or it is over (B9). */
export type EarlyAccessState = 'open' | 'upcoming' | 'off';

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

/** B9, closing dates to the end of their day. `today` is the date in Madrid. */
export function earlyAccessState({ opensOn, closesOn }: EarlyAccessRange, today: string): EarlyAccessState {
  if (opensOn === null && closesOn === null) return 'off';
  if (closesOn !== null && today > closesOn) return 'off';
  return opensOn !== null && today < opensOn ? 'upcoming' : 'open';
}

/** The address of a collaborator's selection, as its links name it. */
export function earlyAccessAddress(
  collaboratorId: number | null,
  { language = 'es', pageIndex = 0 }: { language?: Language; pageIndex?: number } = {},
): string {
  const query = [
    collaboratorId === null ? '' : `c=${collaboratorId}`,
    pageIndex === 0 ? '' : `pagina=${pageIndex + 1}`,
    language === 'es' ? '' : `lang=${language}`,
  ].filter(Boolean);
  return query.length === 0 ? '/seleccion-actividad' : `/seleccion-actividad?${query.join('&')}`;
}
