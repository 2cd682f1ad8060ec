import {
  activityDeclaration,
  type ActivityGuide,
  type ActivityQuestion,
  asked,
  type ActivityInput,
  type CreateActivityInput,
  type Difficulty,
  noActivityTexts,
  readPosition,
  showPosition,
  type WaitingListMode,
} from '@dehesa/domain/activities';
import { isoWeek } from '@dehesa/domain/dates';
import { keysOfKind } from '@dehesa/domain/field-kinds';
import { defaultReminderHours, type ReminderHour } from '@dehesa/domain/reminders';
import type { UseFormReturnType } from '@mantine/form';
import { emptyInputs, inputKinds, inputsOf, type InputValues, readInputs } from '../../../lib/forms/declared-values';
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

/** The fields whose inputs follow from their declaration. */
const plainNames = keysOfKind(activityDeclaration, inputKinds).filter((name) => name !== 'principal');

/** An activity as the fields hold it: selects have texts or null, empty numbers and times are ''. */
export interface ActivityFormValues
  extends ScheduleValues, InputValues<typeof activityDeclaration, (typeof plainNames)[number]> {
  texts: ActivityInput['texts'];
  /** The schedule change block; an empty one is none (B10). */
  change: ScheduleValues;
  /** `lat,lng`, or empty. */
  position: string;
  minimumAge: string;
  difficulty: Difficulty | null;
  shifts: string[];
  /** Those that are asked; what was asked before the server keeps. */
  questions: QuestionValues[];
  waitingListMode: WaitingListMode;
  reminderHours: ReminderHour[];
  imageId: string | null;
  /** In the order of their ids, as they are stored. */
  complementaryIds: string[];
  /** Of an activity that is not stored yet, as its galleries. */
  guides: ActivityGuide[];
  /** Of an activity that is not stored yet; a stored one's are changed at once. */
  media: MediaValues;
}

export type ActivityForm = UseFormReturnType<ActivityFormValues>;

/** A question as its inputs hold it. */
export type QuestionValues = Omit<ActivityQuestion, 'days'> & { days: number | string };

const noSchedule: ScheduleValues = { date: null, startTime: '', endTime: '', week: '' };

export const emptyValues: ActivityFormValues = {
  ...emptyInputs(activityDeclaration, plainNames),
  ...noSchedule,
  texts: { es: noActivityTexts, pt: noActivityTexts },
  change: noSchedule,
  position: '',
  minimumAge: '0',
  difficulty: null,
  shifts: [],
  questions: [],
  waitingListMode: 'manual',
  reminderHours: [...defaultReminderHours],
  imageId: null,
  complementaryIds: [],
  guides: [],
  media: noMedia,
};

/** The fields of a stored activity; the schedule change block begins empty. */
export function valuesOf(activity: StoredActivity): ActivityFormValues {
  return {
    ...inputsOf(activityDeclaration, plainNames, activity),
    texts: activity.texts,
    date: activity.date,
    startTime: activity.startTime ?? '',
    endTime: activity.endTime ?? '',
    // The week that the date has anyway is left to be worked out, also where the date will be another (B10).
    week: activity.week === isoWeek(activity.date) ? '' : activity.week,
    change: noSchedule,
    position: showPosition(activity.position),
    minimumAge: String(activity.minimumAge),
    difficulty: activity.difficulty,
    shifts: activity.shifts,
    questions: asked(activity.questions),
    waitingListMode: activity.waitingListMode,
    reminderHours: activity.reminderHours,
    imageId: activity.imageId,
    complementaryIds: activity.complementary.map(({ id }) => String(id)),
    guides: activity.guides.filter(({ id }) => activity.choosableGuideIds.includes(id)),
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
  const { change, texts, shifts, questions, waitingListMode, reminderHours, imageId } = values;
  const { postalCode, principal, relatedIds } = kept;
  return {
    ...readInputs(activityDeclaration, plainNames, values),
    ...scheduleInput(values),
    texts,
    shifts,
    questions: questions.map((question) => ({ ...question, days: numberOf(question.days) })),
    waitingListMode,
    reminderHours,
    imageId,
    postalCode,
    principal,
    relatedIds,
    complementaryIds: values.complementaryIds.map(Number),
    guideIds: values.guides.map(({ id }) => id),
    media: mediaInput(values.media),
    // Text that names no point is no input: `undefined` would read as none, and lose the stored one.
    position: values.position.trim() === '' ? null : (readPosition(values.position) ?? values.position),
    minimumAge: Number(values.minimumAge),
    difficulty: values.difficulty,
    scheduleChange: isEmptySchedule(change) ? null : scheduleInput(change),
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
