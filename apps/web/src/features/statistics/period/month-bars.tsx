import type { MonthTotal } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';

interface MonthBarsProps {
  months: readonly (MonthTotal & { name: string })[];
  /** One that was pressed, yyyy-mm. */
  onMonth: (month: string) => void;
}

/** The months as bars, those of the year before paler and to the left; the table beside them says the same. */
export function MonthBars({ months, onMonth }: MonthBarsProps) {
  const { period: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const compared = months.some(({ before }) => before !== null);
  return (
    <div role="img" aria-label={texts.trendChart}>
      <BarChart
        aria-hidden
        h={300}
        data={months.map(({ name, people, before }) => ({ name, people, before: before ?? 0 }))}
        dataKey="name"
        series={[
          ...(compared ? [{ name: 'before', label: texts.before, color: 'holm.3' }] : []),
          { name: 'people', label: texts.twelveMonths, color: 'holm.7' },
        ]}
        withLegend={compared}
        legendProps={{ verticalAlign: 'bottom' }}
        valueFormatter={(value) => formatNumber(value, language)}
        barProps={({ name }) => ({
          isAnimationActive: false,
          // Those of the year before are of other dates.
          onClick: (_bar, index) => {
            const month = months[index]?.month;
            if (name === 'people' && month !== undefined) onMonth(month);
          },
        })}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
