import type { OtherPlaces } from '@dehesa/domain/activities';
import type { DomainFailure } from '@dehesa/domain/errors';
import type { BookingIssue } from '@dehesa/domain/reservations';
import { useState } from 'react';
import { type FieldErrors, fieldId } from '../../../../lib/forms/field';
import { useLanguage, useTexts } from '../../../../lib/page-texts';
import { refusedField } from './refused-field';

type Checks = typeof import('../booking-checks');

/** A refusal as the form shows it above the button; `fields` lead to what is to be put right. */
export interface Problem {
  title: string;
  message: string;
  fields: readonly string[];
  /** The places are gone, and the activity has a waiting list (B14). */
  offersWaiting: boolean;
  /** Where the party fits, once that is known. */
  other?: OtherPlaces;
}

/** What is wrong with a booking, beside its fields and above the button. */
export function useProblems(hasWaitingList: boolean) {
  const language = useLanguage();
  const texts = useTexts();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem>();

  /** What went wrong, in words; without the checks only that something did. */
  const textOf = (failed: DomainFailure | undefined, loaded: Checks | undefined) =>
    loaded?.bookingFailureText(language, failed) ?? texts.form.failed;

  function tell(told: Problem) {
    setProblem(told);
    focusFirst(told.fields);
  }

  return {
    errors,
    problem,
    /** At one field; what stands at the others stays. */
    tellAt: (name: string, message: string) => setErrors((before) => ({ ...before, [name]: message })),
    issueText: ({ failure }: BookingIssue, loaded: Checks) => textOf(failure, loaded).message,
    /** `touched` are the names of the fields that changed: what was wrong with them is no longer said. */
    forget: (touched: readonly string[]) =>
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(
            ([name]) => !touched.some((field) => name === field || name.startsWith(`${field}.`)),
          ),
        ),
      ),
    /** What the checks found, before anything is sent. */
    show: (issues: readonly BookingIssue[], loaded: Checks) => {
      const found: Record<string, string> = {};
      for (const { field, failure } of issues) found[field] ??= textOf(failure, loaded).message;
      setErrors(found);
      const [first] = issues;
      const title = textOf(first?.failure, loaded).title;
      const message = first !== undefined && isMissing(first) ? texts.form.completeFields : texts.form.correctFields;
      tell({ title, message, fields: Object.keys(found), offersWaiting: false });
    },
    /** What the server refused, or that nothing is known of what went wrong. */
    refuse: (failed: DomainFailure | undefined, loaded?: Checks) => {
      const field = failed === undefined ? undefined : refusedField(failed);
      const { title, message } = loaded?.refusalText(language, failed) ?? texts.form.failed;
      setErrors(field === undefined ? {} : { [field]: message });
      tell({
        title,
        message,
        fields: field === undefined ? [] : [field],
        offersWaiting: hasWaitingList && failed?.code === 'reservations.capacityExceeded',
      });
    },
    tellStopped: () => {
      const { stoppedTitle: title, stopped: message } = texts.form.waiting;
      tell({ title, message, fields: [], offersWaiting: false });
    },
    /** Where the party fits instead: the refusal stands without it too. */
    offer: (other: OtherPlaces) => setProblem((before) => before && { ...before, other }),
    takeBackRefusal: () => setProblem(undefined),
    takeBackAll: () => {
      setErrors({});
      setProblem(undefined);
    },
  };
}

const isMissing = ({ failure }: BookingIssue) =>
  failure.code === 'reservations.incomplete' ||
  failure.code === 'reservations.companionIncomplete' ||
  failure.code === 'reservations.answerMissing' ||
  failure.code === 'reservations.shiftMissing';

/** The first of these fields on the page, or the message itself where no field is to blame. */
function focusFirst(fields: readonly string[]) {
  requestAnimationFrame(() => {
    const wanted = new Set(fields.map(fieldId));
    const first = [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wanted.has(id));
    (first ?? document.getElementById('booking-problem'))?.focus();
  });
}
