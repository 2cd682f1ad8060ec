import { sizeOfParty } from '../party-size';
import { EmptyState } from '@dehesa/ui';
import { formatInstant } from '@dehesa/i18n/formats';
import { Card, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { QueryPending } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import classes from './newest-pending.module.css';
import { partyOfReservation } from '../form/party';
import type { PendingReservation } from '../reservation-types';
import { useTimeAgo } from '../use-clock';

/** How often new requests are looked for, in milliseconds. */
const refreshEvery = 15_000;

/** The ten newest requests; each leads to its reservation (U23). */
export function NewestPending() {
  const { reservations } = useTexts();
  const { newest } = reservations;
  const newestRequests = trpc.reservations.pending.useQuery(undefined, { refetchInterval: refreshEvery });
  const { data } = newestRequests;
  return (
    <Card component="section" aria-labelledby="newest-heading" padding="md">
      <Title order={2} size="h3" id="newest-heading" mb="sm">
        {newest.heading}
      </Title>
      {data === undefined && (
        <QueryPending query={newestRequests} loadingLabel={newest.loading} failedTitle={newest.failed} />
      )}
      {data?.length === 0 && <EmptyState title={newest.empty} message={newest.emptyMessage} />}
      <Stack component="ul" gap={0} className={classes.list}>
        {data?.map((reservation) => (
          <li key={reservation.id}>
            <Request reservation={reservation} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Request({ reservation }: { reservation: PendingReservation }) {
  const { language } = useLanguage();
  const { people } = useTexts().reservations;
  const { id, shift, activity, createdAt } = reservation;
  const about = [activity.title[language], shift?.name].filter(Boolean).join(' · ');
  return (
    <Link className={classes.request} to="/actividades/edit/reserva" search={{ id }}>
      <Text span display="block" fw={600} lh={1.3}>
        {partyOfReservation(reservation).name}
      </Text>
      <Text span display="block" size="sm">
        {about}
      </Text>
      <Text span display="block" size="sm" c="dimmed">
        {people(sizeOfParty(reservation))} ·{' '}
        <time dateTime={createdAt.toISOString()} title={formatInstant(createdAt, language)}>
          {useTimeAgo(createdAt)}
        </time>
      </Text>
    </Link>
  );
}
