import type { ScopeStatistics, StatisticsScope } from '@dehesa/domain/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { statistics as statisticsTexts } from '@dehesa/i18n/backoffice/statistics';
import { Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { LocalitySection } from './localities/locality-section';
import { ProvinceSection } from './provinces/province-section';
import { ShareCard } from './shares/share-card';
import classes from './statistics.module.css';

interface ScopePanelProps {
  scope: StatisticsScope;
  statistics: ScopeStatistics;
  country: 'ES' | 'PT';
  onCountry: (country: 'ES' | 'PT') => void;
}

/** All that one tab shows (U34). */
export function ScopePanel({ scope, statistics, country, onCountry }: ScopePanelProps) {
  const { inscriptions, capacity, state, places, count } = useTextsOf(statisticsTexts);
  const { reservations } = statistics;
  return (
    <Stack gap="lg">
      <Facts statistics={statistics} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <ShareCard
          title={inscriptions.title}
          headings={[state, count]}
          chartLabel={inscriptions.chart}
          shares={[
            { label: inscriptions.cancelled, value: reservations.cancelled, colour: 'clay.6' },
            { label: inscriptions.waiting, value: reservations.waiting, colour: 'cork.4' },
            { label: inscriptions.pending, value: reservations.pending, colour: 'river.5' },
            { label: inscriptions.confirmed, value: reservations.confirmed, colour: 'holm.7' },
          ]}
          total={{ label: inscriptions.total, value: reservations.total }}
        />
        <ShareCard
          title={capacity.title}
          headings={[places, count]}
          chartLabel={capacity.chart}
          shares={[
            { label: capacity.available, value: statistics.capacity.available, colour: 'holm.3' },
            { label: capacity.occupied, value: statistics.capacity.occupied, colour: 'holm.7' },
          ]}
          total={{ label: capacity.total, value: statistics.capacity.total }}
        />
      </SimpleGrid>
      <ProvinceSection country="ES" totals={statistics.provinces} />
      <LocalitySection scope={scope} country={country} onCountry={onCountry} />
      <ProvinceSection country="PT" totals={statistics.districts} />
    </Stack>
  );
}

function Facts({ statistics }: { statistics: ScopeStatistics }) {
  const { facts } = useTextsOf(statisticsTexts);
  const { language } = useLanguage();
  const { activities, people, caceres, badajoz } = statistics;
  const numbers = [
    [facts.activities, activities],
    [facts.people, people],
    [facts.caceres, caceres],
    [facts.badajoz, badajoz],
  ] as const;
  return (
    <Card component="dl" className={classes.facts} m={0}>
      {numbers.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fw={650} fz="lg" m={0}>
            {formatNumber(value, language)}
          </Text>
        </div>
      ))}
    </Card>
  );
}
