import { languageFacts } from '@dehesa/domain/languages';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { typedBefore } from '../../../../lib/forms/typed-before';
import { useLanguage } from '../../../../lib/page-texts';
import { randomKey } from '../../../../lib/random-key';
import { type BookingDraft, emptyDraft, isSameDraft, withOwnPlaces } from './booking-draft';
import {
  type BookingReceipt,
  carryDraft,
  forgetReceipt,
  keepReceipt,
  readDraft,
  readReceipt,
  withTyped,
  writeDraft,
} from './draft-storage';

/** What is typed for an activity and the receipt of what was sent: this tab keeps both, so that a reload loses neither. */
export function useDraft(slug: string, form: RefObject<HTMLFormElement | null>) {
  const { country, phonePrefix } = languageFacts[useLanguage()];
  const newDraft = useCallback(() => emptyDraft(randomKey(), phonePrefix), [phonePrefix]);
  const [draft, setDraft] = useState<BookingDraft>(() => emptyDraft('', phonePrefix));
  const [receipt, setReceipt] = useState<BookingReceipt>();
  /** Whether what the tab kept is there. */
  const [ready, setReady] = useState(false);

  /** As it was when nobody had typed anything: what is not begun is not kept, or another date's would not come here. */
  const untouched = useRef(draft);
  useLayoutEffect(() => {
    const stored = withOwnPlaces(readDraft(slug, newDraft()), country);
    const booked = readReceipt(slug);
    // After a booking the browser may have filled in again what was sent.
    const shown = booked === undefined ? withTyped(stored, typedBefore(form.current)) : stored;
    if (isSameDraft(shown, stored)) untouched.current = shown;
    setDraft(shown);
    setReceipt(booked);
    setReady(true);
  }, [slug, newDraft, country, form]);
  useEffect(() => {
    if (ready && draft !== untouched.current) writeDraft(slug, draft);
  }, [ready, slug, draft]);

  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);

  return {
    draft,
    receipt,
    ready,
    /** The draft as it is now, for what runs after the render that began it. */
    latest,
    setDraft,
    /** It is booked: the next one begins anew. */
    finish: (answered: BookingReceipt) => {
      keepReceipt(slug, answered);
      setReceipt(answered);
      untouched.current = newDraft();
      setDraft(untouched.current);
    },
    /** What is sent next is another booking, though nothing was typed anew. */
    renewKey: () => setDraft((before) => ({ ...before, idempotencyKey: randomKey() })),
    bookAgain: () => {
      forgetReceipt(slug);
      setReceipt(undefined);
    },
    /** What was typed goes along to another date. */
    carryTo: (other: string) => carryDraft(other, latest.current, randomKey()),
    /** The receipt with another address and the right to correct that one (B79). */
    corrected: (answer: Pick<BookingReceipt, 'email' | 'correction'>) =>
      setReceipt((before) => before && { ...before, ...answer }),
  };
}
