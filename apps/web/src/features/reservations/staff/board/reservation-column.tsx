import type { LiveStatus } from '@dehesa/domain/reservation-status';
import { Badge, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/backoffice-language';
import { groupByShift } from './board-columns';
import classes from './board.module.css';
import { DraggableCard } from './drag/draggable-card';
import { useBoardTexts } from './use-board-texts';
import { ReservationCard } from './card/reservation-card';
import { SelectColumn } from '../many/select-column';
import type { BoardColumn, BoardReservation } from '../reservation-types';
import type { StatusAction } from './status-actions';
import { statusColour } from '../../../../lib/lists/status-colour';

/** Where the focus goes once a reservation has left the board. */
export const columnHeadingId = (status: LiveStatus) => `reservations-${status}`;

export interface ReservationColumnProps {
  status: LiveStatus;
  column: BoardColumn;
  /** On narrow screens the tabs above name the columns for those who see them. */
  headingHidden?: boolean;
  /** Above the cards. */
  top?: ReactNode;
  /** Names of the activity's shifts, in their order; none where it has none. */
  shifts: readonly string[];
  /** Reservations that somebody else has just changed. */
  changed: ReadonlySet<number>;
  /** Its cards can be dragged into other columns. */
  draggable?: boolean;
  sectionRef?: (section: HTMLElement | null) => void;
  /** While a card of another column is carried: whether it may be dropped here, and would be now. */
  drop?: 'free' | 'here' | 'refused';
  onAction: (action: StatusAction, reservation: BoardReservation) => void;
}

/** The reservations of one state. */
export function ReservationColumn(props: ReservationColumnProps) {
  const { status, column, headingHidden = false, top, sectionRef, drop, ...cards } = props;
  const { board } = useTexts().reservations;
  const { rows, total, people, missing } = column;
  const heading = (
    <Group gap="xs" mb="sm">
      <Title order={2} size="h3" id={columnHeadingId(status)} tabIndex={-1}>
        {board.columns[status]}
        <VisuallyHidden>: {board.columnCount(total, people)}</VisuallyHidden>
      </Title>
      <Badge variant="light" color={statusColour[status]} size="lg" aria-hidden>
        {total}
      </Badge>
    </Group>
  );
  return (
    <section ref={sectionRef} aria-labelledby={columnHeadingId(status)} className={classes.column} data-drop={drop}>
      {headingHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {top}
      <SelectColumn rows={rows} />
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
        <Cards status={status} rows={rows} {...cards} />
      )}
      {missing > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {board.missing(missing)}
        </Text>
      )}
    </section>
  );
}

type CardsProps = Pick<ReservationColumnProps, 'status' | 'shifts' | 'changed' | 'draggable' | 'onAction'> &
  Pick<BoardColumn, 'rows'>;

/** The cards, below the names of their shifts where the activity has shifts. */
function Cards({ status, rows, shifts, changed, draggable = false, onAction }: CardsProps) {
  const texts = useBoardTexts();
  const ShownCard = draggable ? DraggableCard : ReservationCard;
  const cards = (shown: readonly BoardReservation[], inGroup: boolean) => (
    <Stack gap="sm">
      {shown.map((reservation) => (
        <ShownCard
          key={reservation.id}
          reservation={reservation}
          status={status}
          inGroup={inGroup}
          changed={changed.has(reservation.id)}
          onAction={onAction}
        />
      ))}
    </Stack>
  );
  if (shifts.length === 0) return cards(rows, false);
  return (
    <Stack gap="lg">
      {groupByShift(rows, shifts).map(({ shift, rows: shown, people }) => (
        <div key={shift ?? ''}>
          {shift !== null && (
            <Group gap="xs" mb="xs" align="baseline">
              <Title order={3} size="h5">
                {texts.shift(shift)}
              </Title>
              <Text size="sm" c="dimmed">
                {texts.shiftCount(shown.length, people)}
              </Text>
            </Group>
          )}
          {cards(shown, shift !== null)}
        </div>
      ))}
    </Stack>
  );
}
