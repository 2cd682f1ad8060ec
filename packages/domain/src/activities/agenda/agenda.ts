import type { TerritoryId } from '../../access';
import type { Language } from '../../languages';
import type { MinimumAge } from '../audience';
import type { PublicPlaces } from '../public/places-state';
import type { ForeignTexts } from '../public/public-activity';
import type { PublicTimes } from '../schedule/portuguese-hours';
import type { ToldShift } from '../schedule/told-shift';

/** What may be asked of the agenda: characters of a search, the last page, and activities on one. */
export const agendaLimits = { search: 100, pages: 10_000, pageSize: 50, feed: 500 } as const;

/** Stretches of days that a visitor can name instead of two dates; what they are depends on today. */
export const agendaPeriods = ['weekend', 'month', 'nextMonth'] as const;
export type AgendaPeriod = (typeof agendaPeriods)[number];

/** What a visitor looks for in the agenda; null and empty stand for everything. Dates win over a period. */
export interface AgendaFilter {
  territoryId: TerritoryId | null;
  period: AgendaPeriod | null;
  from: string | null;
  to: string | null;
  /** Exactly this audience, as the cards name it. */
  audience: MinimumAge | null;
  /** Only activities that take children as companions. */
  withChildren: boolean;
  search: string;
}

export const everyActivity: AgendaFilter = {
  territoryId: null,
  period: null,
  from: null,
  to: null,
  audience: null,
  withChildren: false,
  search: '',
};

/** One page of the agenda as its address names it. */
export interface AgendaView extends AgendaFilter {
  language: Language;
  /** The language that addresses need not name (B108); Spanish where nothing is said. */
  unnamed?: Language | undefined;
  /** The collaborator of the link, for early access (B9); links of the agenda carry it on. */
  collaboratorId: number | null;
  pageIndex: number;
  /** The origin of the site that shows the view in its widget; links of the view carry it on. */
  embed?: string | undefined;
}

/** Whether the view shows less than everything. */
export function isFiltered(view: AgendaFilter): boolean {
  return (
    view.territoryId !== null ||
    view.period !== null ||
    view.from !== null ||
    view.to !== null ||
    view.audience !== null ||
    view.withChildren ||
    view.search !== ''
  );
}

/** An activity that can be booked, now or from a day to come (B8, B9), as the agenda and its feeds tell it. */
export interface AgendaItem {
  id: number;
  slug: string;
  language: Language;
  foreign?: ForeignTexts;
  title: string;
  subtitle: string;
  summary: string;
  imageUrl: string | null;
  /** The variant for phones. */
  smallImageUrl: string | null;
  territoryId: number;
  territory: string;
  category: string;
  organizer: string;
  free: boolean;
  municipality: string;
  meetingPoint: string;
  position: { lat: number; lon: number } | null;
  /** The schedule in force (B10), with both hours on the border (B48). */
  date: string;
  times: PublicTimes;
  startsAt: string;
  endsAt: string;
  shifts: ToldShift[];
  places: PublicPlaces;
  minimumAge: MinimumAge;
  childrenAllowed: boolean;
  state: 'open' | 'upcoming';
  registrationOpensOn: string | null;
  registrationClosesOn: string | null;
  earlyAccess: boolean;
  /** Grows with every change of the activity. */
  version: number;
  publishedAt: string;
  changedAt: string;
}

/** A page of the agenda, soonest first. */
export interface Agenda {
  items: AgendaItem[];
  /** Activities on all pages. */
  total: number;
  /** The page that was found: the last one where a later one was asked for. */
  pageIndex: number;
  pageCount: number;
  pageSize: number;
  /** The collaborator of the link, if it exists and has access (B9). */
  collaboratorId: number | null;
  /** The date in Madrid. */
  today: string;
}
