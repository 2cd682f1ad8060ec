import { CreateActivityInput, type SeriesScope } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { missingOrInvalid, notSaved, useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../lib/forms/zod-check';
import { useScopeQuestion } from '../series/use-scope-question';
import { useConflict } from './conflict/use-conflict';
import { formProblems, refusedField } from './form-problems';
import { type ActivityFormValues, keptByCopy, type StoredActivity, toInput, valuesOf } from './form-values';
import { createPendingWork } from './media/pending-work';
import { useSaveActivity } from './use-save-activity';

interface Options {
  initialValues: ActivityFormValues;
  /** null for a new one. */
  stored: StoredActivity | null;
  /** The activity that a new one begins as a copy of (D10). */
  original: StoredActivity | undefined;
  onProblems: (problems: FormProblems) => void;
  /** A new activity was saved: back to the list; done once it stands. */
  onCreated: () => Promise<void>;
}

/** The form of an activity, and how it is saved: beside what its parts save by themselves and what others saved meanwhile. */
export function useActivityForm({ initialValues, stored, original, onProblems, onCreated }: Options) {
  const { form: texts } = useTexts().activities;
  const { language } = useLanguage();
  const [saved, setSaved] = useState(0);
  const [work] = useState(createPendingWork);
  const { save, saving, current, latest, refresh } = useSaveActivity(stored);
  const zodForm = useZodForm<ActivityFormValues>({
    initialValues,
    check: (values) => formProblems(values, language),
    summary: missingOrInvalid(texts, texts.required),
    onProblems,
    refusedAt: refusedField,
    save: trySaving,
  });
  const { form, restart, tell } = zodForm;
  const meeting = useConflict(form);
  const scope = useScopeQuestion();

  async function trySaving(): Promise<unknown> {
    // Those of a stored activity are saved by themselves, all but its main picture.
    if (current === null ? work.sending() : work.sendingForForm()) return refuse('uploading');
    if (!(await work.finish())) return refuse('invalid');
    if (!meeting.isResolved()) return notSaved;
    const where = await scope.ask(latest(), form.getValues());
    return where === null ? notSaved : store(where);
  }

  function refuse(reason: 'uploading' | 'invalid') {
    tell(({ activities }) => activities.form[reason]);
    return notSaved;
  }

  async function store(where: SeriesScope) {
    const kept = latest() ?? (original ? keptByCopy(original) : {});
    const outcome = await save(CreateActivityInput.parse(toInput(form.getValues(), kept)), where);
    if ('meanwhile' in outcome) {
      meeting.begin(outcome.meanwhile);
      return notSaved;
    }
    meeting.end();
    const others = outcome.created ? 0 : outcome.following;
    const { saved: savedToo } = activityEditing[language].series.scope;
    notifications.show(others === 0 ? texts.saved : { ...texts.saved, message: savedToo(others) });
    if (outcome.created) {
      form.resetDirty();
      return onCreated();
    }
    restart(valuesOf(outcome.activity));
    setSaved((times) => times + 1);
  }

  /** Something is saved apart from the form: its version is another one then, by which the next save goes. */
  function adopt(change: Promise<unknown>) {
    const adopted = async () => {
      const meanwhile = await refresh();
      if (meanwhile !== null) meeting.adopt(meanwhile);
    };
    work.waitFor(change.then(adopted));
  }

  return {
    ...zodForm,
    /** Where what is saved is asked for. */
    question: scope.dialog,
    meeting,
    /** What is under way or typed in parts that act at once. */
    work,
    adopt,
    /** As it is stored now; null while it is not. */
    current,
    saving,
    /** How often it was saved. */
    saved,
  };
}
