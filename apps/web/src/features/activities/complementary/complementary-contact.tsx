import { Anchor, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import type { ComplementaryRow } from './row';
import { titleOf } from './title-of';

/** The phone and the website, to be used at once. */
export function ComplementaryContact({ row }: { row: ComplementaryRow }) {
  const { list } = useTexts().complementary;
  const { language } = useLanguage();
  if (row.phone === '' && row.url === '') return null;
  return (
    <Group gap="0 var(--mantine-spacing-md)">
      {row.phone !== '' && (
        <Anchor size="sm" py={12} href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>
          {row.phone}
        </Anchor>
      )}
      {row.url !== '' && (
        <Anchor
          size="sm"
          py={12}
          href={row.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={list.website(titleOf(row, language))}
        >
          {hostOf(row.url)} <IconExternalLink size={14} aria-hidden />
        </Anchor>
      )}
    </Group>
  );
}

/** The server has checked that it is an address; an older one may still not be. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
