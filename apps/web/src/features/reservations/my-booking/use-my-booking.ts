import type { DomainErrorCode, DomainFailure } from '@dehesa/domain/errors';
import type { MyBooking } from '@dehesa/domain/reservations';
import { myBookingFailureText, myBookingTexts } from '@dehesa/i18n/my-booking';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/page-texts';

/** The part of the page that an action belongs to: there it is said what became of it. */
export type Part = 'state' | 'people' | 'questions' | 'shift' | 'cancel';

export interface Notice {
  part: Part;
  kind: 'outcome' | 'problem';
  title: string;
  text: string;
}

/** What is said of a refusal. */
interface Words {
  title: string;
  message: string;
}

type Calls = (typeof import('../../../lib/public-client'))['publicClient']['public']['myBooking'];
const loadClient = () => import('../../../lib/public-client');

/** Refusals after which what the page shows is no longer so, or was not from the beginning. */
const outdated: readonly (DomainErrorCode | undefined)[] = [
  'record.notFound',
  'reservations.alreadyBegun',
  'reservations.alreadyCancelled',
  'reservations.answerInvalid',
  'reservations.capacityExceeded',
  'reservations.changedMeanwhile',
  'reservations.companionCheckedIn',
  'reservations.notBookable',
  'reservations.offerOpen',
  'reservations.shiftMissing',
  'reservations.transitionNotAllowed',
  'reservations.waitingListFull',
];
/** Coming back to the page after so many milliseconds looks again: another window or staff may have changed it. */
const freshFor = 15_000;

export type MyBookingActions = ReturnType<typeof useMyBooking>;

/** One's own reservation, what is being done with it, and what became of that. */
export function useMyBooking(token: string, initial: MyBooking) {
  const language = useLanguage();
  const texts = myBookingTexts(language);
  /** Null: the link opens nothing any more. */
  const [booking, setBooking] = useState<MyBooking | null>(initial);
  /** The parts whose action runs, or waits for another's. */
  const [busy, setBusy] = useState<readonly Part[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const working = useRef(new Set<Part>());
  /** Ends with the last of them, and never fails. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** The version that our own actions have brought since the first of them began: others' changes are told by the next one. */
  const own = useRef<string>(undefined);
  const readAt = useRef(0);

  const show = useCallback((answer: MyBooking | null) => {
    readAt.current = Date.now();
    setBooking(answer);
  }, []);

  const look = useCallback(async () => {
    const { publicClient, domainFailure } = await loadClient();
    try {
      show(await publicClient.public.myBooking.read.query({ token, language }));
    } catch (error) {
      if (domainFailure(error)?.code === 'record.notFound') show(null);
    }
  }, [token, language, show]);

  useEffect(() => {
    readAt.current = Date.now();
    const comeBack = () => {
      const asking = document.querySelector('dialog[open]') !== null;
      if (document.visibilityState !== 'visible' || working.current.size > 0 || asking) return;
      if (Date.now() - readAt.current > freshFor) void look().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [look]);

  /**
   * Does something and says what became of it. Answers whether the page shows the reservation anew: after success, and
   * after a refusal that tells that it had changed. `explain` has words of its own for some refusals. What another part is
   * doing is waited for, and `call` is handed the version that came of it; the same part's button pressed twice is one action.
   */
  const act = (
    part: Part,
    call: (calls: Calls, newer?: string) => Promise<MyBooking>,
    done: string,
    explain: (failed: DomainFailure | undefined) => Words | null = () => null,
  ): Promise<boolean> => {
    if (working.current.has(part)) return Promise.resolve(false);
    if (working.current.size === 0) own.current = undefined;
    working.current.add(part);
    setBusy([...working.current]);
    setNotice(undefined);
    const acted = last.current.then(async () => {
      try {
        return await run(part, call, done, explain);
      } finally {
        working.current.delete(part);
        setBusy([...working.current]);
      }
    });
    last.current = acted;
    return acted;
  };

  const run = async (...[part, call, done, explain]: Required<Parameters<typeof act>>): Promise<boolean> => {
    try {
      const { publicClient, domainFailure } = await loadClient();
      try {
        const answer = await call(publicClient.public.myBooking, own.current);
        // What goes without a version is taken whatever others have changed: its answer proves nothing of what is shown here.
        if (part !== 'state') own.current = answer.version;
        show(answer);
        setNotice({
          part,
          kind: 'outcome',
          title: done,
          text: part === 'state' || part === 'questions' ? '' : texts.told,
        });
        return true;
      } catch (error) {
        const failed = domainFailure(error);
        const { title, message } = explain(failed) ?? myBookingFailureText(texts, failed);
        const old = outdated.includes(failed?.code);
        // What somebody else has changed is not written over by what waits.
        if (old) own.current = undefined;
        if (old) await look();
        setNotice({ part, kind: 'problem', title, text: message });
        return old;
      }
    } catch {
      const { title, message } = myBookingFailureText(texts, undefined);
      setNotice({ part, kind: 'problem', title, text: message });
      return false;
    }
  };

  return { booking, busy, notice, act, link: { token, language }, clearNotice: () => setNotice(undefined) };
}
