import type { LegalKind } from '@dehesa/domain/configuration';
import { formatInstant, languageName } from '@dehesa/i18n/formats';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Box, Card, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { type Outputs, trpc } from '../../../lib/trpc';
import { usePublicSiteTexts } from '../use-public-site-texts';
import './legal-history.css';

type Version = Outputs['config']['legalTexts']['versions'][number];

/** What each version said: what somebody accepted with a reservation. */
export function LegalHistory({ kind }: { kind: LegalKind }) {
  const texts = usePublicSiteTexts().legal;
  const [opened, setOpened] = useState(false);
  return (
    <Card>
      <details className="legal-history" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>{texts.history}</summary>
        {opened && <Versions kind={kind} />}
      </details>
    </Card>
  );
}

function Versions({ kind }: { kind: LegalKind }) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const versions = trpc.config.legalTexts.versions.useQuery({ kind });
  if (versions.error) {
    return (
      <ErrorState
        {...errorMessage(versions.error, language)}
        retryLabel={shell.retry}
        onRetry={() => void versions.refetch()}
      />
    );
  }
  if (!versions.data) return <LoadingState label={shell.loading} />;
  return (
    <Stack gap={0} mt="sm">
      {versions.data.map((version) => (
        <OldText key={`${version.version}-${version.language}`} version={version} />
      ))}
    </Stack>
  );
}

function OldText({ version }: { version: Version }) {
  const texts = usePublicSiteTexts().legal;
  const { language } = useLanguage();
  const date = formatInstant(version.savedAt, language);
  return (
    <details className="legal-history legal-history-version">
      <summary>{texts.historyOf(version.version, languageName(version.language, language).toLowerCase())}</summary>
      <Text size="sm" c="dimmed">
        {version.savedBy === null ? texts.broughtBy(date) : texts.savedBy(date, version.savedBy)}
      </Text>
      {/* Cleaned by an allow list when it was saved (B45). */}
      <Box lang={version.language} dangerouslySetInnerHTML={{ __html: version.html }} />
    </details>
  );
}
