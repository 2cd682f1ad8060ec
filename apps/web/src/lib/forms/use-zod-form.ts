import type { DomainErrorCode, DomainFailure } from '@dehesa/domain/errors';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import type { ErrorText } from '@dehesa/i18n/errors';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../backoffice-language';
import { backofficeTexts } from '../backoffice-texts';
import { domainFailure, errorMessage } from '../error-message';
import { focusFirstError, inScreenOrder } from './form';
import { type AfterSaving, type FormLock, useFormLock } from './form-lock';
import { differsAt, inOtherWords, type Told, toldAfterChange, valueAt } from './told';
import { useNewLanguage } from './use-new-language';
import type { FormCheck, FormProblems } from './zod-check';

/** Answered by a `save` that asked something instead: the form stays as it is. */
export const notSaved = Symbol('notSaved');

/** Where a refusal is told: beside the form and at this field, or at the field alone, there perhaps in other words. */
type RefusedAt = string | { only: string; message?: string };

/** What is told beside the form: as words, or in whatever language it is read in. */
type Notice = ErrorText | ((texts: BackofficeTexts) => ErrorText);

/** What is told came of: then it can be told in another language, too. */
type Cause = 'check' | { error: unknown } | { words: (texts: BackofficeTexts) => ErrorText } | undefined;

export interface ZodFormOptions<Values extends object> {
  initialValues: Values;
  /** Mostly made by `zodCheck`. */
  check: FormCheck<Values>;
  /** What a refused submit is summed up as, beside the form; without it only its fields say what is wrong. */
  summary?: (problems: FormProblems, values: Values) => ErrorText | undefined;
  /** Before the first wrong field gets the focus: turns to the tab that holds it. */
  onProblems?: (problems: FormProblems) => void;
  /** Sends what was typed; what it throws is told, and all that was typed stays. */
  save: (values: Values) => Promise<unknown>;
  /** The fields that refusals of the server are about. */
  refusedAt?:
    | Partial<Record<DomainErrorCode, RefusedAt>>
    | ((failed: DomainFailure, values: Values) => RefusedAt | undefined);
  /** Says so, and reads anew what shows it; the form is locked until it is done. */
  onSaved?: (values: Values) => Promise<unknown> | void;
  /** The dialog that the form stands in, which is closed by saving. */
  dialog?: { onDirty?: (dirty: boolean) => void; onClose: () => void };
}

interface Uploads {
  running: boolean;
  /** One begins; what is answered ends it. */
  begin: () => () => void;
}

export interface ZodForm<Values extends object> {
  form: UseFormReturnType<Values>;
  /** For `FormNotice`; gone once what it is about was changed. */
  notice: ErrorText | undefined;
  /** What the server refused, where the notice tells that. */
  refusedFor: DomainErrorCode | undefined;
  /** Tells what is wrong beside the form, at fields, or both. */
  tell: (notice: Notice | undefined, problems?: FormProblems) => void;
  lock: FormLock;
  /** Files on their way to its fields: it is not saved before they are there. */
  uploads: Uploads;
  /** For `SaveBar`: how many fields are told to be wrong, and the way to the first of them. */
  faults: { count: number; onGo: () => void };
  /** Saves what the fields hold without checking them. */
  send: () => Promise<void>;
  /** Tells what another call than saving was refused for. */
  tellRefusal: (error: unknown) => void;
  /** Goes on with what is stored now: nothing of it is unsaved. */
  restart: (stored: Values) => void;
  /** For the form's element. */
  attributes: FormLock['attributes'] & { noValidate: true; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
}

/**
 * A form of the back office from its fields to the answer: checked on submit, locked while it is saved; what is wrong is told at
 * its field and the first such gets the focus, whether the form itself or the server says so.
 */
export function useZodForm<Values extends object>(options: ZodFormOptions<Values>): ZodForm<Values> {
  const { initialValues, check, summary, onProblems, save, refusedAt = {}, onSaved, dialog } = options;
  const { language } = useLanguage();
  const [told, setTold] = useState<Told<ErrorText>>();
  const form = useForm<Values>({
    initialValues,
    validate: check,
    clearInputErrorOnChange: true,
    onValuesChange: (values, before) =>
      setTold((now) => toldAfterChange(now, (field) => differsAt(field, values, before))),
  });
  const lock = useFormLock();
  const underWay = useRef(false);
  const [sending, setSending] = useState(0);
  const uploads = { running: sending > 0, begin: beginUpload };
  const onDirty = dialog?.onDirty;
  const dirty = onDirty !== undefined && (uploads.running || form.isDirty());

  useEffect(() => {
    onDirty?.(dirty);
    return () => onDirty?.(false);
  }, [dirty, onDirty]);

  const [cause, setCause] = useState<Cause>();
  useNewLanguage(language, tellAgain);

  function tell(notice: ErrorText | undefined, problems: FormProblems = {}, because?: Cause) {
    const values = form.getValues();
    setCause(because);
    // What is no field of the form cannot be corrected in it: then any change counts.
    const about = Object.keys(problems).filter((field) => valueAt(values, field) !== undefined);
    setTold(notice && { notice, about });
    if (Object.keys(problems).length === 0) return;
    for (const [field, text] of Object.entries(problems)) form.setFieldError(field, text);
    onProblems?.(problems);
    // Once the texts stand beside their fields, so that they are read out with them.
    requestAnimationFrame(() => focusFirstError(form, inScreenOrder(form, problems)));
  }

  function refusalTexts(error: unknown): { notice?: ErrorText; problems: FormProblems } {
    const text = errorMessage(error, language);
    const failed = domainFailure(error);
    const at =
      failed && (typeof refusedAt === 'function' ? refusedAt(failed, form.getValues()) : refusedAt[failed.code]);
    if (at === undefined) return { notice: text, problems: {} };
    if (typeof at === 'string') return { notice: text, problems: { [at]: text.message } };
    return { problems: { [at.only]: at.message ?? text.message } };
  }

  function beginUpload() {
    setSending((before) => before + 1);
    return () => {
      setSending((before) => before - 1);
      // Also after a refusal, which changes no field.
      setTold((now) => (now?.notice === backofficeTexts(language).activities.form.uploading ? undefined : now));
    };
  }

  function tellRefusal(error: unknown) {
    const { notice, problems } = refusalTexts(error);
    tell(notice, problems, { error });
  }

  /** What still stands at fields and beside the form, in the language of now; neither more nor less, and the focus stays. */
  function tellAgain() {
    const values = form.getValues();
    const found = check(values);
    const refused = typeof cause === 'object' && 'error' in cause ? refusalTexts(cause.error) : undefined;
    const said = typeof cause === 'object' && 'words' in cause ? cause.words(backofficeTexts(language)) : undefined;
    const notice = cause === 'check' ? summary?.(found, values) : (refused?.notice ?? said);
    form.setErrors(inOtherWords(form.errors, found, refused?.problems));
    if (notice) setTold((now) => now && { ...now, notice });
  }

  function goToFault() {
    // Which fields they are is all that turns to their tab.
    onProblems?.(Object.fromEntries(Object.keys(form.errors).map((field) => [field, ''])));
    requestAnimationFrame(() => focusFirstError(form, inScreenOrder(form, form.errors)));
  }

  async function store(values: Values): Promise<AfterSaving> {
    setTold(undefined);
    try {
      if ((await save(values)) === notSaved) return;
    } catch (error) {
      tellRefusal(error);
      return;
    }
    if (dialog) {
      form.resetDirty();
      dialog.onDirty?.(false);
      dialog.onClose();
    }
    await onSaved?.(values);
    if (dialog) return 'over';
  }

  /** Once at a time: the form shows only a moment later that it is locked. */
  async function storeOnce(values: Values): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    await lock.hold(() => store(values)).finally(() => (underWay.current = false));
  }

  return {
    form,
    notice: told?.notice,
    refusedFor: told && typeof cause === 'object' && 'error' in cause ? domainFailure(cause.error)?.code : undefined,
    tell: (notice, problems) =>
      typeof notice === 'function'
        ? tell(notice(backofficeTexts(language)), problems, { words: notice })
        : tell(notice, problems),
    tellRefusal,
    lock,
    uploads,
    faults: { count: Object.keys(form.errors).length, onGo: goToFault },
    send: () => storeOnce(form.getValues()),
    restart: (stored) => {
      form.setInitialValues(stored);
      form.setValues(stored);
      form.resetDirty(stored);
    },
    attributes: {
      ...lock.attributes,
      noValidate: true,
      onSubmit: (event) => {
        // React hands events on through a dialog, to the form that its button stands in.
        event.stopPropagation();
        form.onSubmit(
          (values) => {
            if (uploads.running) return tell(backofficeTexts(language).activities.form.uploading);
            void storeOnce(values);
          },
          (_, values) => {
            const problems = check(values);
            tell(summary?.(problems, values), problems, 'check');
          },
        )(event);
      },
    },
  };
}

/** What most forms are summed up as: something is missing, or something is wrong. */
export function missingOrInvalid(
  texts: { incomplete: ErrorText; invalid: ErrorText },
  required: string,
): (problems: FormProblems) => ErrorText {
  return (problems) => (Object.values(problems).includes(required) ? texts.incomplete : texts.invalid);
}
