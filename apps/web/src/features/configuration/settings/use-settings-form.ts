import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { type NotificationData, notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { isRefusal } from '../../../lib/error-message';
import { notSaved, useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormCheck } from '../../../lib/forms/zod-check';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc';
import { type AskedPlaces, useAskedSecrets } from './asked-secrets';
import { mergeSettings } from './merge-settings';
import type { SettingsConflictProps } from './settings-conflict';

export type StoredSettings = Outputs['config']['settings']['read'];

export interface SettingsPart<V extends object> {
  settings: StoredSettings;
  /** The part of the settings that this form edits, as its fields hold it. */
  valuesOf: (settings: StoredSettings) => V;
  toInput: (values: V) => Inputs['config']['settings']['save'];
  problems: FormCheck<V>;
  /** Its secrets that are stored for one place, by path (B42). */
  places?: AskedPlaces;
  /** What is said once it is saved, where it is not the usual. */
  saved?: NotificationData;
  /** Takes what the server answers once it is saved. */
  onAnswer?: (answer: Outputs['config']['settings']['save']) => void;
}

const noPlaces: AskedPlaces = {};

/**
 * One part of the settings: saves what it edits and nothing else, and shows it then as it is stored. Where somebody saved
 * the same meanwhile, what was typed stays, and `conflict` asks whose is to be stored (B95).
 */
export function useSettingsForm<V extends object>(part: SettingsPart<V>) {
  const { settings, valuesOf, toInput, problems, places = noPlaces, saved, onAnswer } = part;
  const texts = useTextsOf(configurationTexts);
  const utils = trpc.useUtils();
  const save = trpc.config.settings.save.useMutation();
  /** As they were read last: what the form began with. */
  const base = useRef(settings);
  const [changes, setChanges] = useState<Outputs['config']['settings']['changes']>();

  function begin(stored: StoredSettings) {
    base.current = stored;
    setChanges(undefined);
    zodForm.restart(valuesOf(stored));
  }

  async function tellMeanwhile(mine: V) {
    const before = base.current;
    const [theirs, told] = await Promise.all([
      utils.config.settings.read.fetch(undefined, { staleTime: 0 }),
      utils.config.settings.changes.fetch({ since: before.stamp }, { staleTime: 0 }),
    ]);
    begin(theirs);
    zodForm.form.setValues(mergeSettings(valuesOf(before), valuesOf(theirs), mine));
    setChanges(told);
  }

  const zodForm = useZodForm<V>({
    initialValues: valuesOf(settings),
    check: problems,
    save: async (values) => {
      try {
        const answer = await save.mutateAsync({ ...toInput(values), since: base.current.stamp });
        onAnswer?.(answer);
      } catch (error) {
        if (!isRefusal(error, 'configuration.changedMeanwhile')) throw error;
        await tellMeanwhile(values);
        return notSaved;
      }
      // As it is stored now: secrets are hidden again, CSS is cleaned.
      begin(await utils.config.settings.read.fetch(undefined, { staleTime: 0 }));
    },
    onSaved: () => {
      notifications.show(saved ?? texts.saved);
      // Its name, variant and looks are the frame's too.
      return utils.auth.session.invalidate();
    },
  });
  const conflict: SettingsConflictProps | undefined = changes && {
    changes,
    onMine: () => void zodForm.send(),
    onTheirs: () => begin(base.current),
  };
  return { ...zodForm, isAsked: useAskedSecrets(zodForm.form, places), conflict };
}
