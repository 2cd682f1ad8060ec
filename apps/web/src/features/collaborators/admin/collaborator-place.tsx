import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Text } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import type { CollaboratorRow } from './row';

/** Where it is, and in which territory it is managed. */
export function CollaboratorPlace({ row }: { row: CollaboratorRow }) {
  const { list } = useTextsOf(collaborators);
  const { language } = useLanguage();
  return (
    <>
      <Text size="sm">
        {row.locality}
        {row.province !== '' && row.province !== row.locality && ` (${row.province})`}
      </Text>
      <Text size="sm" c="dimmed">
        {row.territory?.[language] ?? list.withoutTerritory}
      </Text>
    </>
  );
}
