import type { DomainFailure } from '@dehesa/domain/errors';
import type { EnquiryKind } from '@dehesa/domain/inbox';
import { isRecord } from '@dehesa/domain/is-record';
import type { BookingIssue } from '@dehesa/domain/reservations';
import { type EnquiryTexts, enquiryFailureText } from '@dehesa/i18n/enquiry';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, fieldId } from '../../../lib/forms/field';
import { randomKey } from '../../../lib/random-key';
import { keepInTab, readFromTab, removeFromTab, sameTypes } from '../booking/draft/tab-storage';
import { domainFailure, type Sending, sendEnquiry } from './send-enquiry';

/** What every enquiry has typed, and one key for one draft: sent again after a lost connection, it is stored once. */
export interface EnquiryDraft {
  email: string;
  idempotencyKey: string;
}

/** Why it was not sent, as the form shows it above the button. */
export interface EnquiryProblem {
  title: string;
  message: string;
  fields: readonly string[];
}

interface EnquiryForm<Draft> {
  /** Stands before the names of its fields, and keeps it apart in the tab. */
  name: EnquiryKind;
  slug: string;
  texts: EnquiryTexts;
  empty: (idempotencyKey: string) => Draft;
  check: (draft: Draft) => BookingIssue[];
  call: (draft: Draft) => Sending['call'];
}

/** Where a draft is kept in the tab, with whether it was to be sent and was not answered yet. */
export const enquiryKey = (name: string, slug: string) => `dehesa-${name}:${slug}`;

/** An enquiry from its first word to its receipt: draft, checks, sending until it is answered. */
export function useEnquiry<Draft extends EnquiryDraft>({ name, slug, texts, ...form }: EnquiryForm<Draft>) {
  const key = enquiryKey(name, slug);
  const [stored] = useState(() => readFromTab(key));
  const [draft, setDraft] = useState<Draft>(() =>
    sameTypes(form.empty(randomKey()), isRecord(stored) ? stored['draft'] : null),
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<EnquiryProblem>();
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [proving, setProving] = useState(false);
  /** The address that was written to. */
  const [sentTo, setSentTo] = useState<string>();
  const tries = useRef<AbortController>(undefined);
  const at = (field: string) => `${name}.${field}`;

  useEffect(() => {
    if (sentTo === undefined) keepInTab(key, { draft, unsent: waiting });
  }, [key, draft, waiting, sentTo]);

  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    const touched = new Set(Object.keys(changes).map(at));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !touched.has(field))));
  };

  const say = (title: string, message: string, found: FieldErrors) => {
    const fields = Object.keys(found);
    setErrors(found);
    setProblem({ title, message, fields });
    focusFirst(fields, problemId(name));
  };
  const show = (issues: readonly BookingIssue[]) => {
    const found: Record<string, string> = {};
    for (const { field, failure } of issues) found[at(field)] ??= enquiryFailureText(texts, failure).message;
    const [first] = issues;
    const { title, message } = enquiryFailureText(texts, first?.failure);
    say(title, first?.failure.code === 'reservations.incomplete' ? texts.completeFields : message, found);
  };
  const refuse = (failed: DomainFailure | undefined) => {
    const { title, message } = enquiryFailureText(texts, failed);
    const field = failed === undefined ? undefined : refusedField(failed);
    say(title, message, field === undefined ? {} : { [at(field)]: message });
  };

  const send = async () => {
    if (tries.current !== undefined) return;
    setProblem(undefined);
    const issues = form.check(draft);
    if (issues.length > 0) return show(issues);
    const { signal } = (tries.current = new AbortController());
    setSending(true);
    try {
      await sendEnquiry({
        call: form.call(draft),
        signal,
        onUnanswered: () => setWaiting(true),
        onProving: setProving,
      });
      removeFromTab(key);
      setSentTo(draft.email.trim());
      setErrors({});
    } catch (error) {
      if (signal.aborted) return say(texts.stoppedTitle, texts[name].stopped, {});
      const failed = domainFailure(error);
      // The key was spent on what came before, which they are told: who sends once more means it.
      if (failed?.code === 'reservations.idempotencyMismatch')
        setDraft((before) => ({ ...before, idempotencyKey: randomKey() }));
      refuse(failed);
    } finally {
      tries.current = undefined;
      setWaiting(false);
      setSending(false);
    }
  };

  /** What waited when the page was loaded anew waits on. */
  const resume = useEffectEvent(() => {
    if (!isRecord(stored) || stored['unsent'] !== true) return;
    setWaiting(true);
    void send();
  });
  useEffect(() => resume(), []);

  return {
    draft,
    errors,
    problem,
    sending,
    waiting,
    proving,
    sentTo,
    change,
    send,
    stop: () => tries.current?.abort(),
    /** Another one, of the same person. */
    again: () => {
      setDraft((before) => ({ ...form.empty(randomKey()), email: before.email }));
      setSentTo(undefined);
    },
  };
}

export const problemId = (name: string) => `${name}-problem`;

/** The field that a refusal of the server's belongs to. */
function refusedField(failed: DomainFailure): string | undefined {
  if (failed.code === 'reservations.textRefused') return failed.params.field;
  if (failed.code === 'reservations.emailInvalid') return 'email';
  if (failed.code === 'inbox.groupSize') return 'adults';
  return failed.code === 'reservations.phoneInvalid' ? 'phone' : undefined;
}

function focusFirst(fields: readonly string[], otherwise: string) {
  requestAnimationFrame(() => {
    const [first] = fields;
    document.getElementById(first === undefined ? otherwise : fieldId(first))?.focus();
  });
}
