import { madridDate } from '@dehesa/domain/madrid-time';
import type { BookingIssue } from '@dehesa/domain/reservations';
import type { UseFormReturnType } from '@mantine/form';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { isRefusal } from '../../../../lib/error-message';
import { errorText } from '../../../../lib/error-texts';
import { notSaved, useZodForm } from '../../../../lib/forms/use-zod-form';
import { trpc } from '../../../../lib/trpc';
import { checkReservation, fieldErrors, refusedReservationField } from './form-errors';
import { type ReservationValues, tidyValues } from './reservation-form-values';
import type { ActivityReservations } from '../reservation-types';
import { AgreedOnce, type Question } from './questions/agreed-once';

export type ReservationForm = UseFormReturnType<ReservationValues>;

interface ReservationFormOptions {
  initialValues: ReservationValues;
  /** Whether this user may go beyond capacity (B15). */
  mayForce: boolean;
  /** Stores the reservation, perhaps over what somebody else has stored since the form was opened; a refusal is thrown. */
  onSave: (input: ReservationValues, overwrite: boolean) => Promise<unknown>;
  /** It is stored, and nothing is unsaved any more; done once the next screen stands. */
  onSaved: (activityId: number | null) => Promise<void>;
}

/** The staff form, with the activity that it is for and the questions that a refusal asks. */
export function useReservationForm({ initialValues, mayForce, onSave, onSaved }: ReservationFormOptions) {
  const { language } = useLanguage();
  const { form: texts } = useTexts().reservations;
  const [asks, setAsks] = useState<Question>();
  const [agreed] = useState(() => new AgreedOnce());
  const saved = useRef(false);
  const { form, ...rest } = useZodForm<ReservationValues>({
    initialValues,
    check: (values) => fieldErrors(issuesOf(values), language, texts.fieldRequired),
    summary: (_, values) => {
      const [first] = issuesOf(values);
      return first && errorText(first.failure, language);
    },
    save,
    refusedAt: refusedReservationField,
    onSaved: (values) => onSaved(values.activityId),
  });
  const { activityId } = form.values;
  const { data } = trpc.reservations.ofActivity.useQuery(
    { activityId: activityId ?? 0, limit: 1 },
    { enabled: activityId !== null, placeholderData: keepPreviousData },
  );
  const chosen = activityId === null ? undefined : data;

  function issuesOf(values: ReservationValues): BookingIssue[] {
    const today = madridDate(new Date());
    return checkReservation(tidyValues(values), chosen && { ...rulesOf(chosen), today }, today);
  }

  async function save(values: ReservationValues) {
    const taken = agreed.take();
    const forced = taken.has('force');
    try {
      await onSave({ ...tidyValues(values), force: forced }, taken.has('overwrite'));
    } catch (error) {
      const question = questionOf(error, mayForce && !forced);
      setAsks(question);
      if (question === undefined) throw error;
      agreed.asked(taken);
      return notSaved;
    }
    saved.current = true;
    return undefined;
  }

  return {
    ...rest,
    form,
    chosen,
    asks,
    /** Yes to what is asked. */
    agree: (question: Question) => {
      agreed.agree(question);
      return rest.send();
    },
    keepEditing: () => {
      agreed.forget();
      setAsks(undefined);
    },
    isUnsaved: () => form.isDirty() && !saved.current,
  };
}

export type ReservationFormState = ReturnType<typeof useReservationForm>;

/** What is asked instead of told. */
function questionOf(error: unknown, mayForce: boolean): Question | undefined {
  if (mayForce && isRefusal(error, 'reservations.capacityExceeded')) return 'force';
  return isRefusal(error, 'reservations.changedMeanwhile') ? 'overwrite' : undefined;
}

function rulesOf({ activity, places }: ActivityReservations) {
  return {
    minimumAge: activity.minimumAge,
    childrenAllowed: activity.childrenAllowed,
    hasShifts: places.some(({ shift }) => shift !== null),
  };
}
