import {
  availability,
  type Availability,
  contactPhone,
  partyMinutes,
  type PublicActivity,
  publicPlaces,
  type PublicState,
  publicTimes,
  scheduleStart,
  toldShift,
} from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { madridDate, madridInstant } from '@dehesa/domain/madrid-time';
import { bookerAgeFor } from '@dehesa/domain/reservations';
import { fileUrl } from '../../files';
import { placeMapAddress } from '@dehesa/domain/places';
import { mapUrl } from '../../map-url';
import { foreignTexts } from '../read/foreign-texts';
import { publicQuestions } from '../read/public-questions';
import type { PublicActivityRow } from './public-activity-row';
import { summaryOf } from './summary';

/** A row as visitors see it at an instant: state (B7–B9), places (B5) and both hours (B48) worked out. */
export function presentPublicActivity(row: PublicActivityRow, language: Language, now: Date): PublicActivity {
  const today = madridDate(now);
  const facts = {
    hidden: row.hidden,
    registrationsClosed: row.registrationsClosed,
    endsAt: row.endsAt,
    registrationOpensOn: row.registrationOpensOn,
    registrationClosesOn: row.registrationClosesOn,
  };
  const available = availability(facts, row.earlyAccess, now, today);
  const earlyAccess = !available.bookable && available.bookableEarly && row.collaboratorId !== null;
  const state = stateOf(available, earlyAccess, facts.registrationsClosed);
  const schedule = { date: row.date, startTime: row.startTime, endTime: row.endTime };
  const waitingList = row.waitingListMode !== 'none';
  const places = publicPlaces(row.places, waitingList);
  return {
    id: row.id,
    slug: row.slug,
    language,
    ...foreignTexts(language, row, row.own),
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    summary: summaryOf(row.description),
    imageUrl: fileUrl(row.imageKey),
    territoryId: row.territoryId,
    territory: row.territory,
    category: row.category,
    organizer: row.organizer,
    date: row.date,
    times: publicTimes(row),
    startsAt: scheduleStart(schedule).toISOString(),
    endsAt: facts.endsAt.toISOString(),
    capacity: row.capacity,
    shifts: row.places.flatMap(({ shift, capacity, held }) => {
      if (shift === null) return [];
      const free = Math.max(0, capacity - held);
      return [{ name: shift, ...toldShift(shift, row.shiftMinutes, row), free, full: free === 0 }];
    }),
    places,
    full: places.free === 0,
    municipality: row.municipality,
    meetingPoint: row.meetingPoint,
    minimumAge: row.minimumAge,
    bookerAge: bookerAgeFor(row.minimumAge),
    childrenAllowed: row.childrenAllowed,
    includes: row.includes,
    price: row.free ? '' : row.price,
    free: row.free,
    minutes: partyMinutes(
      schedule,
      row.places.flatMap(({ shift }) => shift ?? []),
      row.shiftMinutes,
    ),
    distanceMetres: row.distanceMetres,
    difficulty: row.difficulty,
    guideLanguages: row.guideLanguages,
    accessibility: row.accessibility,
    badWeather: row.badWeather,
    phone: contactPhone(row.phone, row, language),
    mapUrl: row.latitude === null || row.longitude === null ? null : mapUrl(row.latitude, row.longitude),
    mapPicture: pictureOf(row),
    questions: publicQuestions(row.questions, language),
    necessaryMaterial: row.necessaryMaterial,
    recommendedMaterial: row.recommendedMaterial,
    state,
    availability: available,
    registrationsClosed: row.registrationsClosed,
    registrationOpensOn: row.registrationOpensOn,
    registrationClosesOn: row.registrationClosesOn,
    opensAt:
      state === 'upcoming' && row.registrationOpensOn !== null
        ? madridInstant(row.registrationOpensOn).toISOString()
        : null,
    earlyAccess,
    collaboratorId: row.collaboratorId,
    waitingList,
    confirmsAtOnce: row.confirmsAtOnce,
    whatsapp: row.whatsapp,
    today,
  };
}

function stateOf(available: Availability, earlyAccess: boolean, registrationsClosed: boolean): PublicState {
  if (available.past) return 'past';
  if (available.bookable || earlyAccess) return 'open';
  return available.upcoming && !registrationsClosed ? 'upcoming' : 'closed';
}

function pictureOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string | null {
  return latitude === null || longitude === null ? null : placeMapAddress({ latitude, longitude });
}
