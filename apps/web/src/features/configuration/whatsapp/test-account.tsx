import type { TerritoryId } from '@dehesa/domain/access';
import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { RefusedByWhatsapp, WhatsappRefusal } from './whatsapp-refusal';

/** Asks WhatsApp for the number of the account as it is stored, and shows what it answers. */
export function TestAccount({ territoryId, unsaved }: { territoryId: TerritoryId; unsaved: boolean }) {
  const { account: texts } = useTextsOf(whatsappTexts);
  const { language } = useLanguage();
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
      {shown && test.isError && <WhatsappRefusal {...errorMessage(test.error, language)} />}
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
