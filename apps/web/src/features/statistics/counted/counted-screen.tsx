import { isLive } from '@dehesa/domain/reservation-status';
import { provinces } from '@dehesa/domain/places';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { countedReservations, type CountedTexts } from '@dehesa/i18n/backoffice/counted-reservations';
import { formatNumber, formatTimeRange } from '@dehesa/i18n/formats';
import { EmptyState, PageHeader, Unbroken } from '@dehesa/ui';
import { Badge, Card, Container, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { LinkAnchor, LinkButton } from '../../../lib/addresses/links';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { type Column, DataList } from '../../../lib/lists/data-list';
import { PagedList } from '../../../lib/lists/paged-list';
import { statusColour } from '../../../lib/lists/status-colour';
import { type Outputs, trpc } from '../../../lib/trpc';
import { countedNumber, type CountedNumber, type CountedView } from './counted-view';

type Row = Outputs['stats']['reservations']['rows'][number];

interface CountedScreenProps {
  view: CountedView;
  onViewChange: (view: CountedView) => void;
}

/** The reservations that a number of the statistics is made of, each a way to its form and its board (B105). */
export function CountedScreen({ view, onViewChange }: CountedScreenProps) {
  const texts = useTextsOf(countedReservations);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const number = countedNumber(view);
  const { scope, period, of } = number;
  const { page = 1, size = 25 } = view;
  const list = trpc.stats.reservations.useQuery(
    { scope, of, period: period ?? undefined, pageIndex: page - 1, pageSize: size },
    { placeholderData: keepPreviousData },
  );
  const about = [
    scope === 'general' ? texts.everywhere : shell.territories[scope],
    period === null ? texts.always : texts.range(formatDayMonthYear(period.from), formatDayMonthYear(period.to)),
    ...(list.data === undefined ? [] : [texts.total(formatNumber(list.data.total, language), list.data.total)]),
  ];
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={titleOf(number, texts)}
        description={<Text c="dimmed">{about.join(' · ')}</Text>}
        actions={
          <LinkButton to="/dashboard" search={backTo(number)} variant="default">
            {texts.back}
          </LinkButton>
        }
      />
      <Stack gap="md">
        <PagedList
          query={list}
          view={view}
          onPage={(change) => onViewChange({ ...view, page: undefined, ...change })}
          empty={
            <Card>
              <EmptyState
                icon={<IconUsers size={40} stroke={1.4} aria-hidden />}
                title={texts.empty}
                message={texts.emptyMessage}
              />
            </Card>
          }
        >
          {({ rows }) => <CountedRows rows={rows} busy={list.isPlaceholderData} />}
        </PagedList>
      </Stack>
    </Container>
  );
}

function titleOf({ of }: CountedNumber, texts: CountedTexts): string {
  if ('state' in of) return texts.titles[of.state];
  const name = provinces.find(({ country, code }) => country === of.country && code === of.provinceCode)?.name;
  return texts.from(name ?? of.provinceCode);
}

/** The statistics as they were when the number was pressed. */
function backTo({ scope, period }: CountedNumber) {
  return {
    ...(scope !== 'general' && { scope }),
    ...(period !== null && { period: 'dates' as const, ...period }),
  };
}

function CountedRows({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
  const texts = useTextsOf(countedReservations);
  const { language } = useLanguage();
  const when = ({ activity: { date, startTime } }: Row) =>
    [formatDayMonthYear(date), formatTimeRange(startTime, null)].filter((part) => part !== '').join(' · ');
  const booker = (row: Row) => (
    <LinkAnchor to="/actividades/edit/reserva" search={{ id: row.id }} fw={600} py={10}>
      {row.booker || texts.erased}
    </LinkAnchor>
  );
  const activity = (row: Row) => (
    <LinkAnchor to="/actividades/ver/reserva" search={{ id: row.activity.id }} py={10}>
      {row.activity.title[language]}
    </LinkAnchor>
  );
  const columns: Column<Row>[] = [
    { heading: texts.columns.booker, renderCell: booker },
    { name: 'reference', heading: texts.columns.reference, renderCell: (row) => <Unbroken>{row.reference}</Unbroken> },
    { name: 'status', heading: texts.columns.status, renderCell: (row) => <Status row={row} /> },
    { name: 'people', heading: texts.columns.people, renderCell: ({ partySize }) => formatNumber(partySize, language) },
    { heading: texts.columns.activity, renderCell: activity },
    { name: 'date', heading: texts.columns.date, renderCell: (row) => <Unbroken>{when(row)}</Unbroken> },
  ];
  return (
    <DataList
      name="counted"
      rows={rows}
      caption={texts.caption}
      columns={columns}
      busy={busy}
      renderCard={(row) => (
        <Stack gap={4}>
          <Group justify="space-between" gap="xs">
            {booker(row)}
            <Status row={row} />
          </Group>
          {activity(row)}
          <Text size="sm" c="dimmed">
            {[when(row), texts.party(row.partySize)].join(' · ')} · <Unbroken>{row.reference}</Unbroken>
          </Text>
        </Stack>
      )}
    />
  );
}

function Status({ row: { status } }: { row: Row }) {
  const { reservations } = useTexts();
  if (!isLive(status)) return null;
  return (
    <Badge variant="light" miw="max-content" color={statusColour[status]}>
      {reservations.status[status]}
    </Badge>
  );
}
