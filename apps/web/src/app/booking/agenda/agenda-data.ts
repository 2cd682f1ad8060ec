import { activityAddress, type AgendaItem } from '@dehesa/domain/activities';
import { agendaTexts } from '@dehesa/i18n/agenda';
import type { AgendaPageData } from './agenda-page';

/** A page of the agenda for search engines: https://schema.org/ItemList. */
export function agendaData({ agenda, view, language }: AgendaPageData, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: agendaTexts(language).title,
    numberOfItems: agenda.total,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: agenda.items.map((item, index) => ({
      '@type': 'ListItem',
      position: agenda.pageIndex * agenda.pageSize + index + 1,
      item: eventOf(item, `${origin}${activityAddress(item.slug, { ...view, collaboratorId: null })}`, origin),
    })),
  };
}

function eventOf(item: AgendaItem, url: string, origin: string): Record<string, unknown> {
  return {
    '@type': 'Event',
    name: item.title,
    url,
    startDate: item.times.start === null ? item.date : item.startsAt,
    ...(item.times.end !== null && { endDate: item.endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: item.meetingPoint === '' ? item.municipality : item.meetingPoint,
      address: { '@type': 'PostalAddress', addressLocality: item.municipality },
    },
    ...(item.imageUrl !== null && { image: [`${origin}${item.imageUrl}`] }),
    offers: {
      '@type': 'Offer',
      url,
      availability: item.places.free > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      ...(item.state === 'upcoming' && { validFrom: item.registrationOpensOn }),
    },
  };
}
