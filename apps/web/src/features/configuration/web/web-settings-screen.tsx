import { ErrorState, LoadingState } from '@dehesa/ui';
import { Stack } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { CollaboratorKeyCard } from './collaborator-key-card';
import { SnippetCard } from './snippet-card';
import { WidgetOriginsForm } from './widget-origins-form';

/** What opens the product to other sites; each card saves by itself, so that another screen may show one of them. */
export function WebSettingsScreen() {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const settings = trpc.config.web.read.useQuery();
  if (settings.error && !settings.data) {
    return (
      <ErrorState
        {...errorMessage(settings.error, language)}
        retryLabel={shell.retry}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (!settings.data) return <LoadingState label={shell.loading} />;
  const { widgetOrigins, signUpAddress, publicUrl } = settings.data;
  return (
    <Stack gap="lg">
      <WidgetOriginsForm origins={widgetOrigins} />
      <SnippetCard publicUrl={publicUrl} />
      <CollaboratorKeyCard signUpAddress={signUpAddress} />
    </Stack>
  );
}
