import { writtenFor } from '@dehesa/domain/language-codes';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import type { PublicActivity, PublicActivityPage } from '@dehesa/domain/activities';

/** The activity for search engines: https://schema.org/Event. */
export function eventData(
  activity: PublicActivity & Partial<Pick<PublicActivityPage, 'suspension'>>,
  origin: string,
  url: string,
): Record<string, unknown> {
  const { minimumAge, shifts, capacity, times } = activity;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: activity.title,
    description: activity.summary,
    url,
    startDate: times.start === null ? activity.date : activity.startsAt,
    ...(times.end !== null && { endDate: activity.endsAt }),
    eventStatus: activity.suspension ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: bookingTexts(writtenFor(activity.language)).lang,
    location: {
      '@type': 'Place',
      name: activity.meetingPoint === '' ? activity.municipality : activity.meetingPoint,
      address: { '@type': 'PostalAddress', addressLocality: activity.municipality },
    },
    ...(activity.imageUrl !== null && { image: [`${origin}${activity.imageUrl}`] }),
    ...(activity.organizer !== '' && { organizer: { '@type': 'Organization', name: activity.organizer } }),
    maximumAttendeeCapacity: capacity * Math.max(1, shifts.length),
    ...(minimumAge > 0 && { typicalAgeRange: `${minimumAge}-` }),
    offers: {
      '@type': 'Offer',
      url,
      availability: activity.full ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      ...(activity.opensAt !== null && { validFrom: activity.opensAt }),
    },
  };
}
