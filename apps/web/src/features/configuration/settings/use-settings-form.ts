import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { type NotificationData, notifications } from '@mantine/notifications';
import { useTextsOf } from '../../../lib/backoffice-language';
import { useSavedForm } from '../../../lib/conflicts/use-saved-form';
import type { FormCheck } from '../../../lib/forms/zod-check';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc';
import { type AskedPlaces, useAskedSecrets } from './asked-secrets';

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

/** One part of the settings: saves what it edits and nothing else, and not over what somebody saved meanwhile (B95). */
export function useSettingsForm<V extends object>(part: SettingsPart<V>) {
  const { settings, valuesOf, toInput, problems, places = noPlaces, saved, onAnswer } = part;
  const texts = useTextsOf(configurationTexts);
  const utils = trpc.useUtils();
  const save = trpc.config.settings.save.useMutation();
  const savedForm = useSavedForm<StoredSettings, V>({
    stored: settings,
    valuesOf,
    check: problems,
    save: async (values, { stamp: since }) => {
      const answer = await save.mutateAsync({ ...toInput(values), since });
      onAnswer?.(answer);
    },
    // As it is stored now: secrets are hidden again, CSS is cleaned.
    read: () => utils.config.settings.read.fetch(undefined, { staleTime: 0 }),
    changes: ({ stamp: since }) => utils.config.settings.changes.fetch({ since }, { staleTime: 0 }),
    onSaved: () => {
      notifications.show(saved ?? texts.saved);
      // Its name, variant and looks are the frame's too.
      return utils.auth.session.invalidate();
    },
  });
  return { ...savedForm, isAsked: useAskedSecrets(savedForm.form, places) };
}
