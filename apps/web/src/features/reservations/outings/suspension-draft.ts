import type { Inputs } from '../../../lib/trpc';

/** What somebody has filled in of a suspension. */
export interface SuspensionDraft {
  reason: string | null;
  es: string;
  pt: string;
  dates: readonly number[];
  /** Null where no new date is wanted. */
  newDate: { date: string | null; startTime: string; endTime: string } | null;
}

export const emptySuspension: SuspensionDraft = { reason: null, es: '', pt: '', dates: [], newDate: null };

type Input = Inputs['activities']['suspension']['preview'];

const reasons: Record<Input['reason'], true> = {
  rain: true,
  wind: true,
  fire: true,
  heat: true,
  snow: true,
  flood: true,
  illness: true,
  fewPeople: true,
  other: true,
};

function isReason(value: string | null): value is Input['reason'] {
  return value !== null && Object.hasOwn(reasons, value);
}

/** What is missing: the reason, the words in one language where the other has some, the day of the new date. */
export function problemsOf({ reason, es, pt, newDate }: SuspensionDraft) {
  return {
    reason: !isReason(reason),
    es: es.trim() === '' && pt.trim() !== '',
    pt: pt.trim() === '' && es.trim() !== '',
    newDate: newDate !== null && newDate.date === null,
  };
}

/** Something would be lost. */
export function isTouched({ reason, es, pt, dates, newDate }: SuspensionDraft): boolean {
  return reason !== null || es !== '' || pt !== '' || dates.length > 0 || newDate !== null;
}

/** A draft without problems as the server takes it. */
export function suspensionInput(activityId: number, { reason, es, pt, dates, newDate }: SuspensionDraft): Input {
  const day = newDate?.date ?? null;
  return {
    activityId,
    reason: isReason(reason) ? reason : 'other',
    words: { es: es.trim(), pt: pt.trim() },
    dates: [...dates],
    newDate:
      newDate === null || day === null
        ? null
        : { date: day, startTime: newDate.startTime || null, endTime: newDate.endTime || null },
  };
}
