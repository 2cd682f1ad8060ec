import type { TerritoryId } from '@dehesa/domain/access';
import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { SectionCard } from '@dehesa/ui';
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { SecretInput } from '../settings/secret-input';
import { RefusedByWhatsapp } from '../whatsapp/template-approval';
import type { GeneralValues } from './general-values';
import { Refusal } from '../../../lib/refusal';

export interface TerritoryCardProps {
  form: UseFormReturnType<GeneralValues>;
  /** Whether the secret at a path has to be typed again. */
  isAsked: (path: string) => boolean;
  territoryId: TerritoryId;
}

/** Whom a territory tells of its reservations, and its WhatsApp account. */
export function TerritoryCard({ form, isAsked, territoryId }: TerritoryCardProps) {
  const { territory: texts } = useTextsOf(configurationTexts);
  const { account: whatsapp } = useTextsOf(whatsappTexts);
  const { shell } = useTexts();
  const field = (name: string) => form.getInputProps(`territories.${territoryId}.${name}`);
  return (
    <SectionCard title={shell.territories[territoryId]} hint={texts.adminHint}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={texts.adminAlias} maxLength={limits.alias} autoComplete="off" {...field('adminAlias')} />
        {form.values.territories[territoryId].adminEmails.map((_, line) => (
          <TextInput
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place: there are always three
            key={line}
            label={texts.adminEmail(line + 1)}
            type="email"
            maxLength={limits.email}
            autoComplete="off"
            {...field(`adminEmails.${line}`)}
          />
        ))}
      </SimpleGrid>
      <Title order={3} size="h4">
        {texts.whatsapp}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={texts.phoneNumberId}
          maxLength={limits.whatsappAccount}
          autoComplete="off"
          {...field('whatsappPhoneNumberId')}
        />
        <TextInput
          label={texts.accountId}
          maxLength={limits.whatsappAccount}
          autoComplete="off"
          {...field('whatsappAccountId')}
        />
        <SecretInput
          label={texts.token}
          asked={isAsked(`territories.${territoryId}.whatsappToken`)}
          {...field('whatsappToken')}
        />
        <SecretInput label={whatsapp.appSecret} description={whatsapp.appSecretHint} {...field('whatsappAppSecret')} />
        <TextInput
          label={texts.inboxUrl}
          description={texts.inboxUrlHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="url"
          maxLength={limits.address}
          autoComplete="off"
          {...field('inboxUrl')}
        />
      </SimpleGrid>
      <TestAccount territoryId={territoryId} unsaved={form.isDirty(`territories.${territoryId}`)} />
    </SectionCard>
  );
}

/** Asks WhatsApp for the number of the account as it is stored, and shows what it answers. */
function TestAccount({ territoryId, unsaved }: { territoryId: TerritoryId; unsaved: boolean }) {
  const { account: texts } = useTextsOf(whatsappTexts);
  const test = trpc.config.settings.testWhatsapp.useMutation();
  const shown = !unsaved && !test.isPending;
  return (
    <Stack gap="sm">
      <Group gap="md">
        <Button
          type="button"
          variant="default"
          loading={test.isPending}
          disabled={unsaved}
          leftSection={<IconPlugConnected size={18} aria-hidden />}
          onClick={() => test.mutate({ territoryId })}
        >
          {texts.test}
        </Button>
        {unsaved && <Text>{texts.saveFirst}</Text>}
      </Group>
      {shown && <Refusal error={test.error} />}
      {shown && test.data?.ok === false && <RefusedByWhatsapp reason={test.data.reason} />}
      {shown && test.data?.ok === true && (
        <Alert color="holm" role="status" title={texts.works}>
          <Text c="var(--dehesa-ink)">
            {texts.number}: {test.data.value.displayPhoneNumber}
            <br />
            {texts.name}: {test.data.value.verifiedName}
            <br />
            {texts.quality}: {test.data.value.qualityRating}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}
