import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import type { ActivityListRow } from './row';

export interface Expansion {
  expanded: boolean;
  onToggle: () => void;
}

/** Where the related activities of a row are, for the button that shows them. */
export const relatedListId = (id: number) => `related-${id}`;

/** Shows and hides the related activities of a row; nothing where it has none. */
export function RelatedToggle({
  row,
  expanded,
  height,
  onToggle,
}: Expansion & { row: ActivityListRow; height: number }) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  if (row.related.length === 0) return null;
  const count = list.related(row.related.length);
  const Chevron = expanded ? IconChevronUp : IconChevronDown;
  return (
    <Button
      variant="subtle"
      fz="sm"
      px={6}
      ml={-6}
      h={height}
      rightSection={<Chevron size={16} aria-hidden />}
      aria-expanded={expanded}
      aria-controls={relatedListId(row.id)}
      aria-label={`${count}: ${row.title[language]}`}
      onClick={onToggle}
    >
      {count}
    </Button>
  );
}
