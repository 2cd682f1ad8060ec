import { ConfirmButton, type ConfirmButtonProps } from '@dehesa/ui';
import { ActionIcon, Group, Switch } from '@mantine/core';
import { IconCloudStorm, IconCopyPlus, IconExternalLink, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { useSetRegistrations } from '../use-set-registrations';
import type { ActivityListRow } from './list-view';
import { useTellRefusal } from '../../../lib/refusal';
import { useUndoNotice } from '../../../lib/bin/use-undo-notice';

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

interface HideButtonProps extends Pick<ConfirmButtonProps, 'children' | 'px' | 'variant' | 'aria-label'> {
  id: number;
}

/** Hides an activity after asking (B11). */
function HideButton({ id, ...button }: HideButtonProps) {
  const { activities, shell } = useTexts();
  const utils = trpc.useUtils();
  const tellUndo = useUndoNotice();
  const hide = trpc.activities.hide.useMutation({
    onSuccess: async (_, { id: hidden }) => {
      await utils.activities.invalidate();
      void tellUndo({
        message: activities.hide.done,
        hidden: true,
        undo: async () => {
          await utils.client.activities.changeMany.mutate({ ids: [hidden], action: 'show' });
          await utils.activities.invalidate();
        },
      });
    },
    onError: useTellRefusal(),
  });
  return (
    <ConfirmButton
      {...button}
      color="clay"
      title={activities.hide.title}
      message={activities.hide.message}
      confirmLabel={activities.hide.confirm}
      cancelLabel={shell.cancel}
      // A refusal has been shown above; the dialog only needs to close.
      onConfirm={() => hide.mutateAsync({ id }).catch(() => undefined)}
    />
  );
}

/** Opens and closes registrations at once; those of a suspended activity stay closed. */
export function RegistrationsSwitch({ row, dense = false }: { row: ActivityListRow; dense?: boolean }) {
  const { list } = useTexts().activities;
  const { language } = useLanguage();
  const set = useSetRegistrations();
  return (
    <Switch
      checked={!row.registrationsClosed}
      disabled={set.isPending || row.suspended}
      onChange={() => set.mutate({ id: row.id, closed: !row.registrationsClosed })}
      aria-label={list.toggle(row.title[language])}
      label={dense ? undefined : row.registrationsClosed ? list.closed : list.open}
    />
  );
}
