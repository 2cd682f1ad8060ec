import { ReservationStatus } from '@dehesa/domain/reservation-status';
import type { OtherPlaces, PublicActivity } from '@dehesa/domain/activities';
import type { BookingIssue } from '@dehesa/domain/reservations';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/page-texts';
import { type BookingDraft, bookingInputOf } from './draft/booking-draft';
import { keepUnsent, readUnsent } from './draft/draft-storage';
import { useDraft } from './draft/use-draft';
import { useProblems } from './problems/use-problems';

/** How long a refusal waits for where the party fits instead. */
const othersPatienceMs = 1_500;
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const loadChecks = () => import('./booking-checks');
const loadSending = () => import('./send-booking');

/** A booking from its first word, in the form as the server drew it, to its receipt: draft, checks, sending, and answer. */
export function useBooking(activity: PublicActivity, form: RefObject<HTMLFormElement | null>) {
  const language = useLanguage();
  const { slug } = activity;
  const { draft, receipt, ready, latest, setDraft, finish, renewKey, bookAgain, carryTo, corrected } = useDraft(
    slug,
    form,
  );
  const problems = useProblems(activity.waitingList);
  const [sending, setSending] = useState(false);
  /** Sent and not answered: it is sent again by itself until it is, or until it is stopped (B50). */
  const [waiting, setWaiting] = useState(false);
  /** What the device is at work for; empty while it is not. */
  const [proving, setProving] = useState('');
  /** As places were when the page was drawn, or at the last refusal. */
  const [shifts, setShifts] = useState(activity.shifts);
  const tries = useRef<AbortController>(undefined);

  const inputOf = (waitingList: boolean) =>
    bookingInputOf(latest.current, {
      activityId: activity.id,
      language,
      collaboratorId: activity.collaboratorId,
      waitingList,
    });
  const issuesOf = ({ checkForm }: Awaited<ReturnType<typeof loadChecks>>) =>
    checkForm(inputOf(false), activity, activity.shifts.length > 0);

  /** Loads at the first touch what sending will need. */
  const prepare = () => {
    void loadChecks().catch(() => undefined);
    void loadSending().catch(() => undefined);
  };

  /** `touched` are the names of the fields that changed. */
  const change = (changes: Partial<BookingDraft>, touched: readonly string[]) => {
    setDraft((before) => ({ ...before, ...changes }));
    problems.forget(touched);
  };

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
      return doubt === null ? undefined : problems.tellAt(name, doubt);
    }
    problems.tellAt(name, problems.issueText(found, loaded));
    dropBirthDate([found]);
  };

  /** The birth date of a booker who is too young is cleared (D15). */
  const dropBirthDate = (issues: readonly BookingIssue[]) => {
    if (!issues.some(({ failure }) => failure.code === 'reservations.bookerTooYoung')) return;
    setDraft((before) => ({ ...before, booker: { ...before.booker, birthDate: '' } }));
  };

  const offer = (other: OtherPlaces | undefined) => {
    if (other === undefined) return;
    setShifts(other.shifts);
    problems.offer(other);
  };

  const send = async (waitingList: boolean) => {
    if (tries.current !== undefined) return;
    const { signal } = (tries.current = new AbortController());
    setSending(true);
    // What was refused before is not said of the new try; the question about the waiting list stays until it is answered.
    if (!waitingList) problems.takeBackRefusal();
    try {
      const loaded = await loadChecks();
      const issues = issuesOf(loaded);
      if (issues.length > 0) {
        problems.show(issues, loaded);
        return dropBirthDate(issues);
      }
      const { sendBooking, findOtherPlaces, domainFailure } = await loadSending();
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
        problems.takeBackAll();
      } catch (error) {
        if (signal.aborted) return problems.tellStopped();
        const failed = domainFailure(error);
        // The key was spent on what came before, which they are told: who sends once more means it.
        if (failed?.code === 'reservations.idempotencyMismatch') renewKey();
        const isFull = failed?.code === 'reservations.capacityExceeded';
        const others = isFull ? findOtherPlaces(inputOf(false)).catch(() => undefined) : undefined;
        // Told with where the party fits, so that nothing moves from under a finger; it is told without that too.
        if (others !== undefined) await Promise.race([others, pause(othersPatienceMs)]);
        problems.refuse(failed, loaded);
        void others?.then(offer);
      }
    } catch {
      problems.refuse(undefined);
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

  return {
    draft,
    errors: problems.errors,
    problem: problems.problem,
    receipt,
    sending,
    waiting,
    proving,
    shifts,
    ready,
    prepare,
    change,
    /** What a lookup finds doubtful about a field; it keeps nobody from sending. */
    warn: problems.tellAt,
    checkField,
    send,
    stop: () => tries.current?.abort(),
    carryTo,
    bookAgain,
    corrected,
  };
}

/** Whether nothing was typed in a field, or the field is gone. */
function isBlankAt(draft: BookingDraft, name: string): boolean {
  const value = name
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), draft);
  return typeof value !== 'string' || value.trim() === '';
}
