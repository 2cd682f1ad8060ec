import { ErrorState, LoadingState } from '@dehesa/ui';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { type Outputs, trpc } from '../../../lib/trpc';

export type StoredSettings = Outputs['config']['settings']['read'];

/** What a tab shows once the settings are there. */
export function WithSettings({ children }: { children: (settings: StoredSettings) => ReactNode }) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const settings = trpc.config.settings.read.useQuery();
  if (settings.data) return children(settings.data);
  if (!settings.error) return <LoadingState label={shell.loading} />;
  return (
    <ErrorState
      {...errorMessage(settings.error, language)}
      retryLabel={shell.retry}
      onRetry={() => void settings.refetch()}
    />
  );
}
