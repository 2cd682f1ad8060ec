import type { MonthTotal } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { formatNumber, formatShortMonth } from '@dehesa/i18n/formats';
import { Card, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import classes from '../statistics.module.css';
import { ComparedTable } from './compared-table';
import { differenceOf } from './differences';

// Axes and bars weigh as much again as the doughnuts.
const MonthBars = lazy(async () => ({ default: (await import('./month-bars')).MonthBars }));

/** People with a place by month: bars, and the same as a table (B92). */
export function TrendSection({ months }: { months: readonly MonthTotal[] }) {
  const { period: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const id = useId();
  const named = months.map((total) => ({
    ...total,
    name: `${formatShortMonth(`${total.month}-01`, language)} ${total.month.slice(0, 4)}`,
  }));
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} id={id} mb="xs">
        {texts.trend}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {texts.trendHint}
      </Text>
      <div className={classes.split}>
        <Suspense fallback={null}>
          <MonthBars months={named} />
        </Suspense>
        <ComparedTable
          label={texts.trendTable}
          headings={[texts.month, texts.people]}
          rows={named.map(({ month, name, people, before }) => ({
            key: month,
            label: name,
            now: formatNumber(people, language),
            before: before === null ? null : formatNumber(before, language),
            difference: before === null ? null : differenceOf(people, before, texts, language),
          }))}
        />
      </div>
    </Card>
  );
}
