import { ActionIcon, Group } from '@mantine/core';
import { IconCloudStorm, IconCopyPlus, IconExternalLink, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { HideButton } from '../hide-button';
import type { ActivityListRow } from './row';

/** View, edit, duplicate, suspend, hide. */
export function ActivityActions({ row }: { row: ActivityListRow }) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  const title = row.title[language];
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        component="a"
        href={`/actividad/${row.slug}`}
        target="_blank"
        rel="noopener"
        aria-label={list.view(title)}
        title={list.view(title)}
      >
        <IconExternalLink size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={list.edit(title)}
        title={list.edit(title)}
        renderRoot={(props) => <Link {...props} to="/actividades/edit/actividad" search={{ id: row.id }} />}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={list.duplicate(title)}
        title={list.duplicate(title)}
        renderRoot={(props) => <Link {...props} to="/actividades/duplicar/actividad" search={{ id: row.id }} />}
      >
        <IconCopyPlus size={20} aria-hidden />
      </ActionIcon>
      {(row.suspended || !row.availability.past) && (
        <ActionIcon
          aria-label={list.suspend(title)}
          title={list.suspend(title)}
          renderRoot={(props) => <Link {...props} to="/actividades/admin/suspension/$id" params={{ id: row.id }} />}
        >
          <IconCloudStorm size={20} aria-hidden />
        </ActionIcon>
      )}
      {!row.hidden && (
        <span title={list.hide(title)}>
          <HideButton id={row.id} variant="subtle" px={12} aria-label={list.hide(title)}>
            <IconEyeOff size={20} aria-hidden />
          </HideButton>
        </span>
      )}
    </Group>
  );
}
