import { formatDayMonthYear } from '@dehesa/domain/dates';
import { ActionIcon, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { ActivityThumbnail } from './activity-thumbnail';
import type { ActivityListRow } from './list-view';

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

/** The related activities of a row: where each leads, when and where it is. */
export function RelatedList({ row }: { row: ActivityListRow }) {
  const { activities, shell } = useTexts();
  const { list } = activities;
  const { language } = useLanguage();
  return (
    <Stack
      component="ul"
      gap="xs"
      m={0}
      p={0}
      style={{ listStyle: 'none' }}
      aria-label={list.relatedTo(row.title[language])}
    >
      {row.related.map((related) => (
        <Group component="li" key={related.id} gap="sm" wrap="nowrap">
          <ActivityThumbnail imageUrl={related.imageUrl} side={44} />
          <Stack gap={0} miw={0} flex={1}>
            <Group gap="xs">
              <Anchor
                size="sm"
                fw={600}
                lh={1.35}
                renderRoot={(props) => <Link {...props} to="/actividades/edit/actividad" search={{ id: related.id }} />}
              >
                {related.title[language]}
              </Anchor>
              {related.hidden && (
                <Badge color="clay" variant="light">
                  {list.hidden}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {formatDayMonthYear(related.date)} · {shell.territories[related.territoryId]}
            </Text>
          </Stack>
          <ActionIcon
            component="a"
            href={`/actividad/${related.slug}`}
            target="_blank"
            rel="noopener"
            aria-label={list.view(related.title[language])}
          >
            <IconExternalLink size={20} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}
