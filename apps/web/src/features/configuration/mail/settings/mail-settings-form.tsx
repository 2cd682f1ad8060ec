import { secretPlaces, settingsLimits as limits } from '@dehesa/domain/configuration';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { SaveBar } from '../../../../lib/forms/save-bar';
import { leavesTab, UnsavedChanges } from '../../../../lib/forms/unsaved-changes';
import { mailProblems, type MailValues, toInput, valuesOf } from './mail-values';
import { OutgoingFields } from './outgoing-fields';
import { TestMail } from './test-mail';
import { FormNotice } from '../../../../lib/forms/form-notice';
import { ConflictBox } from '../../../../lib/conflicts/conflict-box';
import { useFixedSettings } from '../../settings/fixed-settings';
import { type StoredSettings, useSettingsForm } from '../../settings/use-settings-form';
import { TextInput } from '../../../../lib/inputs/inputs';

/** The outgoing mail and whom to tell (U39), and the test of both. */
export function MailSettingsForm({ settings }: { settings: StoredSettings }) {
  const texts = useTextsOf(mailConfiguration);
  const { outgoing, administrators } = texts;
  const { form, notice, lock, faults, isAsked, conflict, attributes } = useSettingsForm<MailValues>({
    settings,
    valuesOf,
    toInput,
    problems: (values) => mailProblems(values, outgoing),
    places: secretPlaces,
  });
  const dirty = form.isDirty();
  const fixed = useFixedSettings();

  return (
    <>
      <UnsavedChanges isDirty={() => form.isDirty()} leaves={leavesTab} />
      <Card component="form" {...attributes}>
        <Stack gap="lg">
          <div>
            <Title order={2} size="h3">
              {outgoing.title}
            </Title>
            <Text c="dimmed">{outgoing.hint}</Text>
          </div>
          <OutgoingFields
            getInputProps={form.getInputProps}
            passwordAsked={isAsked('mailPassword')}
            fixed={fixed.mail}
          />
          <div>
            <Title order={2} size="h3">
              {administrators.title}
            </Title>
            <Text c="dimmed">{administrators.hint}</Text>
          </div>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={administrators.alias}
              maxLength={limits.alias}
              autoComplete="off"
              {...form.getInputProps('adminAlias')}
            />
            {form.values.adminEmails.map((_, index) => (
              <TextInput
                // oxlint-disable-next-line react/no-array-index-key -- a line is its place: there are always three
                key={index}
                label={administrators.email(index + 1)}
                type="email"
                maxLength={limits.email}
                autoComplete="off"
                {...form.getInputProps(`adminEmails.${index}`)}
              />
            ))}
          </SimpleGrid>
          <ConflictBox conflict={conflict} />
          <FormNotice notice={notice} />
          <SaveBar save={texts.save} dirty={dirty} locked={lock.locked} faults={faults} onlyDirty />
        </Stack>
      </Card>
      <TestMail unsaved={dirty} />
    </>
  );
}
