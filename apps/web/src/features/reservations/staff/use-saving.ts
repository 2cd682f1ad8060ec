import { madridDate } from '@dehesa/domain/madrid-time';
import type { StaffReservationInput } from '@dehesa/domain/reservations';
import type { ErrorText } from '@dehesa/i18n/errors';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { domainFailure, errorMessage, isRefusal } from '../../../lib/error-message';
import { errorText } from '../../../lib/error-texts';
import { focusFirstError } from '../../../lib/form';
import { useFormLock } from '../../../lib/form-lock';
import { checkReservation, fieldErrors, refusalErrors } from './form-errors';
import { tidyValues } from './reservation-form-values';
import type { ActivityReservations } from './reservation-types';
import type { ReservationForm } from './use-reservation-form';

export interface SavingChoice {
  /** Over what somebody else has stored since the form was opened. */
  overwrite: boolean;
}

interface SavingOptions {
  form: ReservationForm;
  /** The chosen activity, once it is known. */
  chosen: ActivityReservations | undefined;
  /** Whether this user may go beyond capacity (B15). */
  mayForce: boolean;
  /** Stores the reservation; a refusal is thrown and keeps all that was typed. */
  onSave: (input: StaffReservationInput, choice: SavingChoice) => Promise<unknown>;
  /** It is stored, and nothing is unsaved any more; done once the next screen stands. */
  onSaved: () => Promise<void>;
}

/** From the button to the answer: checks, sending, what was refused, and the questions that a refusal asks. */
export function useSaving({ form, chosen, mayForce, onSave, onSaved }: SavingOptions) {
  const { language } = useLanguage();
  const { form: texts } = useTexts().reservations;
  const lock = useFormLock();
  const [problem, setProblem] = useState<ErrorText>();
  const [asks, setAsks] = useState<'force' | 'overwrite'>();
  const overwrite = useRef(false);
  const saved = useRef(false);

  function show(text: ErrorText, errors: Record<string, string>) {
    setProblem(text);
    form.setErrors(errors);
    // Once the texts stand beside their fields, so that they are read out with them.
    window.requestAnimationFrame(() => focusFirstError(form, errors));
  }

  async function send(force: boolean) {
    try {
      await onSave({ ...tidyValues(form.getValues()), force }, { overwrite: overwrite.current });
      saved.current = true;
      await onSaved();
    } catch (error) {
      if (mayForce && !force && isRefusal(error, 'reservations.capacityExceeded')) {
        setAsks('force');
        return;
      }
      if (isRefusal(error, 'reservations.changedMeanwhile')) {
        setAsks('overwrite');
        return;
      }
      setAsks(undefined);
      const failed = domainFailure(error);
      show(errorMessage(error, language), failed === undefined ? {} : refusalErrors(failed, language));
    }
  }

  async function save() {
    setProblem(undefined);
    const today = madridDate(new Date());
    const issues = checkReservation(tidyValues(form.getValues()), chosen && { ...rulesOf(chosen), today }, today);
    const [first] = issues;
    if (first === undefined) await lock.hold(() => send(false));
    else show(errorText(first.failure, language), fieldErrors(issues, language, texts.fieldRequired));
  }

  return {
    lock,
    problem,
    asks,
    save,
    force: () => lock.hold(() => send(true)),
    overwrite: () => {
      overwrite.current = true;
      return lock.hold(() => send(false));
    },
    keepEditing: () => setAsks(undefined),
    isUnsaved: () => form.isDirty() && !saved.current,
  };
}

function rulesOf({ activity, places }: ActivityReservations) {
  return {
    minimumAge: activity.minimumAge,
    childrenAllowed: activity.childrenAllowed,
    hasShifts: places.some(({ shift }) => shift !== null),
  };
}
