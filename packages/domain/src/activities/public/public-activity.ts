import type { Language, StaffLanguage } from '../../languages';
import type { Difficulty, MinimumAge } from '../audience';
import type { ActivityTexts } from '../fields';
import type { ActivityQuestion } from '../questions';
import type { Availability } from './availability';
import type { PublicTimes } from '../schedule/portuguese-hours';
import type { ToldShift } from '../schedule/told-shift';
import type { PublicPlaces } from './places-state';

/** Whether a visitor can book now, and if not, why (B7–B9). */
export type PublicState = 'open' | 'upcoming' | 'closed' | 'past';

/** A shift as visitors see it. */
export interface PublicShift extends ToldShift {
  /** What a booking names it by. */
  name: string;
  free: number;
  full: boolean;
}

/** In which language texts are that are in another than the page, for want of one in its own. */
export type ForeignTexts<Text extends keyof ActivityTexts = keyof ActivityTexts> = Partial<Record<Text, StaffLanguage>>;

/** All that a visitor may know of an activity, in one language, with every time worked out by the server (B48). */
export interface PublicActivity {
  id: number;
  slug: string;
  language: Language;
  /** There only if some are. */
  foreign?: ForeignTexts;
  title: string;
  subtitle: string;
  /** Rich text, cleaned when it was saved (B45). */
  description: string;
  /** The description as plain text, short enough for a search engine. */
  summary: string;
  imageUrl: string | null;
  territoryId: number;
  territory: string;
  category: string;
  organizer: string;
  /** The schedule in force (B10). */
  date: string;
  times: PublicTimes;
  /** Instants of the schedule in force, for machines. */
  startsAt: string;
  endsAt: string;
  /** Places of the activity, or of each shift (B3). */
  capacity: number;
  shifts: PublicShift[];
  places: PublicPlaces;
  full: boolean;
  municipality: string;
  meetingPoint: string;
  minimumAge: MinimumAge;
  /** The age in years that the booker and adult companions need. */
  bookerAge: number;
  childrenAllowed: boolean;
  includes: string;
  /** What it costs, in words; empty where it is free or nobody has said. */
  price: string;
  free: boolean;
  /** How long it lasts for one party; null where an end is not known. */
  minutes: number | null;
  distanceMetres: number | null;
  difficulty: Difficulty | null;
  guideLanguages: string;
  accessibility: string;
  badWeather: string;
  /** Whom to ask before booking. */
  phone: string;
  /** The meeting point on a map that leads there; null where it is not marked. */
  mapUrl: string | null;
  /** A picture of its surroundings; null where it is not marked, or lies beyond our region. */
  mapPicture: string | null;
  /** Its own questions, in the order of the form (B73). */
  questions: PublicQuestion[];
  necessaryMaterial: string;
  recommendedMaterial: string;
  state: PublicState;
  availability: Availability;
  registrationsClosed: boolean;
  registrationOpensOn: string | null;
  registrationClosesOn: string | null;
  /** Set when `state` is 'upcoming': the instant at which registrations open. */
  opensAt: string | null;
  /** The booking page is open because of the collaborator in the link (B9). */
  earlyAccess: boolean;
  /** The collaborator that the link named, if it exists and has access. */
  collaboratorId: number | null;
  /** It has a waiting list: once full, it still takes bookings for that (B14). */
  waitingList: boolean;
  /** Who books and gets places has them for certain at once (B67). */
  confirmsAtOnce: boolean;
  /** Bookers may ask for messages by WhatsApp: the territory has an account (B38). */
  whatsapp: boolean;
  /** The date in Madrid, by which ages count. */
  today: string;
}

/** A question of an activity's own, in the words of one language. */
export interface PublicQuestion extends Omit<ActivityQuestion, 'label' | 'options'> {
  label: string;
  /** An answer is the Spanish words; what is read are those of the language. */
  options: { es: string; label: string }[];
  /** In which language it stands where that is not the page's. */
  language: StaffLanguage | null;
}
