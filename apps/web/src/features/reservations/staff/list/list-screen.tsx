import { guideNameTexts } from '@dehesa/i18n/backoffice/guide-names';
import { PageHeader } from '@dehesa/ui';
import { Box, Button, Text } from '@mantine/core';
import { IconPlus, IconUserCheck } from '@tabler/icons-react';
import { BinLink } from '../../../../lib/bin/bin-link';
import { useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { LinkButton } from '../../../../lib/addresses/links';
import { ActivityCards } from './activity-cards';
import { ListFilters } from './list-filters';
import classes from './list-screen.module.css';
import type { ListView } from './list-view';
import { NewestPending } from './newest-pending';

interface ListScreenProps {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
}

/** Activities with the state of their reservations, and the newest requests (U22). */
export function ListScreen({ view, onView }: ListScreenProps) {
  const { list } = useTexts().reservations;
  return (
    <>
      <PageHeader
        title={list.title}
        description={<Text c="dimmed">{list.description}</Text>}
        actions={
          <>
            <LinkButton to="/actividades/admin/calendario" variant="default">
              {useTextsOf(guideNameTexts).calendar}
            </LinkButton>
            <BinLink tipo="reservas" />
            <LinkButton to="/actividades/admin/mensajes-enviados" variant="default">
              {list.sentMessages}
            </LinkButton>
            {/* A page of its own, which works without signal: loaded whole. */}
            <Button
              component="a"
              href="/guia"
              variant="default"
              leftSection={<IconUserCheck size={18} stroke={1.6} aria-hidden />}
            >
              {list.guide}
            </Button>
            <LinkButton to="/actividades/edit/reserva" leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}>
              {list.create}
            </LinkButton>
          </>
        }
      />
      <ListFilters view={view} onView={onView} />
      <Box className={classes.columns} mt="lg">
        <ActivityCards view={view} onView={onView} />
        <NewestPending />
      </Box>
    </>
  );
}
