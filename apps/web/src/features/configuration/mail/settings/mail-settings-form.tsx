import { secretPlaces, settingsLimits as limits } from '@dehesa/domain/configuration';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Card, Checkbox, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { focusFirstError } from '../../../../lib/forms/form';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { UnsavedChanges } from '../../../../lib/forms/unsaved-changes';
import { useAskedSecrets } from '../../settings/asked-secrets';
import { SecretInput } from '../../settings/secret-input';
import { mailProblems, type MailValues, toInput, valuesOf } from './mail-values';
import { TestMail } from './test-mail';

/** The outgoing mail and whom to tell (U39), and the test of both. */
export function MailSettingsForm({ settings }: { settings: Outputs['config']['settings']['read'] }) {
  const texts = useTextsOf(mailConfiguration);
  const { outgoing, administrators } = texts;
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const save = trpc.config.settings.save.useMutation();
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const form = useForm<MailValues>({
    initialValues: valuesOf(settings),
    validate: (values) => mailProblems(values, outgoing),
    clearInputErrorOnChange: true,
  });
  const isAsked = useAskedSecrets(form, secretPlaces);
  const dirty = form.isDirty();

  async function submit(values: MailValues) {
    setNotice(undefined);
    try {
      await save.mutateAsync(toInput(values));
    } catch (error) {
      setNotice(errorMessage(error, language));
      return;
    }
    notifications.show(texts.saved);
    // What is stored now has the password hidden again.
    const stored = valuesOf(await utils.config.settings.read.fetch(undefined, { staleTime: 0 }));
    form.setInitialValues(stored);
    form.setValues(stored);
  }

  return (
    <>
      <UnsavedChanges
        isDirty={() => form.isDirty()}
        leaves={({ current, next }) =>
          next.pathname !== current.pathname || tabOf(next.search) !== tabOf(current.search)
        }
      />
      <Card
        component="form"
        noValidate
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          (errors) => requestAnimationFrame(() => focusFirstError(form, errors)),
        )}
      >
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
          {notice && (
            <Alert color="clay" variant="light" role="alert" title={notice.title}>
              {notice.message}
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={save.isPending} disabled={!dirty}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </Card>
      <TestMail unsaved={dirty} />
    </>
  );
}

/** A template or a message that opens over this tab leaves the form where it is. */
function tabOf(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'tab' in search ? search.tab : undefined;
}
