import { foldName } from '@dehesa/domain/places';
import { exportAddress, type LocalityTotal, type Period, type StatisticsScope } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { EmptyState } from '@dehesa/ui';
import { Card, Group, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconMapOff } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { drawTotals, type PointTotal, type TotalDrawer } from '../../lib/map/draw-totals';
import type { LandMap } from '../../lib/map/land-map';
import { Pager } from '../../lib/lists/pager';
import { QueryPending } from '../../lib/query-view';
import { SearchField } from '../../lib/lists/search-field';
import { trpc } from '../../lib/trpc';
import { DownloadButton } from './download-button';
import { MapFrame, mapViews } from './map-frame';
import classes from './statistics.module.css';

const perPage = 10;

/** The localities with their totals, the most frequent first, a page at a time. */
function LocalityTable({ totals }: { totals: readonly LocalityTotal[] }) {
  const { localities: texts, maps } = useTextsOf(statistics);
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(foldName(search));
  const found = useMemo(
    () => (wanted === '' ? totals : totals.filter(({ locality }) => foldName(locality).includes(wanted))),
    [totals, wanted],
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, pages);
  return (
    <Stack gap="sm">
      <SearchField
        label={texts.search}
        clearLabel={texts.clear}
        value={search}
        onSearch={(typed) => {
          setSearch(typed);
          setPage(1);
        }}
      />
      {found.length === 0 ? (
        <Text role="status">{texts.nothingFound}</Text>
      ) : (
        <Table verticalSpacing={6} aria-label={texts.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.locality}</Table.Th>
              <Table.Th ta="right">{maps.total}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.slice((shown - 1) * perPage, shown * perPage).map(({ locality, total }, index) => (
              // Two spellings of one name may look alike.
              <Table.Tr key={`${locality} ${index}`}>
                <Table.Th scope="row" fw={400}>
                  {locality}
                </Table.Th>
                <Table.Td ta="right">{formatNumber(total, language)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Pager label={texts.pages} page={shown} pages={pages} onPage={setPage} />
    </Stack>
  );
}

interface LocalitySectionProps {
  scope: StatisticsScope;
  /** Of which the activities are; null for all (B92). */
  period: Period | null;
  country: 'ES' | 'PT';
  onCountry: (country: 'ES' | 'PT') => void;
}

/** Inscriptions by locality of one country: a map, a table and a spreadsheet (U36). */
export function LocalitySection({ scope, period, country, onCountry }: LocalitySectionProps) {
  const { localities: texts, maps, noData } = useTextsOf(statistics);
  const { language } = useLanguage();
  const id = useId();
  const localities = trpc.stats.localities.useQuery(
    { scope, country, period: period ?? undefined },
    { placeholderData: keepPreviousData },
  );
  const { data, isPlaceholderData } = localities;
  return (
    <Card component="section" aria-labelledby={id} aria-busy={isPlaceholderData}>
      <Group justify="space-between" gap="sm" mb="md">
        <div>
          <Title order={3} id={id}>
            {maps.localities}
          </Title>
          <Text size="sm" c="dimmed">
            {maps.localitiesHint}
          </Text>
        </div>
        <Group gap="sm">
          <SegmentedControl
            aria-label={texts.country}
            value={country}
            onChange={(value) => onCountry(value === 'PT' ? 'PT' : 'ES')}
            data={[
              { value: 'ES', label: texts.countries.ES },
              { value: 'PT', label: texts.countries.PT },
            ]}
          />
          <DownloadButton
            address={exportAddress.localities({ scope, country, period }, language)}
            label={texts.export}
          />
        </Group>
      </Group>
      {data === undefined && <QueryPending query={localities} />}
      {data?.length === 0 && <EmptyState icon={<IconMapOff size={40} stroke={1.4} aria-hidden />} title={noData} />}
      {data !== undefined && data.length > 0 && (
        <div className={classes.split}>
          <LocalityMap key={country} country={country} totals={data} />
          <LocalityTable key={`${country} table`} totals={data} />
        </div>
      )}
    </Card>
  );
}

/** A circle for each locality whose place is known. */
function LocalityMap({ country, totals }: { country: 'ES' | 'PT'; totals: readonly LocalityTotal[] }) {
  const { maps: texts, localities } = useTextsOf(statistics);
  const { language } = useLanguage();
  const [landMap, setLandMap] = useState<LandMap>();
  const [drawer, setDrawer] = useState<TotalDrawer>();
  const [pointed, setPointed] = useState<number | null>(null);
  const placed = useMemo(() => totals.flatMap(placeOf), [totals]);

  useEffect(() => {
    if (landMap !== undefined) setDrawer(drawTotals(landMap, setPointed));
  }, [landMap]);
  useEffect(() => {
    drawer?.draw(placed);
    setPointed(null);
  }, [drawer, placed]);

  const here = pointed === null ? undefined : placed[pointed];
  const unplaced = totals.length - placed.length;
  return (
    <MapFrame
      title={texts.localities}
      {...mapViews[country]}
      here={here === undefined ? null : texts.here(here.name, formatNumber(here.total, language))}
      onReady={setLandMap}
    >
      {unplaced > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {localities.unplaced(formatNumber(unplaced, language))}
        </Text>
      )}
    </MapFrame>
  );
}

function placeOf({ locality, total, lat, lon }: LocalityTotal): PointTotal[] {
  return lat === null || lon === null ? [] : [{ name: locality, total, lat, lon }];
}
