import { ErrorState, LoadingState } from '@dehesa/ui';
import { Stack } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { MailSettingsForm } from './settings/mail-settings-form';
import { SuppressionSection } from './suppressions/suppression-section';
import { TemplateSection } from './templates/template-section';

/** The settings of the mail with their test, the templates (U39), and whom nothing is sent to. */
export function MailTab() {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const settings = trpc.config.settings.read.useQuery();
  return (
    <Stack gap="lg">
      {settings.isPending && <LoadingState label={shell.loading} />}
      {settings.isError && !settings.data && (
        <ErrorState
          {...errorMessage(settings.error, language)}
          retryLabel={shell.retry}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && <MailSettingsForm settings={settings.data} />}
      <TemplateSection />
      <SuppressionSection />
    </Stack>
  );
}
