import { Unbroken } from '@dehesa/ui';
import { formatInstant } from '@dehesa/i18n/formats';
import { type ReadingTexts, readings } from '@dehesa/i18n/backoffice/check-in';
import { Card, Text } from '@mantine/core';
import { useLanguage } from '../../../lib/backoffice-language';
import { LinkAnchor } from '../../../lib/addresses/links';
import type { Outputs } from '../../../lib/trpc';
import classes from './reading-list.module.css';

type Reading = Outputs['reservations']['readings']['rows'][number];

/** Readings, the latest first: who, when, and by whom or where. */
export function ReadingList({ rows, busy }: { rows: readonly Reading[]; busy: boolean }) {
  const { language } = useLanguage();
  const labels = readings[language];
  return (
    <Card p={0} component="ul" m={0} className={classes.list} aria-label={labels.list} aria-busy={busy}>
      {rows.map((row) => (
        <li key={`${row.kind}-${row.id}`} className={classes.row}>
          <div>
            <Text fw={600}>{`${row.firstName} ${row.lastName}`.trim() || labels.erased}</Text>
            <LinkAnchor to="/actividades/edit/reserva" search={{ id: row.reservationId, from: 'view' }} py={4}>
              <Unbroken>{row.reference}</Unbroken>
            </LinkAnchor>
            {row.shift !== null && (
              <Text component="span" size="sm" c="dimmed">
                {` · ${labels.shift(row.shift)}`}
              </Text>
            )}
          </div>
          <div>
            <Text>{row.kind === 'visit' ? labels.visit(row.people) : labels.attendance}</Text>
            <Text size="sm" c="dimmed">
              {whereabouts(row, labels)}
            </Text>
          </div>
          <Text component="time" dateTime={row.at.toISOString()}>
            {formatInstant(row.at, language)}
          </Text>
        </li>
      ))}
    </Card>
  );
}

function whereabouts({ kind, by, place }: Reading, labels: ReadingTexts): string {
  if (kind === 'visit') return place === null ? labels.removedCollaborator : labels.at(place);
  return [by === null ? labels.byNobody : labels.by(by), place].filter(Boolean).join(' · ');
}
