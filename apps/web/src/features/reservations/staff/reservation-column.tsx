import { Badge, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { ReservationCard } from './reservation-card';
import type { BoardColumn, BoardReservation } from './reservation-types';
import type { LiveStatus, StatusAction } from './status-actions';

/** Where the focus goes once a reservation has left the board. */
export const columnHeadingId = (status: LiveStatus) => `reservations-${status}`;

interface ReservationColumnProps {
  status: LiveStatus;
  column: BoardColumn;
  /** On narrow screens the tabs above name the columns for those who see them. */
  headingHidden?: boolean;
  onAction: (action: StatusAction, reservation: BoardReservation) => void;
}

/** The reservations of one state. */
export function ReservationColumn({ status, column, headingHidden = false, onAction }: ReservationColumnProps) {
  const { board } = useTexts().reservations;
  const { rows, total, people, missing } = column;
  const heading = (
    <Group gap="xs" mb="sm">
      <Title order={2} size="h3" id={columnHeadingId(status)} tabIndex={-1}>
        {board.columns[status]}
        <VisuallyHidden>: {board.columnCount(total, people)}</VisuallyHidden>
      </Title>
      <Badge variant="filled" size="lg" aria-hidden>
        {total}
      </Badge>
    </Group>
  );
  return (
    <section aria-labelledby={columnHeadingId(status)}>
      {headingHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {rows.length === 0 ? (
        <Text
          c="dimmed"
          ta="center"
          py="xl"
          px="md"
          style={{ border: '1px dashed var(--dehesa-field-line)', borderRadius: 'var(--dehesa-radius-large)' }}
        >
          {board.empty[status]}
        </Text>
      ) : (
        <Stack gap="sm">
          {rows.map((reservation) => (
            <ReservationCard key={reservation.id} reservation={reservation} status={status} onAction={onAction} />
          ))}
        </Stack>
      )}
      {missing > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {board.missing(missing)}
        </Text>
      )}
    </section>
  );
}
