import {
  type ActivityInput,
  type CreateActivityInput,
  defaultOfferHours,
  readPosition,
  showPosition,
  type WaitingListMode,
} from '@dehesa/domain/activities';
import { isoWeek } from '@dehesa/domain/dates';
import { defaultReminderHours, type ReminderHour } from '@dehesa/domain/reminders';
import type { Inputs, Outputs } from '../../../lib/trpc';
import { mediaInput, mediaOf, type MediaValues, noMedia } from './media/media-values';

export type StoredActivity = Outputs['activities']['read'];

interface ScheduleValues {
  date: string | null;
  startTime: string;
  endTime: string;
  /** A number field holds text while it is being typed in. */
  week: number | string;
}

/** An activity as the fields hold it: selects have texts or null, empty numbers and times are ''. */
export interface ActivityFormValues extends ScheduleValues {
  texts: ActivityInput['texts'];
  companyId: string | null;
  territoryId: string | null;
  categoryId: string | null;
  organizer: string;
  /** The schedule change block; an empty one is none (B10). */
  change: ScheduleValues;
  municipality: string;
  meetingPoint: string;
  /** `lat,lng`, or empty. */
  position: string;
  capacity: number | string;
  phone: string;
  minimumAge: string;
  childrenAllowed: boolean;
  shifts: string[];
  includes: string;
  externalBookingUrl: string;
  hidden: boolean;
  registrationOpensOn: string | null;
  registrationClosesOn: string | null;
  waitingListMode: WaitingListMode;
  offerHours: number | string;
  reminderHours: ReminderHour[];
  imageId: string | null;
  /** In the order of their ids, as they are stored. */
  complementaryIds: string[];
  /** Of an activity that is not stored yet; a stored one's are changed at once. */
  media: MediaValues;
}

const noSchedule: ScheduleValues = { date: null, startTime: '', endTime: '', week: '' };
const noTexts = { title: '', subtitle: '', description: '', necessaryMaterial: '', recommendedMaterial: '' };

export const emptyValues: ActivityFormValues = {
  ...noSchedule,
  texts: { es: noTexts, pt: noTexts },
  companyId: null,
  territoryId: null,
  categoryId: null,
  organizer: '',
  change: noSchedule,
  municipality: '',
  meetingPoint: '',
  position: '',
  capacity: '',
  phone: '',
  minimumAge: '0',
  childrenAllowed: true,
  shifts: [],
  includes: '',
  externalBookingUrl: '',
  hidden: false,
  registrationOpensOn: null,
  registrationClosesOn: null,
  waitingListMode: 'manual',
  offerHours: defaultOfferHours,
  reminderHours: [...defaultReminderHours],
  imageId: null,
  complementaryIds: [],
  media: noMedia,
};

const optionOf = (id: number | null) => (id === null ? null : String(id));

/** The fields of a stored activity; the schedule change block begins empty. */
export function valuesOf(activity: StoredActivity): ActivityFormValues {
  return {
    texts: activity.texts,
    companyId: optionOf(activity.companyId),
    territoryId: optionOf(activity.territoryId),
    categoryId: optionOf(activity.categoryId),
    organizer: activity.organizer,
    date: activity.date,
    startTime: activity.startTime ?? '',
    endTime: activity.endTime ?? '',
    // The week that the date has anyway is left to be worked out, also where the date will be another (B10).
    week: activity.week === isoWeek(activity.date) ? '' : activity.week,
    change: noSchedule,
    municipality: activity.municipality,
    meetingPoint: activity.meetingPoint,
    position: showPosition(activity.position),
    capacity: activity.capacity,
    phone: activity.phone,
    minimumAge: String(activity.minimumAge),
    childrenAllowed: activity.childrenAllowed,
    shifts: activity.shifts,
    includes: activity.includes,
    externalBookingUrl: activity.externalBookingUrl,
    hidden: activity.hidden,
    registrationOpensOn: activity.registrationOpensOn,
    registrationClosesOn: activity.registrationClosesOn,
    waitingListMode: activity.waitingListMode,
    offerHours: activity.offerHours,
    reminderHours: activity.reminderHours,
    imageId: activity.imageId,
    complementaryIds: activity.complementary.map(({ id }) => String(id)),
    media: mediaOf(activity),
  };
}

/** What the form does not show, and an edit or a copy must keep. */
export type KeptValues = Pick<CreateActivityInput, 'postalCode' | 'principal' | 'relatedIds'>;

/** What a copy keeps of its original (D10). */
export function keptByCopy({ postalCode, principal, related }: StoredActivity): KeptValues {
  return { postalCode, principal, relatedIds: related.map(({ id }) => id) };
}

/** The form's fields as `ActivityInput` wants them, to be parsed: required ones may still be empty. */
export function toInput(
  values: ActivityFormValues,
  kept: Partial<KeptValues>,
): Unchecked<Inputs['activities']['create']> {
  const { change, texts, companyId, territoryId, categoryId, minimumAge, ...plain } = values;
  const { postalCode, principal, relatedIds } = kept;
  return {
    ...plain,
    postalCode,
    principal,
    relatedIds,
    complementaryIds: values.complementaryIds.map(Number),
    media: mediaInput(values.media),
    // Text that names no point is no input: `undefined` would read as none, and lose the stored one.
    position: values.position.trim() === '' ? null : (readPosition(values.position) ?? values.position),
    ...scheduleInput(values),
    texts,
    companyId: idOf(companyId),
    territoryId: idOf(territoryId),
    categoryId: idOf(categoryId),
    minimumAge: Number(minimumAge),
    capacity: numberOf(values.capacity) ?? 0,
    offerHours: numberOf(values.offerHours) ?? defaultOfferHours,
    scheduleChange: isEmptySchedule(change) ? null : { ...scheduleInput(change), date: change.date ?? values.date },
    externalBookingUrl: values.externalBookingUrl.trim(),
  };
}

/** The same fields, of values that only the schema can vouch for. */
type Unchecked<T> = { [K in keyof T]?: unknown };

function scheduleInput({ date, startTime, endTime, week }: ScheduleValues) {
  return { date, startTime: startTime || null, endTime: endTime || null, week: numberOf(week) };
}

function isEmptySchedule({ date, startTime, endTime, week }: ScheduleValues): boolean {
  return date === null && startTime === '' && endTime === '' && week === '';
}

export function idOf(option: string | null): number | null {
  return option === null ? null : Number(option);
}

function numberOf(value: number | string): number | null {
  return value === '' ? null : Number(value);
}
