import { secretPlaces, settingsLimits as limits } from '@dehesa/domain/configuration';
import { database } from '@dehesa/i18n/backoffice/configuration';
import { formatNumber } from '@dehesa/i18n/formats';
import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconCloudUpload } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/forms/form';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { useAskedSecrets } from '../settings/asked-secrets';
import { SecretInput } from '../settings/secret-input';

/** Where published activities are sent, and sending them (B39). */
export function SyncCard() {
  const { sync: texts } = useTextsOf(database);
  const settings = trpc.config.settings.read.useQuery();
  return (
    <Card component="section" aria-labelledby="synchronisation">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id="synchronisation">
            {texts.title}
          </Title>
          <Text c="dimmed">{texts.hint}</Text>
        </div>
        <QueryView query={settings}>
          {(data) => <SyncForm stored={{ syncUrl: data.syncUrl, syncToken: data.syncToken }} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

interface SyncValues {
  syncUrl: string;
  syncToken: string;
}

function SyncForm({ stored }: { stored: SyncValues }) {
  const { sync: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const save = trpc.config.settings.save.useMutation();
  const run = trpc.config.database.synchronise.useMutation();
  const form = useForm<SyncValues>({
    initialValues: stored,
    validate: { syncUrl: (url) => (/^(https?:\/\/\S+)?$/i.test(url.trim()) ? null : texts.urlInvalid) },
    clearInputErrorOnChange: true,
  });
  const isAsked = useAskedSecrets(form, secretPlaces);
  const dirty = form.isDirty();
  const failed = save.error ?? run.error;

  async function submit(values: SyncValues) {
    run.reset();
    try {
      await save.mutateAsync(values);
    } catch {
      // The mutation's own state shows it.
      return;
    }
    notifications.show({ color: 'holm', message: texts.saved });
    // What is stored now has the key hidden again.
    const { syncUrl, syncToken } = await utils.config.settings.read.fetch(undefined, { staleTime: 0 });
    form.setInitialValues({ syncUrl, syncToken });
    form.setValues({ syncUrl, syncToken });
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        (errors) => requestAnimationFrame(() => focusFirstError(form, errors)),
      )}
    >
      <UnsavedChanges
        isDirty={() => form.isDirty()}
        leaves={({ current, next }) =>
          next.pathname !== current.pathname || tabOf(next.search) !== tabOf(current.search)
        }
      />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={texts.url}
            placeholder={texts.urlHint}
            type="url"
            maxLength={limits.address}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('syncUrl')}
          />
          <SecretInput
            label={texts.token}
            description={texts.tokenHint}
            asked={isAsked('syncToken')}
            {...form.getInputProps('syncToken')}
          />
        </SimpleGrid>
        {failed && (
          <Alert color="clay" variant="light" role="alert" title={errorMessage(failed, language).title}>
            <Text c="var(--dehesa-ink)">{errorMessage(failed, language).message}</Text>
          </Alert>
        )}
        {run.isSuccess && (
          <Alert color="holm" variant="light" role="status">
            <Text c="var(--dehesa-ink)">{texts.sent(formatNumber(run.data.sent, language), run.data.sent === 1)}</Text>
          </Alert>
        )}
        {dirty && <Text c="dimmed">{texts.unsaved}</Text>}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={!dirty}>
            {texts.save}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCloudUpload size={18} stroke={1.6} aria-hidden />}
            loading={run.isPending}
            disabled={dirty}
            onClick={() => {
              save.reset();
              run.mutate();
            }}
          >
            {texts.run}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Another page of the log above leaves the form where it is. */
function tabOf(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'tab' in search ? search.tab : undefined;
}
