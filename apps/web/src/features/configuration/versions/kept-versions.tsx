import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { formatInstant } from '@dehesa/i18n/formats';
import { ConfirmButton } from '@dehesa/ui';
import { Badge, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { Refusal } from '../../../lib/refusal';
import { OldVersion } from './old-versions';

/** A version as it is listed. */
interface KeptVersion {
  id: number;
  savedAt: Date | null;
  savedBy: string | null;
  current: boolean;
}

interface KeptVersionsProps {
  versions: readonly KeptVersion[];
  /** Nothing is put back over what was typed and not saved. */
  unsaved: boolean;
  /** What a version says. */
  render: (version: number) => ReactNode;
  /** Puts it back, and shows that in the form. */
  onRestore: (version: number) => Promise<void>;
}

/** What a text was saved as, the newest first, each to be read and to be put back (B94). */
export function KeptVersions({ versions, unsaved, render, onRestore }: KeptVersionsProps) {
  const { versions: texts } = useTextsOf(configurationTexts);
  if (versions.length === 0) return <Text>{texts.none}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      {versions.map((version) => (
        <OldVersion key={version.id} summary={<VersionLine version={version} />}>
          <Stack gap="sm" pb="md">
            {render(version.id)}
            {!version.current && <Restore unsaved={unsaved} onRestore={() => onRestore(version.id)} />}
          </Stack>
        </OldVersion>
      ))}
    </>
  );
}

function VersionLine({ version: { savedAt, savedBy, current } }: { version: KeptVersion }) {
  const { versions: texts } = useTextsOf(configurationTexts);
  const { language } = useLanguage();
  const when = savedAt === null ? texts.earlier : formatInstant(savedAt, language);
  return (
    <>
      {savedAt !== null && savedBy === null ? texts.nobody(when) : [when, savedBy].filter(Boolean).join(' · ')}{' '}
      {current && <Badge color="holm">{texts.current}</Badge>}
    </>
  );
}

/** Asks first, and tells what it was refused for. */
function Restore({ unsaved, onRestore }: { unsaved: boolean; onRestore: () => Promise<void> }) {
  const { versions: texts } = useTextsOf(configurationTexts);
  const { shell } = useTexts();
  const [failed, setFailed] = useState<unknown>(null);

  async function restore() {
    setFailed(null);
    try {
      await onRestore();
      notifications.show({ color: 'holm', message: texts.restored });
    } catch (error) {
      setFailed(error);
    }
  }

  return (
    <>
      <Group gap="sm">
        <ConfirmButton
          variant="default"
          disabled={unsaved}
          title={texts.restoreTitle}
          message={texts.restoreMessage}
          confirmLabel={texts.restore}
          cancelLabel={shell.cancel}
          onConfirm={restore}
        >
          {texts.restore}
        </ConfirmButton>
        {unsaved && <Text size="sm">{texts.unsaved}</Text>}
      </Group>
      <Refusal error={failed} />
    </>
  );
}
