import { activityAddress, agendaAddress, readAgendaQuery } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import type { PublicPage } from '../page';
import { idIn, type PageRequest } from '../page-kit';

export interface KeptPage {
  page: PublicPage;
  drawnAt: Date;
}

/**
 * What pages showed when they were last drawn, by `pageKey`. The one drawn longest ago gives way where there are too many
 * or their documents too large together.
 */
export class KeptPages {
  readonly #kept = new Map<string, KeptPage & { bytes: number }>();
  readonly #limits: { count: number; bytes: number };
  #bytes = 0;

  constructor(limits: { count: number; bytes: number }) {
    this.#limits = limits;
  }

  keep(key: string, page: KeptPage, bytes: number): void {
    this.#drop(key);
    if (bytes > this.#limits.bytes) return;
    this.#kept.set(key, { ...page, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#limits.count && this.#bytes <= this.#limits.bytes) break;
      this.#drop(oldest);
    }
  }

  find(key: string): KeptPage | undefined {
    return this.#kept.get(key);
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

/**
 * Under what an agenda or an activity is kept: language, surface (`embed` names the site of a widget) and what was asked
 * for. Null for what is not for everybody, a collaborator's link, and for what a visitor made up: words and dates.
 */
export function pageKey(request: PageRequest, language: Language, embed: string | undefined): string | null {
  const view = { ...readAgendaQuery(request.query), language, embed };
  if (view.collaboratorId !== null || idIn(request.query.c) !== null) return null;
  switch (request.routeOptions.url) {
    case '/agenda':
      return view.search !== '' || view.from !== null || view.to !== null ? null : agendaAddress(view);
    case '/actividad/:slug':
      return activityAddress(request.params.slug ?? '', view);
    default:
      return null;
  }
}
