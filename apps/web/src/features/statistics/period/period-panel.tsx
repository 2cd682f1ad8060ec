import type { Period, StatisticsScope } from '@dehesa/domain/statistics';
import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { LocalitySection } from '../locality-section';
import { ProvinceSection } from '../province-section';
import { FiguresTable } from './figures-table';
import { TrendSection } from './trend-section';

interface PeriodPanelProps {
  scope: StatisticsScope;
  period: Period;
  compare: boolean;
  country: 'ES' | 'PT';
  onCountry: (country: 'ES' | 'PT') => void;
}

/** All that one tab shows of a period (B92). */
export function PeriodPanel({ scope, period, compare, country, onCountry }: PeriodPanelProps) {
  const numbers = trpc.stats.period.useQuery({ scope, period, compare }, { placeholderData: keepPreviousData });
  return (
    <QueryView query={numbers}>
      {({ figures, before, provinces, districts, months }) => (
        <Stack gap="lg" aria-busy={numbers.isPlaceholderData}>
          <FiguresTable figures={figures} before={before} scope={scope} period={period} />
          <TrendSection months={months} scope={scope} />
          <ProvinceSection country="ES" totals={provinces} scope={scope} period={period} />
          <LocalitySection scope={scope} period={period} country={country} onCountry={onCountry} />
          <ProvinceSection country="PT" totals={districts} scope={scope} period={period} />
        </Stack>
      )}
    </QueryView>
  );
}
