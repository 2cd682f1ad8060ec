import { isGroup } from '@dehesa/domain/reservations';
import { formatInstant, formatLongDate } from '@dehesa/i18n/formats';
import { ownCollaborator } from '@dehesa/i18n/backoffice/collaborators';
import { EmptyState } from '@dehesa/ui';
import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { Pager } from '../../../lib/lists/pager';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import classes from './own-page.module.css';
import { statusColour } from '../../../lib/lists/status-colour';

type Kind = 'bookings' | 'visits';
type Record = Outputs['users']['ownCollaborator']['bookings']['rows'][number];

const perPage = 10;

/** What came through the collaborator, a page at a time: its early bookings, or its visitors. */
export function OwnRecords({ kind, title, empty, pages }: { kind: Kind; title: string; empty: string; pages: string }) {
  const id = useId();
  const [page, setPage] = useState(1);
  const records = trpc.users.ownCollaborator[kind].useQuery(
    { pageIndex: page - 1, pageSize: perPage },
    { placeholderData: keepPreviousData },
  );
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="md">
        {title}
      </Title>
      <QueryView
        query={records}
        isEmpty={({ total }) => total === 0}
        empty={
          <Card>
            <EmptyState title={empty} />
          </Card>
        }
      >
        {({ rows, total }) => (
          <Stack gap="md">
            <Card
              p={0}
              component="ul"
              m={0}
              className={classes.list}
              aria-labelledby={id}
              aria-busy={records.isPlaceholderData}
            >
              {rows.map((record) => (
                <RecordRow key={record.id} record={record} kind={kind} />
              ))}
            </Card>
            <Pager label={pages} page={page} pages={Math.ceil(total / perPage)} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
    </section>
  );
}

function RecordRow({ record, kind }: { record: Record; kind: Kind }) {
  const { language } = useLanguage();
  const labels = ownCollaborator[language];
  const { activity, companions, visitedAt } = record;
  const companionNames = companions.map((one) => `${one.firstName} ${one.lastName}`.trim()).filter(Boolean);
  if (isGroup(record.unnamed)) companionNames.push(labels.unnamed(record.unnamed));
  const when =
    kind === 'visits' && visitedAt !== null
      ? labels.visitedAt(formatInstant(visitedAt, language))
      : labels.bookedAt(formatInstant(record.bookedAt, language));
  return (
    <li className={classes.record}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{`${record.firstName} ${record.lastName}`.trim() || labels.erased}</Text>
          {kind === 'bookings' && (
            <Badge variant="light" color={statusColour[record.status]}>
              {labels.status[record.status]}
            </Badge>
          )}
        </Group>
        <Text size="sm">{[record.reference, labels.people(record.partySize)].join(' · ')}</Text>
        {companionNames.length > 0 && (
          <Text size="sm" c="dimmed">
            {labels.with(companionNames.join(', '))}
          </Text>
        )}
      </div>
      <div>
        <Text>{activity.title[language]}</Text>
        <Text size="sm" c="dimmed">
          {[formatLongDate(activity.date, language), record.shift === null ? '' : labels.shift(record.shift)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {when}
        </Text>
      </div>
      <div className={classes.contact}>
        <Text size="sm">{[record.locality, record.province].filter(Boolean).join(', ')}</Text>
        <Text size="sm">{record.phone}</Text>
        <Text size="sm">{record.email}</Text>
      </div>
    </li>
  );
}
