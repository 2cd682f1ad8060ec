import { isGroup } from '@dehesa/domain/reservations';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { formatInstant } from '@dehesa/i18n/formats';
import { Badge, Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { LinkActionIcon } from '../../../lib/addresses/links';
import { Pager } from '../../../lib/lists/pager';
import { QueryPending } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import classes from './collaborator-detail.module.css';
import { type CollaboratorRecord, type CollaboratorRow, personOf } from './row';
import { statusColour } from '../../../lib/lists/status-colour';

type Kind = 'bookings' | 'visits';

/** Of a panel, not of a screen. */
const recordsPerPage = 10;

/** Totals, early bookings and visitors of a collaborator, a page at a time. */
export function CollaboratorRecords({ row }: { row: CollaboratorRow }) {
  const { detail, list } = useTextsOf(collaborators);
  const { bookings, people, visits, visitors } = row.totals;
  return (
    <Stack gap="md">
      <Text fw={600} component="h3" m={0}>
        {detail.records}
      </Text>
      <Tabs defaultValue="bookings" keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="bookings" h={64}>
            {detail.bookings}
            <Text component="span" display="block" size="sm" c="dimmed">
              {list.bookings(bookings)} · {detail.people(people)}
            </Text>
          </Tabs.Tab>
          <Tabs.Tab value="visits" h={64}>
            {detail.visitors}
            <Text component="span" display="block" size="sm" c="dimmed">
              {detail.visits(visits)} · {detail.people(visitors)}
            </Text>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="bookings" pt="md">
          <Records id={row.id} kind="bookings" empty={detail.noBookings} />
        </Tabs.Panel>
        <Tabs.Panel value="visits" pt="md">
          <Records id={row.id} kind="visits" empty={detail.noVisits} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function Records({ id, kind, empty }: { id: number; kind: Kind; empty: string }) {
  const { detail } = useTextsOf(collaborators);
  const [page, setPage] = useState(1);
  const input = { id, pageIndex: page - 1, pageSize: recordsPerPage };
  const options = { placeholderData: keepPreviousData };
  const bookings = trpc.users.collaborators.bookings.useQuery(input, { ...options, enabled: kind === 'bookings' });
  const visits = trpc.users.collaborators.visits.useQuery(input, { ...options, enabled: kind === 'visits' });
  const records = kind === 'bookings' ? bookings : visits;
  if (!records.data) return <QueryPending query={records} />;
  const { rows, total } = records.data;
  if (total === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <Stack gap="md">
      <ul className={classes.records} aria-busy={records.isPlaceholderData}>
        {rows.map((record) => (
          <RecordItem key={record.id} record={record} kind={kind} />
        ))}
      </ul>
      <Pager label={detail.pages} page={page} pages={Math.ceil(total / recordsPerPage)} onPage={setPage} />
    </Stack>
  );
}

function RecordItem({ record, kind }: { record: CollaboratorRecord; kind: Kind }) {
  const { detail } = useTextsOf(collaborators);
  const { language } = useLanguage();
  const { activity } = record;
  const companions = record.companions.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  if (isGroup(record.unnamed)) companions.push(detail.unnamed(record.unnamed));
  const when = kind === 'visits' && record.visitedAt !== null ? record.visitedAt : record.bookedAt;
  const told = kind === 'visits' ? detail.visitedAt : detail.bookedAt;
  return (
    <li className={classes.record}>
      <div className={classes.told}>
        <Text fw={600}>{personOf(record) || record.reference}</Text>
        <Text size="sm">
          {[activity.title[language], formatDayMonthYear(activity.date), record.shift].filter(Boolean).join(' · ')}
        </Text>
        {companions.length > 0 && <Text size="sm">{detail.companions(companions.join(', '))}</Text>}
        <Text size="sm" c="dimmed">
          {[record.reference, [record.locality, record.province].filter(Boolean).join(', '), record.phone, record.email]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {told(formatInstant(when, language))}
        </Text>
        <Badge mt={4} variant="light" color={statusColour[record.status]}>
          {detail.statuses[record.status]}
        </Badge>
      </div>
      <LinkActionIcon
        to="/actividades/edit/reserva"
        search={{ id: record.id, from: 'colaboradores' }}
        aria-label={detail.editBooking(record.reference)}
        title={detail.editBooking(record.reference)}
      >
        <IconPencil size={20} aria-hidden />
      </LinkActionIcon>
    </li>
  );
}
