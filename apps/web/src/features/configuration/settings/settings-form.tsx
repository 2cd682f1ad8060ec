import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { SaveBar } from '../../../lib/forms/save-bar';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { FormNotice } from '../../../lib/forms/form-notice';
import type { SavedForm } from '../../../lib/conflicts/use-saved-form';
import { ConflictBox } from '../../../lib/conflicts/conflict-box';
import { type SettingsPart, type StoredSettings, useSettingsForm } from './use-settings-form';

export interface SettingsFormProps<V extends object> extends SettingsPart<V> {
  children: (form: UseFormReturnType<V>, isAsked: (path: string) => boolean) => ReactNode;
  /** What follows the button that saves. */
  renderBelow?: (form: UseFormReturnType<V>, saved: Pick<SavedForm<StoredSettings, V>, 'base' | 'reload'>) => ReactNode;
}

/** One part of the settings, which asks before something typed is lost. */
export function SettingsForm<V extends object>({ children, renderBelow, ...part }: SettingsFormProps<V>) {
  const texts = useTextsOf(configurationTexts);
  const { form, notice, lock, faults, isAsked, conflict, base, reload, attributes } = useSettingsForm(part);
  return (
    <Stack gap="lg">
      <form {...attributes}>
        <UnsavedChanges isDirty={() => form.isDirty()} />
        <Stack gap="lg">
          {children(form, isAsked)}
          <ConflictBox conflict={conflict} />
          <FormNotice notice={notice} />
          <SaveBar save={texts.save} dirty={form.isDirty()} locked={lock.locked} faults={faults} onlyDirty />
        </Stack>
      </form>
      {renderBelow?.(form, { base, reload })}
    </Stack>
  );
}

/** What a tab shows once the settings are there. */
export function WithSettings({ children }: { children: (settings: StoredSettings) => ReactNode }) {
  const settings = trpc.config.settings.read.useQuery();
  return <QueryView query={settings}>{children}</QueryView>;
}
