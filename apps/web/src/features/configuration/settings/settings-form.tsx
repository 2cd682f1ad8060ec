import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/forms/form';
import { useFormLock } from '../../../lib/forms/form-lock';
import { QueryView } from '../../../lib/query-view';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { type AskedPlaces, useAskedSecrets } from './asked-secrets';

export interface SettingsFormProps<V extends Record<string, unknown>> {
  settings: StoredSettings;
  /** The part of the settings that this form edits, as its fields hold it. */
  valuesOf: (settings: StoredSettings) => V;
  toInput: (values: V) => Inputs['config']['settings']['save'];
  /** What is wrong, by the field's path. */
  problems: (values: V) => Record<string, string>;
  /** Its secrets that are stored for one place, by path (B42). */
  places?: AskedPlaces;
  children: (form: UseFormReturnType<V>, isAsked: (path: string) => boolean) => ReactNode;
  /** What follows the button that saves. */
  renderBelow?: (form: UseFormReturnType<V>) => ReactNode;
}

const noPlaces: AskedPlaces = {};

/** One part of the settings: saves what it edits and nothing else, and asks before something typed is lost. */
export function SettingsForm<V extends Record<string, unknown>>(props: SettingsFormProps<V>) {
  const { settings, valuesOf, toInput, problems, places = noPlaces, children, renderBelow } = props;
  const texts = useTextsOf(configurationTexts);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const save = trpc.config.settings.save.useMutation();
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const lock = useFormLock();
  const form = useForm<V>({
    initialValues: valuesOf(settings),
    validate: problems,
    clearInputErrorOnChange: true,
  });
  const isAsked = useAskedSecrets(form, places);

  async function submit(values: V) {
    setNotice(undefined);
    try {
      await save.mutateAsync(toInput(values));
      // As it is stored now: secrets are hidden again, CSS is cleaned.
      const stored = valuesOf(await utils.config.settings.read.fetch(undefined, { staleTime: 0 }));
      form.setInitialValues(stored);
      form.setValues(stored);
    } catch (error) {
      setNotice(errorMessage(error, language));
      return;
    }
    notifications.show(texts.saved);
    // Its name, variant and looks are the frame's too.
    await utils.auth.session.invalidate();
  }

  return (
    <Stack gap="lg">
      <form
        noValidate
        {...lock.attributes}
        onSubmit={form.onSubmit(
          (values) => void lock.hold(() => submit(values)),
          (errors) => requestAnimationFrame(() => focusFirstError(form, errors)),
        )}
      >
        <UnsavedChanges isDirty={() => form.isDirty()} />
        <Stack gap="lg">
          {children(form, isAsked)}
          {notice && (
            <Alert color="clay" variant="light" role="alert" title={notice.title}>
              {notice.message}
            </Alert>
          )}
          <Group gap="md">
            <Button type="submit" loading={lock.locked} disabled={!form.isDirty()}>
              {texts.save}
            </Button>
            {form.isDirty() && <Text c="dimmed">{texts.unsaved}</Text>}
          </Group>
        </Stack>
      </form>
      {renderBelow?.(form)}
    </Stack>
  );
}

export type StoredSettings = Outputs['config']['settings']['read'];

/** What a tab shows once the settings are there. */
export function WithSettings({ children }: { children: (settings: StoredSettings) => ReactNode }) {
  const settings = trpc.config.settings.read.useQuery();
  return <QueryView query={settings}>{children}</QueryView>;
}

/** A titled group of settings. */
export function SettingsCard({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {hint !== undefined && <Text c="dimmed">{hint}</Text>}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
