import type { AgendaItem } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { fileUrl, smallImageKey } from '../../files';
import { presentPublicActivity } from '../public/present-public-activity';
import type { PublicActivityRow } from '../public/public-activity-row';

/** A row as the agenda tells it, with the state of its places (B5). */
export function presentAgendaItem(row: PublicActivityRow, language: Language, now: Date): AgendaItem {
  const activity = presentPublicActivity(row, language, now);
  return {
    id: activity.id,
    slug: activity.slug,
    language,
    ...(activity.foreign && { foreign: activity.foreign }),
    title: activity.title,
    subtitle: activity.subtitle,
    summary: activity.summary,
    imageUrl: activity.imageUrl,
    smallImageUrl: row.imageKey === null ? null : fileUrl(smallImageKey(row.imageKey)),
    territoryId: activity.territoryId,
    territory: activity.territory,
    category: activity.category,
    organizer: activity.organizer,
    free: activity.free,
    municipality: activity.municipality,
    meetingPoint: activity.meetingPoint,
    position: row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lon: row.longitude },
    date: activity.date,
    times: activity.times,
    startsAt: activity.startsAt,
    endsAt: activity.endsAt,
    shifts: activity.shifts.map(({ name: _name, free: _free, full: _full, ...told }) => told),
    places: activity.places,
    minimumAge: activity.minimumAge,
    childrenAllowed: activity.childrenAllowed,
    state: activity.state === 'upcoming' ? 'upcoming' : 'open',
    registrationOpensOn: activity.registrationOpensOn,
    registrationClosesOn: activity.registrationClosesOn,
    earlyAccess: activity.earlyAccess,
    version: row.version,
    publishedAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
  };
}
