import { ReservationStatus } from '@dehesa/domain/reservation-status';
import { languageFacts } from '@dehesa/domain/languages';
import type { OtherPlaces, PublicActivity } from '@dehesa/domain/activities';
import type { DomainFailure } from '@dehesa/domain/errors';
import type { BookingIssue } from '@dehesa/domain/reservations';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { type BookingDraft, bookingInputOf, emptyDraft, withOwnPlaces } from './draft/booking-draft';
import {
  type BookingReceipt,
  carryDraft,
  forgetReceipt,
  keepReceipt,
  keepUnsent,
  readDraft,
  readReceipt,
  readUnsent,
  withTyped,
  writeDraft,
} from './draft/draft-storage';
import { type FieldErrors, fieldId } from '../../../lib/forms/field';
import { typedBefore } from '../../../lib/forms/typed-before';
import { refusedField } from './refused-field';
import { randomKey } from '../../../lib/random-key';

/** A refusal as the form shows it above the button; `field` leads to what is to be put right. */
export interface Problem {
  title: string;
  message: string;
  fields: readonly string[];
  /** The places are gone, and the activity has a waiting list (B14). */
  offersWaiting: boolean;
  /** Where the party fits, once that is known. */
  other?: OtherPlaces;
}

type Checks = typeof import('./booking-checks');
const loadChecks = () => import('./booking-checks');
const loadSending = () => import('./send-booking');

/** A booking from its first word, in the form as the server drew it, to its receipt: draft, checks, sending, and answer. */
export function useBooking(activity: PublicActivity, form: RefObject<HTMLFormElement | null>) {
  const language = useLanguage();
  const texts = useTexts();
  const { slug } = activity;
  const { country, phonePrefix } = languageFacts[language];
  const newDraft = useCallback(() => emptyDraft(randomKey(), phonePrefix), [phonePrefix]);
  const [draft, setDraft] = useState<BookingDraft>(() => emptyDraft('', phonePrefix));
  const [ready, setReady] = useState(false);
  const [receipt, setReceipt] = useState<BookingReceipt>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem>();
  const [sending, setSending] = useState(false);
  /** Sent and not answered: it is sent again by itself until it is, or until it is stopped (B50). */
  const [waiting, setWaiting] = useState(false);
  /** What the device is at work for; empty while it is not. */
  const [proving, setProving] = useState('');
  /** As places were when the page was drawn, or at the last refusal. */
  const [shifts, setShifts] = useState(activity.shifts);
  const tries = useRef<AbortController>(undefined);

  useLayoutEffect(() => {
    const stored = withOwnPlaces(readDraft(slug, newDraft()), country);
    const booked = readReceipt(slug);
    // After a booking the browser may have filled in again what was sent.
    setDraft(booked === undefined ? withTyped(stored, typedBefore(form.current)) : stored);
    setReceipt(booked);
    setReady(true);
  }, [slug, newDraft, country, form]);
  useEffect(() => {
    if (ready) writeDraft(slug, draft);
  }, [ready, slug, draft]);

  /** The draft as it is now, for what runs after the render that began it. */
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  const inputOf = (waitingList: boolean) =>
    bookingInputOf(latest.current, {
      activityId: activity.id,
      language,
      collaboratorId: activity.collaboratorId,
      waitingList,
    });
  const issuesOf = ({ checkForm }: Checks) => checkForm(inputOf(false), activity, activity.shifts.length > 0);
  /** What went wrong, in words; without the checks only that something did. */
  const textOf = (failed: DomainFailure | undefined, loaded: Checks | undefined) =>
    loaded?.bookingFailureText(language, failed) ?? texts.form.failed;

  /** Loads at the first touch what sending will need. */
  const prepare = () => {
    void loadChecks().catch(() => undefined);
    void loadSending().catch(() => undefined);
  };

  /** `touched` are the names of the fields that changed: what was wrong with them is no longer said. */
  const change = (changes: Partial<BookingDraft>, touched: readonly string[]) => {
    setDraft((before) => ({ ...before, ...changes }));
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([name]) => !touched.some((field) => name === field || name.startsWith(`${field}.`)),
        ),
      ),
    );
  };

  /** What a lookup finds doubtful about a field; it keeps nobody from sending. */
  const warn = (name: string, message: string) => setErrors((before) => ({ ...before, [name]: message }));

  /**
   * On leaving a field: what is wrong with what was typed; that nothing was typed is said on sending only. Who types faster
   * than the checks arrive hears of it when they do.
   */
  const checkField = async (name: string) => {
    const loaded = await loadChecks().catch(() => undefined);
    if (loaded === undefined || isBlankAt(latest.current, name)) return;
    const found = issuesOf(loaded).find((issue) => issue.field === name);
    if (found === undefined) {
      const doubt = loaded.doubtAbout(inputOf(false), name);
      return doubt === null ? undefined : warn(name, doubt);
    }
    setErrors((before) => ({ ...before, [name]: textOf(found.failure, loaded).message }));
    dropBirthDate([found]);
  };

  /** The birth date of a booker who is too young is cleared (D15). */
  const dropBirthDate = (issues: readonly BookingIssue[]) => {
    if (!issues.some(({ failure }) => failure.code === 'reservations.bookerTooYoung')) return;
    setDraft((before) => ({ ...before, booker: { ...before.booker, birthDate: '' } }));
  };

  const show = (issues: readonly BookingIssue[], loaded: Checks) => {
    const found: Record<string, string> = {};
    for (const { field, failure } of issues) found[field] ??= textOf(failure, loaded).message;
    setErrors(found);
    dropBirthDate(issues);
    const [first] = issues;
    const title = textOf(first?.failure, loaded).title;
    const message = first !== undefined && isMissing(first) ? texts.form.completeFields : texts.form.correctFields;
    setProblem({ title, message, fields: Object.keys(found), offersWaiting: false });
    focusFirst(Object.keys(found));
  };

  const refuse = (failed: DomainFailure | undefined, loaded?: Checks) => {
    const field = failed === undefined ? undefined : refusedField(failed);
    const { title, message } = loaded?.refusalText(language, failed) ?? texts.form.failed;
    setErrors(field === undefined ? {} : { [field]: message });
    setProblem({
      title,
      message,
      fields: field === undefined ? [] : [field],
      offersWaiting: activity.waitingList && failed?.code === 'reservations.capacityExceeded',
    });
    focusFirst(field === undefined ? [] : [field]);
    if (failed?.code === 'reservations.capacityExceeded') void offerOthers();
  };

  /** The refusal stands without them too. */
  const offerOthers = async () => {
    const { findOtherPlaces } = await loadSending();
    const other = await findOtherPlaces(inputOf(false)).catch(() => undefined);
    if (other === undefined) return;
    setShifts(other.shifts);
    setProblem((before) => before && { ...before, other });
  };

  const finish = (answered: BookingReceipt) => {
    keepReceipt(slug, answered);
    setReceipt(answered);
    setDraft(newDraft());
    setErrors({});
    setProblem(undefined);
  };

  const stopped = () => {
    const { stoppedTitle: title, stopped: message } = texts.form.waiting;
    setProblem({ title, message, fields: [], offersWaiting: false });
    focusFirst([]);
  };

  const send = async (waitingList: boolean) => {
    if (tries.current !== undefined) return;
    const { signal } = (tries.current = new AbortController());
    setSending(true);
    // What was refused before is not said of the new try; the question about the waiting list stays until it is answered.
    if (!waitingList) setProblem(undefined);
    try {
      const loaded = await loadChecks();
      const issues = issuesOf(loaded);
      if (issues.length > 0) return show(issues, loaded);
      const { sendBooking, domainFailure } = await loadSending();
      const input = inputOf(waitingList);
      const onUnanswered = () => {
        keepUnsent(slug, { waitingList });
        setWaiting(true);
      };
      try {
        const booked = await sendBooking(input, {
          signal,
          onUnanswered,
          onProving: (atWork) => setProving(atWork ? loaded.provingText(language) : ''),
        });
        const { reference, status, waiting: position, rights } = booked;
        const { shift, companions, booker } = input;
        const sent = { shift, people: companions.length + 1, email: booker.email };
        const { waiting, confirmed } = ReservationStatus;
        const state = { waiting: status === waiting, confirmed: status === confirmed };
        finish({ reference, ...state, position, ...sent, ...rights });
      } catch (error) {
        if (signal.aborted) stopped();
        else refuse(domainFailure(error), loaded);
      }
    } catch {
      refuse(undefined);
    } finally {
      keepUnsent(slug, null);
      tries.current = undefined;
      setWaiting(false);
      setSending(false);
    }
  };

  /** A booking that waited when the page was loaded anew waits on. */
  const resume = useEffectEvent(() => {
    const unsent = readUnsent(slug);
    if (unsent === null) return;
    setWaiting(true);
    void send(unsent.waitingList);
  });
  useEffect(() => {
    if (ready) resume();
  }, [ready]);

  const bookAgain = () => {
    forgetReceipt(slug);
    setReceipt(undefined);
  };

  return {
    draft,
    errors,
    problem,
    receipt,
    sending,
    waiting,
    proving,
    shifts,
    ready,
    prepare,
    change,
    warn,
    checkField,
    send,
    stop: () => tries.current?.abort(),
    /** What was typed goes along to another date. */
    carryTo: (other: string) => carryDraft(other, latest.current, randomKey()),
    bookAgain,
    /** The receipt with another address and the right to correct that one (B79). */
    corrected: (answer: Pick<BookingReceipt, 'email' | 'correction'>) =>
      setReceipt((before) => before && { ...before, ...answer }),
  };
}

const isMissing = ({ failure }: BookingIssue) =>
  failure.code === 'reservations.incomplete' ||
  failure.code === 'reservations.companionIncomplete' ||
  failure.code === 'reservations.answerMissing' ||
  failure.code === 'reservations.shiftMissing';

/** Whether nothing was typed in a field, or the field is gone. */
function isBlankAt(draft: BookingDraft, name: string): boolean {
  const value = name
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), draft);
  return typeof value !== 'string' || value.trim() === '';
}

/** The first of these fields on the page, or the message itself where no field is to blame. */
function focusFirst(fields: readonly string[]) {
  requestAnimationFrame(() => {
    const wanted = new Set(fields.map(fieldId));
    const first = [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wanted.has(id));
    (first ?? document.getElementById('booking-problem'))?.focus();
  });
}
