import type { OwnReservationTime } from '@dehesa/domain/reservations';
import { EmptyState } from '@dehesa/ui';
import { Button, Card, Stack } from '@mantine/core';
import { IconTicketOff } from '@tabler/icons-react';
import { Pager } from '../../../lib/lists/pager';
import { type OwnReservation, OwnReservationCard } from './own-reservation-card';
import classes from './own-reservations.module.css';
import { ownReservationsPerPage } from './own-reservations-view';
import { useOwnReservationTexts } from './use-own-reservation-texts';

interface OwnReservationListProps {
  rows: readonly OwnReservation[];
  time: OwnReservationTime;
  total: number;
  page: number;
  busy: boolean;
  onPage: (page: number) => void;
}

/** A page of them; where there is none the way to the agenda. */
export function OwnReservationList({ rows, time, total, page, busy, onPage }: OwnReservationListProps) {
  const texts = useOwnReservationTexts();
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconTicketOff size={40} stroke={1.4} aria-hidden />}
          title={texts.empty[time]}
          message={time === 'coming' ? texts.empty.comingMessage : texts.empty.pastMessage}
          action={
            <Button component="a" href="/agenda">
              {texts.search}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Stack gap="lg">
      <ul className={classes.list} aria-label={texts.listOf[time]} aria-busy={busy}>
        {rows.map((reservation) => (
          <li key={reservation.id}>
            <OwnReservationCard reservation={reservation} past={time === 'past'} />
          </li>
        ))}
      </ul>
      <Pager
        label={texts.pages}
        page={page}
        pages={Math.max(page, Math.ceil(total / ownReservationsPerPage))}
        onPage={onPage}
      />
    </Stack>
  );
}
