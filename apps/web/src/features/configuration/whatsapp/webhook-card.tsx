import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { SimpleGrid } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { SettingsCard } from '../settings/settings-card';
import { CopiedField } from './copied-field';

/** What is typed at WhatsApp so that messages arrive here: the same for both territories. */
export function WebhookCard() {
  const { account: texts } = useTextsOf(whatsappTexts);
  const setup = trpc.config.settings.whatsapp.useQuery();
  return (
    <SettingsCard title={texts.webhook} hint={texts.webhookHint}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CopiedField label={texts.webhookUrl} value={setup.data?.webhookUrl ?? ''} />
        <CopiedField label={texts.verifyToken} value={setup.data?.verifyToken ?? ''} />
      </SimpleGrid>
    </SettingsCard>
  );
}
