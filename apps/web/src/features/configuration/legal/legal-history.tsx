import type { LegalKind } from '@dehesa/domain/configuration';
import { formatInstant, languageName } from '@dehesa/i18n/formats';
import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { Box, Card, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import './legal-history.css';

type Version = Outputs['config']['legalTexts']['versions'][number];

/** What each version said: what somebody accepted with a reservation. */
export function LegalHistory({ kind }: { kind: LegalKind }) {
  const texts = useTextsOf(publicSite).legal;
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
  const versions = trpc.config.legalTexts.versions.useQuery({ kind });
  return (
    <QueryView query={versions}>
      {(list) => (
        <Stack gap={0} mt="sm">
          {list.map((version) => (
            <OldText key={`${version.version}-${version.language}`} version={version} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function OldText({ version }: { version: Version }) {
  const texts = useTextsOf(publicSite).legal;
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
