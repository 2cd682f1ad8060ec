import { secretPlaces, settingsLimits as limits } from '@dehesa/domain/configuration';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Card, Checkbox, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { SaveBar } from '../../../../lib/forms/save-bar';
import { leavesTab, UnsavedChanges } from '../../../../lib/forms/unsaved-changes';
import { SecretInput } from '../../settings/secret-input';
import { mailProblems, type MailValues, toInput, valuesOf } from './mail-values';
import { TestMail } from './test-mail';
import { FormNotice } from '../../../../lib/forms/form-notice';
import { ConflictBox } from '../../settings/conflict-box';
import { type StoredSettings, useSettingsForm } from '../../settings/use-settings-form';

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
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={outgoing.host}
              maxLength={limits.host}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('mailHost')}
            />
            <TextInput
              label={outgoing.port}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              {...form.getInputProps('mailPort')}
            />
            <TextInput
              label={outgoing.account}
              maxLength={limits.account}
              autoComplete="off"
              spellCheck={false}
              {...form.getInputProps('mailAccount')}
            />
            <SecretInput
              label={outgoing.password}
              description={outgoing.passwordHint}
              asked={isAsked('mailPassword')}
              {...form.getInputProps('mailPassword')}
            />
            <TextInput
              label={outgoing.from}
              description={outgoing.fromHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="email"
              maxLength={limits.email}
              autoComplete="off"
              {...form.getInputProps('mailFrom')}
            />
            <TextInput
              label={outgoing.alias}
              maxLength={limits.alias}
              autoComplete="off"
              {...form.getInputProps('mailAlias')}
            />
          </SimpleGrid>
          <Checkbox
            label={outgoing.tls}
            description={outgoing.tlsHint}
            {...form.getInputProps('mailTls', { type: 'checkbox' })}
          />
          <Checkbox
            label={outgoing.requireTls}
            description={outgoing.requireTlsHint}
            {...form.getInputProps('mailRequireTls', { type: 'checkbox' })}
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
