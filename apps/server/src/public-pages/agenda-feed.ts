import { defaultLanguage } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import {
  activityAddress,
  type Agenda,
  agendaAddress,
  type AgendaItem,
  type AgendaView,
} from '@dehesa/domain/activities';
import { agendaTexts } from '@dehesa/i18n/agenda';

/** Activities in one answer; the next ones lie behind `next_url`. */
export const feedPageSize = 100;

const version = 'https://jsonfeed.org/version/1.1';

/**
 * A page of the agenda as JSON Feed 1.1. What the format has no words for stands in `_dehesa`: dates are yyyy-mm-dd and
 * times HH:MM in Madrid (B48), instants are UTC.
 */
export function agendaFeed(
  agenda: Agenda,
  asked: AgendaView,
  { origin, siteName }: { origin: string; siteName: string },
) {
  const view = { ...asked, collaboratorId: agenda.collaboratorId, pageIndex: agenda.pageIndex };
  const texts = agendaTexts(view.language);
  const isLast = agenda.pageIndex + 1 >= agenda.pageCount;
  return {
    version,
    title: texts.calendarName(siteName),
    description: texts.description,
    home_page_url: `${origin}${agendaAddress({ ...view, pageIndex: 0 })}`,
    feed_url: `${origin}${agendaAddress(view, '.json')}`,
    ...(!isLast && { next_url: `${origin}${agendaAddress({ ...view, pageIndex: view.pageIndex + 1 }, '.json')}` }),
    language: locales[view.language],
    items: agenda.items.map((item) => feedItem(item, view, origin)),
    _dehesa: { total: agenda.total, today: agenda.today, time_zone: 'Europe/Madrid' },
  };
}

function feedItem(item: AgendaItem, view: AgendaView, origin: string) {
  const { state, free, total } = item.places;
  const url = `${origin}${activityAddress(item.slug, view)}`;
  return {
    // The same in every language and for every collaborator.
    id: `${origin}${activityAddress(item.slug, { language: defaultLanguage, collaboratorId: null })}`,
    url,
    title: item.title,
    content_text: item.summary,
    ...(item.subtitle !== '' && { summary: item.subtitle }),
    ...(item.imageUrl !== null && { image: `${origin}${item.imageUrl}` }),
    date_published: item.publishedAt,
    date_modified: item.changedAt,
    tags: [item.category, item.territory],
    language: locales[item.language],
    _dehesa: {
      id: item.id,
      version: item.version,
      date: item.date,
      start_time: item.times.start,
      end_time: item.times.end,
      portuguese_start_time: item.times.portugueseStart,
      portuguese_end_time: item.times.portugueseEnd,
      starts_at: item.startsAt,
      ends_at: item.endsAt,
      territory: { id: item.territoryId, name: item.territory },
      category: item.category,
      municipality: item.municipality,
      meeting_point: item.meetingPoint,
      position: item.position,
      organizer: item.organizer,
      registration: { state: item.state, opens_on: item.registrationOpensOn, closes_on: item.registrationClosesOn },
      places: { state, free, total },
      shifts: item.shifts.length,
      minimum_age: item.minimumAge,
      children_allowed: item.childrenAllowed,
      calendar_url: `${origin}${activityAddress(item.slug, view, '.ics')}`,
    },
  };
}
