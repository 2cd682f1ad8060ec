import { Badge, Text } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import type { ComplementaryRow } from './row';
import { titleOf } from './title-of';

/** The title, struck out and marked where it is hidden. */
export function ComplementaryTitle({ row }: { row: ComplementaryRow }) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  return (
    <div>
      <Text
        fw={600}
        size="sm"
        lh={1.35}
        c={row.hidden ? 'dimmed' : undefined}
        td={row.hidden ? 'line-through' : undefined}
      >
        {titleOf(row, language)}
      </Text>
      {row.hidden && (
        <Badge color="clay" variant="light" tt="none" mt={4}>
          {list.hidden}
        </Badge>
      )}
    </div>
  );
}
