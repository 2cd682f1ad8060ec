import { missingCollaboratorFields, requiredSignUpFields } from '@dehesa/domain/collaborators';
import { isEmail } from '@dehesa/domain/identity';
import { languageFacts } from '@dehesa/domain/language-codes';
import { signUpTexts } from '@dehesa/i18n/collaborators';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, fieldId } from '../../../lib/forms/field';
import { type Told, toldAfterChange } from '../../../lib/forms/told';
import { useLanguage } from '../../../lib/page-texts';
import { fillPlace, foundIn, nothingFilled } from '../../../lib/places/fill-place';
import { leaveCountry } from '../../../lib/places/leave-country';
import { tidyPostalCode } from '../../../lib/places/tidy-postal-code';
import type { Refusal } from './send-sign-up';
import { typedBefore } from '../../../lib/forms/typed-before';
import { emptyDraft, readDraft, type SignUpDraft, withTyped, writeDraft } from './sign-up-draft';

export interface Problem {
  title: string;
  message: string;
}

const loadSending = () => import('./send-sign-up');
const loadClient = () => import('../../../lib/public-client');

/** A sign-up from its first word to what was answered; what was typed stays whatever happens. */
export function useSignUp(key: string, form: RefObject<HTMLFormElement | null>) {
  const language = useLanguage();
  const texts = signUpTexts(language);
  const [draft, setDraft] = useState(emptyDraft);
  const [logo, setLogo] = useState<File>();
  const [ready, setReady] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [told, setTold] = useState<Told<Problem>>();
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState(0);
  const [sentBy, setSentBy] = useState<string>();
  const filled = useRef(nothingFilled);
  /** As typed by now, for answers that come later. */
  const latest = useRef(draft);

  useLayoutEffect(() => {
    setDraft(withTyped(readDraft(), typedBefore(form.current)));
    setReady(true);
  }, [form]);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => {
    if (ready && sentBy === undefined) writeDraft(draft);
  }, [ready, sentBy, draft]);

  const forgive = (names: readonly string[]) => {
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
    setTold((now) => toldAfterChange(now, (field) => names.includes(field)));
  };

  const change = (changes: Partial<SignUpDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    forgive(Object.keys(changes));
  };

  const chooseLogo = (file: File | undefined) => {
    setLogo(file);
    forgive(['imageId']);
  };

  /**
   * Fills what is empty, or was filled by itself before, and empties what is of the other country; what somebody
   * typed stays. A code that nobody knows is said to be one, and may be sent.
   */
  const lookUpPostalCode = async () => {
    const typed = draft.postalCode.trim();
    if (typed.length < 5) return;
    const language = /^\d{4}-?\d{3}$/.test(typed) ? 'pt' : 'es';
    const { country } = languageFacts[language];
    try {
      const { publicClient } = await loadClient();
      const code = tidyPostalCode(typed, country);
      const answer = await publicClient.public.places.postalCode.query({ code, language });
      // Meanwhile another one may have been typed.
      if (latest.current.postalCode.trim() !== typed) return;
      if (!answer.known) return setErrors((before) => ({ ...before, postalCode: texts.postalCodeUnknown }));
      const left = leaveCountry(latest.current, country);
      const found = fillPlace({ ...latest.current, ...left }, filled.current, foundIn(answer, country));
      filled.current = { ...filled.current, ...found };
      const filling = { ...left, ...found };
      if (Object.keys(filling).length > 0) change(filling);
    } catch {
      // Both can be typed.
    }
  };

  const show = (found: FieldErrors, said: Problem) => {
    setErrors(found);
    setTold({ notice: said, about: Object.keys(found) });
    focusFirst(Object.keys(found));
  };

  const refuse = ({ code, path, title, message }: Refusal) => {
    const at = fieldOf(code, path);
    if (at === null) return show({}, { title, message });
    const own = { email: code === 'collaborators.emailTaken' ? texts.emailTaken : texts.emailInvalid };
    const text = at === 'email' ? own.email : at === 'website' ? texts.websiteInvalid : message;
    show({ [at]: text }, { title: texts.correctTitle, message: text });
  };

  const send = async () => {
    if (sending || !ready) return;
    const missing = missingCollaboratorFields({ ...draft, imageId: logo?.name ?? null }, requiredSignUpFields);
    if (missing.length > 0 || logo === undefined) {
      const found = Object.fromEntries(missing.map((field) => [field, texts.missing[field]]));
      return show(found, { title: texts.completeTitle, message: texts.complete });
    }
    if (!isEmail(draft.email.trim()))
      return show({ email: texts.emailInvalid }, { title: texts.correctTitle, message: texts.emailInvalid });
    setSending(true);
    setProgress(0);
    setTold(undefined);
    try {
      const { sendSignUp } = await loadSending();
      const refusal = await sendSignUp(key, { draft, logo, language }, setProgress);
      if (refusal !== null) return refuse(refusal);
      writeDraft(null);
      setSentBy(draft.companyName.trim());
    } catch {
      show({}, { title: texts.correctTitle, message: texts.kept });
    } finally {
      setSending(false);
    }
  };

  return {
    draft,
    logo,
    errors,
    problem: told?.notice,
    sending,
    progress,
    sentBy,
    change,
    chooseLogo,
    lookUpPostalCode,
    send,
  };
}

/** Where on the form a refusal belongs; null for the whole. */
function fieldOf(code: string | null, path: string): 'email' | 'website' | 'imageId' | null {
  if (code === 'collaborators.emailTaken' || code === 'collaborators.emailInvalid') return 'email';
  if (code === 'file.unsupported' || code === 'file.tooLarge') return 'imageId';
  return path === 'website' ? 'website' : null;
}

/** The first of these fields on the page, or the message itself where no field is to blame. */
function focusFirst(names: readonly string[]) {
  requestAnimationFrame(() => {
    const wanted = new Set(names.map(fieldId));
    const first = [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wanted.has(id));
    (first ?? document.getElementById('sign-up-problem'))?.focus();
  });
}
