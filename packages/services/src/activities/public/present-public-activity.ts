import {
  availability,
  type Availability,
  portugueseShift,
  type PublicActivity,
  publicPlaces,
  type PublicState,
  scheduleStart,
} from '@dehesa/domain/activities';
import { Territory } from '@dehesa/domain/access';
import type { Language } from '@dehesa/domain/languages';
import { madridDate, madridInstant, portugueseTime } from '@dehesa/domain/madrid-time';
import { bookerAgeFor } from '@dehesa/domain/reservations';
import { fileUrl } from '../../files';
import type { PublicActivityRow } from './public-activity-row';
import { summaryOf } from './summary';

/** A row as visitors see it at an instant: state (B7–B9), places (B5) and both hours (B48) worked out. */
export function presentPublicActivity(row: PublicActivityRow, language: Language, now: Date): PublicActivity {
  const today = madridDate(now);
  const facts = {
    hidden: row.hidden,
    registrationsClosed: row.registrations_closed,
    endsAt: new Date(row.ends_at_ms),
    registrationOpensOn: row.registration_opens_on,
    registrationClosesOn: row.registration_closes_on,
  };
  const early = { opensOn: row.early_access_opens_on, closesOn: row.early_access_closes_on };
  const available = availability(facts, early, now, today);
  const earlyAccess = !available.bookable && available.bookableEarly && row.collaborator_id !== null;
  const state = stateOf(available, earlyAccess, facts.registrationsClosed);
  const onBorder = row.territory_id === Territory.tajo;
  const portuguese = (time: string | null) => (onBorder && time !== null ? portugueseTime(row.date, time) : null);
  const schedule = { date: row.date, startTime: row.start_time, endTime: row.end_time };
  const waitingList = row.waiting_list_mode !== 'none';
  const places = publicPlaces(row.places, waitingList);
  return {
    id: row.id,
    slug: row.slug,
    language,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    summary: summaryOf(row.description),
    imageUrl: fileUrl(row.image_key),
    territoryId: row.territory_id,
    territory: row.territory,
    category: row.category,
    organizer: row.organizer,
    date: row.date,
    times: {
      start: row.start_time,
      end: row.end_time,
      portugueseStart: portuguese(row.start_time),
      portugueseEnd: portuguese(row.end_time),
    },
    startsAt: scheduleStart(schedule).toISOString(),
    endsAt: facts.endsAt.toISOString(),
    capacity: row.capacity,
    shifts: row.places.flatMap(({ shift, capacity, held }) =>
      shift === null
        ? []
        : [
            {
              name: shift,
              full: held >= capacity,
              portugueseName: onBorder ? portugueseShift(shift, row.date) : null,
            },
          ],
    ),
    places,
    full: places.free === 0,
    municipality: row.municipality,
    meetingPoint: row.meeting_point,
    minimumAge: row.minimum_age,
    bookerAge: bookerAgeFor(row.minimum_age),
    childrenAllowed: row.children_allowed,
    includes: row.includes,
    necessaryMaterial: row.necessary_material,
    recommendedMaterial: row.recommended_material,
    state,
    availability: available,
    registrationsClosed: row.registrations_closed,
    registrationOpensOn: row.registration_opens_on,
    registrationClosesOn: row.registration_closes_on,
    opensAt:
      state === 'upcoming' && row.registration_opens_on !== null
        ? madridInstant(row.registration_opens_on).toISOString()
        : null,
    earlyAccess,
    collaboratorId: row.collaborator_id,
    waitingList,
    whatsapp: row.whatsapp,
    today,
  };
}

function stateOf(available: Availability, earlyAccess: boolean, registrationsClosed: boolean): PublicState {
  if (available.past) return 'past';
  if (available.bookable || earlyAccess) return 'open';
  return available.upcoming && !registrationsClosed ? 'upcoming' : 'closed';
}
