import { territoryIds } from '@dehesa/domain/access';
import type { Dashboard, ScopeStatistics, StatisticsScope } from '@dehesa/domain/statistics';
import { statistics as statisticsTexts, statistics } from '@dehesa/i18n/backoffice/statistics';
import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { LoadingState } from '@dehesa/ui';
import { Card, Group, SimpleGrid, Stack, Tabs, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import { madridToday } from '../../lib/madrid-today';
import { ExportButtons } from './download-button';
import { PeriodChoice } from './period/period-choice';
import { shownPeriod } from './period/shown-period';
import { LocalitySection } from './locality-section';
import { ProvinceSection } from './province-section';
import { ShareCard } from './share-card';
import { scopeOf, type StatisticsViewProps } from './statistics-view';
import classes from './statistics.module.css';

// A period is asked for now and then: without, nothing of it is loaded.
const PeriodPanel = lazy(async () => ({ default: (await import('./period/period-panel')).PeriodPanel }));

/** The statistics of everything within reach, and for roles 0 and 1 of each territory (U34, U35). */
export function Statistics({ dashboard, view, onViewChange }: StatisticsViewProps & { dashboard: Dashboard }) {
  const texts = useTextsOf(statistics);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const { general, territories, computedAt } = dashboard;
  const scope = territories === null ? 'general' : scopeOf(view);
  const shown = scope === 'general' || territories === null ? general : territories[scope];
  const period = shownPeriod(view, madridToday(computedAt));
  const country = view.country ?? 'ES';
  const onCountry = (chosen: 'ES' | 'PT') => onViewChange({ ...view, country: chosen === 'PT' ? 'PT' : undefined });
  const panel =
    period === null ? (
      <ScopePanel
        // Maps are drawn anew for another territory, pages begin at the first.
        key={scope}
        scope={scope}
        statistics={shown}
        country={country}
        onCountry={onCountry}
      />
    ) : period === undefined ? null : (
      <Suspense fallback={<LoadingState label={shell.loading} />}>
        <PeriodPanel
          key={scope}
          scope={scope}
          period={period}
          compare={view.compare === true}
          country={country}
          onCountry={onCountry}
        />
      </Suspense>
    );
  return (
    <Stack gap="md" component="section" aria-labelledby="statistics">
      <Group justify="space-between" align="flex-end" gap="md">
        <div>
          <Title order={2} id="statistics">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.updated(formatInstant(computedAt, language))}
          </Text>
        </div>
        {/* Of days that make no period there is nothing to export: not all there ever was. */}
        {period !== undefined && <ExportButtons period={period} />}
      </Group>
      <PeriodChoice view={view} onViewChange={onViewChange} period={period} />
      {territories === null ? (
        panel
      ) : (
        <Tabs
          value={String(scope)}
          onChange={(value) =>
            onViewChange({ ...view, scope: territoryIds.find((territory) => String(territory) === value) })
          }
          keepMounted={false}
        >
          <Tabs.List aria-label={texts.scopes.label}>
            {(['general', ...territoryIds] as const).map((tab) => (
              <Tabs.Tab key={tab} value={String(tab)} mih={44}>
                {tab === 'general' ? texts.scopes.general : shell.territories[tab]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={String(scope)} pt="md">
            {panel}
          </Tabs.Panel>
        </Tabs>
      )}
    </Stack>
  );
}

interface ScopePanelProps {
  scope: StatisticsScope;
  statistics: ScopeStatistics;
  country: 'ES' | 'PT';
  onCountry: (country: 'ES' | 'PT') => void;
}

/** All that one tab shows (U34). */
function ScopePanel({ scope, statistics, country, onCountry }: ScopePanelProps) {
  const { inscriptions, capacity, state, places, count } = useTextsOf(statisticsTexts);
  const { reservations } = statistics;
  const all = { scope, period: null };
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
            {
              label: inscriptions.waiting,
              value: reservations.waiting,
              colour: 'cork.4',
              counted: { ...all, of: { state: 'waiting' } },
            },
            {
              label: inscriptions.pending,
              value: reservations.pending,
              colour: 'river.5',
              counted: { ...all, of: { state: 'pending' } },
            },
            {
              label: inscriptions.confirmed,
              value: reservations.confirmed,
              colour: 'holm.7',
              counted: { ...all, of: { state: 'confirmed' } },
            },
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
      <ProvinceSection country="ES" totals={statistics.provinces} {...all} />
      <LocalitySection {...all} country={country} onCountry={onCountry} />
      <ProvinceSection country="PT" totals={statistics.districts} {...all} />
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
