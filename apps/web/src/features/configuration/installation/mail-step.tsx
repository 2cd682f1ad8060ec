import { hiddenSecret } from '@dehesa/domain/configuration';
import type { FirstSettings } from '@dehesa/domain/installation';
import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { mailProblems } from '../mail/settings/mail-values';
import { OutgoingFields } from '../mail/settings/outgoing-fields';
import { FirstTestMail } from './first-test-mail';
import { InstallStep } from './install-step';
import { type StepProps, useInstallForm } from './use-install-form';

type Values = Omit<FirstSettings, 'appName' | 'logoId' | 'visitorLanguages' | 'territories' | 'mailPort'> & {
  mailPort: string;
};

/** The outgoing mail and its test; where the server names it, the test alone. */
export function MailStep({
  mailFromOutside,
  dirty,
  ...props
}: StepProps & { mailFromOutside: boolean; dirty: boolean }) {
  const { mail, step, fixed } = useTextsOf(installationTexts);
  const test = <FirstTestMail word={props.word} unsaved={dirty} />;
  if (!mailFromOutside)
    return (
      <>
        <OutgoingStep {...props} />
        {test}
      </>
    );
  return (
    <>
      <Card component="section">
        <Stack gap="xs">
          <Title order={2} size="h3">
            {step(3, mail.title)}
          </Title>
          <Text>
            {fixed('SMTP_URL')}. {mail.fromOutside}
          </Text>
        </Stack>
      </Card>
      {test}
    </>
  );
}

function OutgoingStep({ word, settings, onDirty }: StepProps) {
  const { mail, step: numbered } = useTextsOf(installationTexts);
  const { outgoing } = useTextsOf(mailConfiguration);
  const {
    appName: _name,
    logoId: _logo,
    visitorLanguages: _languages,
    territories: _territories,
    mailPort,
    ...rest
  } = settings;
  const { form, step } = useInstallForm<Values>({
    word,
    initialValues: { ...rest, mailPort: String(mailPort) },
    check: (values) => mailProblems({ ...values, adminAlias: '', adminEmails: [] }, outgoing),
    toSettings: (values) => ({ ...values, mailPort: Number(values.mailPort) }),
    afterwards: (values) => ({ ...values, mailPassword: values.mailPassword === '' ? '' : hiddenSecret }),
  });
  return (
    <InstallStep title={numbered(3, mail.title)} hint={outgoing.hint} onDirty={onDirty} {...step}>
      <OutgoingFields getInputProps={form.getInputProps} />
    </InstallStep>
  );
}
