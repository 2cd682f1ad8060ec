import type { FirstSettings } from '@dehesa/domain/installation';
import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { useState } from 'react';
import type { Inputs } from '../../../lib/trpc';
import { calls } from '../../../lib/addresses/calls';
import { useTextsOf } from '../../../lib/backoffice-language';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../lib/forms/zod-check';

/** What every step is given. */
export interface StepProps {
  word: string;
  settings: FirstSettings;
  onDirty: (dirty: boolean) => void;
}

interface InstallForm<Values> {
  word: string;
  initialValues: Values;
  check: (values: Values) => FormProblems;
  toSettings: (values: Values) => Inputs['installation']['save']['settings'];
  /** What the fields hold once it is kept. */
  afterwards?: (values: Values) => Values;
}

/** A step's form: it keeps what was typed at once, and goes on from there. */
export function useInstallForm<Values extends object>(options: InstallForm<Values>) {
  const { word, initialValues, check, toSettings, afterwards = (values) => values } = options;
  const { invalid } = useTextsOf(installationTexts);
  const [saved, setSaved] = useState(false);
  const held = useZodForm<Values>({
    initialValues,
    check,
    summary: () => invalid,
    save: (values) => calls.installation.save.mutate({ word, settings: toSettings(values) }),
    onSaved: (values) => {
      held.restart(afterwards(values));
      setSaved(true);
    },
  });
  const { form, notice, lock, attributes } = held;
  return { form, step: { notice, attributes, locked: lock.locked, dirty: form.isDirty(), saved } };
}
