import { exportAddress, type StatisticsScope } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { EmptyState } from '@dehesa/ui';
import { Card, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useId } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { QueryPending } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { DownloadButton } from '../download-button';
import classes from '../statistics.module.css';
import { LocalityMap } from './locality-map';
import { LocalityTable } from './locality-table';

interface LocalitySectionProps {
  scope: StatisticsScope;
  country: 'ES' | 'PT';
  onCountry: (country: 'ES' | 'PT') => void;
}

/** Inscriptions by locality of one country: a map, a table and a spreadsheet (U36). */
export function LocalitySection({ scope, country, onCountry }: LocalitySectionProps) {
  const { localities: texts, maps, noData } = useTextsOf(statistics);
  const { language } = useLanguage();
  const id = useId();
  const localities = trpc.stats.localities.useQuery({ scope, country }, { placeholderData: keepPreviousData });
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
          <DownloadButton address={exportAddress.localities({ scope, country }, language)} label={texts.export} />
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
