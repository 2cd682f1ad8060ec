import { formatLongDate, formatNumber } from '@dehesa/i18n/formats';
import { readings } from '@dehesa/i18n/backoffice/check-in';
import { EmptyState, PageHeader } from '@dehesa/ui';
import { Badge, Button, Card, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconArrowLeft, IconQrcodeOff } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useActivityEvents } from '../../../lib/live/activity-events';
import { useLanguage } from '../../../lib/backoffice-language';
import { LinkButton } from '../../../lib/addresses/links';
import { Pager } from '../../../lib/lists/pager';
import { SearchField } from '../../../lib/lists/search-field';
import { QueryPending } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { ReadingList } from './reading-list';
import { readingsInput, readingsPerPage, type ReadingsView } from './readings-view';

interface ReadingsScreenProps {
  activityId: number;
  view: ReadingsView;
  onView: (view: ReadingsView) => void;
}

/** Who was checked in when, by whom and where, as it happens (B43). */
export function ReadingsScreen({ activityId, view, onView }: ReadingsScreenProps) {
  const { language } = useLanguage();
  const labels = readings[language];
  const found = trpc.reservations.readings.useQuery(readingsInput(activityId, view), {
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, refetch } = found;
  const { live } = useActivityEvents(data === undefined ? undefined : activityId, () => void refetch());
  return (
    <>
      <PageHeader
        title={labels.title}
        description={
          data && (
            <Text c="dimmed">
              {labels.introduction(data.activity.title[language], formatLongDate(data.activity.date, language))}
            </Text>
          )
        }
        actions={
          <LinkButton
            to="/actividades/ver/reserva"
            search={{ id: activityId }}
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
          >
            {labels.toBoard}
          </LinkButton>
        }
      />
      {data === undefined && <QueryPending query={found} />}
      {data && (
        <Stack gap="lg">
          <Totals totals={data.totals} />
          <Group justify="space-between" align="flex-end" gap="md">
            <SearchField
              label={labels.search}
              clearLabel={labels.clear}
              value={view.q ?? ''}
              onSearch={(q) => onView({ ...view, q: q === '' ? undefined : q, page: undefined })}
            />
            <SegmentedControl
              aria-label={labels.filter}
              size="md"
              value={view.tipo ?? 'all'}
              data={[
                { value: 'all', label: labels.kinds.all },
                { value: 'attendance', label: labels.kinds.attendance },
                { value: 'visit', label: labels.kinds.visit },
              ]}
              onChange={(kind) =>
                onView({ ...view, tipo: kind === 'attendance' || kind === 'visit' ? kind : undefined, page: undefined })
              }
            />
          </Group>
          <Group gap="sm" role="status">
            <Text fw={600}>{labels.count(data.total)}</Text>
            <Badge variant="light" color={live ? 'holm' : 'gray'} size="lg">
              {live ? labels.live : labels.polled}
            </Badge>
          </Group>
          <Found data={data} view={view} busy={isPlaceholderData} onView={onView} />
        </Stack>
      )}
    </>
  );
}

function Found({
  data,
  view,
  busy,
  onView,
}: {
  data: Outputs['reservations']['readings'];
  view: ReadingsView;
  busy: boolean;
  onView: ReadingsScreenProps['onView'];
}) {
  const { language } = useLanguage();
  const labels = readings[language];
  const isNarrowed = view.q !== undefined || view.tipo !== undefined || view.page !== undefined;
  if (data.rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconQrcodeOff size={40} stroke={1.4} aria-hidden />}
          title={isNarrowed ? labels.nothingFound : labels.empty}
          message={isNarrowed ? undefined : labels.emptyMessage}
          action={
            isNarrowed ? (
              <Button variant="default" onClick={() => onView({})}>
                {labels.showAll}
              </Button>
            ) : (
              <Button component="a" href={`/guia/${data.activity.id}`}>
                {labels.toList}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <>
      <ReadingList rows={data.rows} busy={busy} />
      <Pager
        label={labels.pages}
        page={view.page ?? 1}
        pages={Math.ceil(data.total / readingsPerPage)}
        onPage={(page) => onView({ ...view, page: page === 1 ? undefined : page })}
      />
    </>
  );
}

function Totals({ totals }: { totals: Outputs['reservations']['readings']['totals'] }) {
  const { language } = useLanguage();
  const labels = readings[language];
  const number = (value: number) => formatNumber(value, language);
  const tiles = [
    {
      label: labels.present,
      value: labels.presentOf(number(totals.present), number(totals.confirmed)),
      detail: labels.presentDetail,
    },
    { label: labels.visits, value: number(totals.visits), detail: labels.visitsDetail },
  ];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {tiles.map(({ label, value, detail }) => (
        <Card key={label} component="section" aria-label={label}>
          <Text c="dimmed">{label}</Text>
          <Text fz={28} fw={700} lh={1.2}>
            {value}
          </Text>
          <Text size="sm">{detail}</Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
