import { territoryIds } from '@dehesa/domain/access';
import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { isEmail } from '@dehesa/domain/identity';
import type { FirstSettings } from '@dehesa/domain/installation';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Fieldset, SimpleGrid, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.css';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { InstallStep } from './install-step';
import { type StepProps, useInstallForm } from './use-install-form';

type Contacts = FirstSettings['territories'];

/** Whom each territory tells of its reservations. */
export function ContactsStep({ word, settings, onDirty }: StepProps) {
  const { contacts, step: numbered } = useTextsOf(installationTexts);
  const { territory: texts } = useTextsOf(configurationTexts);
  const { outgoing } = useTextsOf(mailConfiguration);
  const { shell } = useTexts();
  const { form, step } = useInstallForm<Contacts>({
    word,
    initialValues: withLines(settings.territories),
    check: (values) => wrongAddresses(values, outgoing.emailInvalid),
    toSettings: (territories) => ({ territories }),
  });
  return (
    <InstallStep title={numbered(2, contacts.title)} hint={contacts.hint} onDirty={onDirty} {...step}>
      {territoryIds.map((id) => (
        <Fieldset key={id} legend={shell.territories[id]}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={texts.adminAlias}
              maxLength={limits.alias}
              autoComplete="off"
              {...form.getInputProps(`${id}.adminAlias`)}
            />
            {form.values[id].adminEmails.map((_, line) => (
              <TextInput
                // oxlint-disable-next-line react/no-array-index-key -- a line is its place: there are always three
                key={line}
                label={texts.adminEmail(line + 1)}
                type="email"
                maxLength={limits.email}
                autoComplete="off"
                {...form.getInputProps(`${id}.adminEmails.${line}`)}
              />
            ))}
          </SimpleGrid>
        </Fieldset>
      ))}
    </InstallStep>
  );
}

/** Always as many lines as there may be. */
function withLines(territories: Contacts): Contacts {
  const lines = ({ adminAlias, adminEmails }: Contacts[1]) => ({
    adminAlias,
    adminEmails: Array.from({ length: limits.adminEmails }, (_, index) => adminEmails[index] ?? ''),
  });
  return { 1: lines(territories[1]), 2: lines(territories[2]) };
}

function wrongAddresses(values: Contacts, text: string): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const id of territoryIds)
    for (const [line, address] of values[id].adminEmails.entries())
      if (address.trim() !== '' && !isEmail(address.trim())) problems[`${id}.adminEmails.${line}`] = text;
  return problems;
}
