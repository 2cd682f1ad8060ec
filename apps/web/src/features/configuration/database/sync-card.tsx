import { secretPlaces, settingsLimits as limits } from '@dehesa/domain/configuration';
import { database } from '@dehesa/i18n/backoffice/configuration';
import { formatNumber } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { leavesTab, UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { SecretInput } from '../settings/secret-input';
import { FormNotice } from '../../../lib/forms/form-notice';
import type { FormProblems } from '../../../lib/forms/zod-check';
import { Refusal } from '../../../lib/refusal';
import { ConflictBox } from '../../../lib/conflicts/conflict-box';
import { type StoredSettings, useSettingsForm } from '../settings/use-settings-form';
import { isAddressOrNone } from '../settings/setting-address';

/** Where published activities are sent, and sending them (B39). */
export function SyncCard() {
  const { sync: texts } = useTextsOf(database);
  const settings = trpc.config.settings.read.useQuery();
  return (
    <SectionCard title={texts.title} hint={texts.hint}>
      <QueryView query={settings}>{(data) => <SyncForm settings={data} />}</QueryView>
    </SectionCard>
  );
}

function SyncForm({ settings }: { settings: StoredSettings }) {
  const { sync: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const run = trpc.config.database.synchronise.useMutation();
  const { form, notice, tell, lock, isAsked, conflict, attributes } = useSettingsForm({
    settings,
    valuesOf: ({ syncUrl, syncToken }) => ({ syncUrl, syncToken }),
    toInput: (values) => values,
    problems: ({ syncUrl }): FormProblems => (isAddressOrNone(syncUrl) ? {} : { syncUrl: texts.urlInvalid }),
    places: secretPlaces,
    saved: { color: 'holm', message: texts.saved },
  });
  const dirty = form.isDirty();

  return (
    <form
      {...attributes}
      onSubmit={(event) => {
        run.reset();
        attributes.onSubmit(event);
      }}
    >
      <UnsavedChanges isDirty={() => form.isDirty()} leaves={leavesTab} />
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
        <ConflictBox conflict={conflict} />
        <FormNotice notice={notice} />
        <Refusal error={run.error} />
        {run.isSuccess && (
          <Alert color="holm" variant="light" role="status">
            <Text c="var(--dehesa-ink)">{texts.sent(formatNumber(run.data.sent, language), run.data.sent === 1)}</Text>
          </Alert>
        )}
        {dirty && <Text c="dimmed">{texts.unsaved}</Text>}
        <Group gap="sm">
          <Button type="submit" loading={lock.locked} disabled={!dirty}>
            {texts.save}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCloudUpload size={18} stroke={1.6} aria-hidden />}
            loading={run.isPending}
            disabled={dirty}
            onClick={() => {
              tell(undefined);
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
