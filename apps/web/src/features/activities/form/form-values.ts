import type { ActivityInput, WaitingListMode } from '@dehesa/domain/activities';
import type { Inputs, Outputs } from '../../../lib/trpc';

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
  imageId: string | null;
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
  imageId: null,
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
    week: activity.week,
    change: noSchedule,
    municipality: activity.municipality,
    meetingPoint: activity.meetingPoint,
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
    imageId: activity.imageId,
  };
}

/** What the form does not show and an edit must keep. */
export type KeptValues = Pick<ActivityInput, 'postalCode' | 'position' | 'principal'>;

/** The form's fields as `ActivityInput` wants them, to be parsed: required ones may still be empty. */
export function toInput(
  values: ActivityFormValues,
  kept: Partial<KeptValues>,
): Unchecked<Inputs['activities']['create']> {
  const { change, texts, companyId, territoryId, categoryId, minimumAge, ...plain } = values;
  const { postalCode, position, principal } = kept;
  return {
    ...plain,
    postalCode,
    position,
    principal,
    ...scheduleInput(values),
    texts,
    companyId: idOf(companyId),
    territoryId: idOf(territoryId),
    categoryId: idOf(categoryId),
    minimumAge: Number(minimumAge),
    capacity: numberOf(values.capacity) ?? 0,
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
