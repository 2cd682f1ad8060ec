import { type MonthTotal, monthDates, type StatisticsScope } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { formatNumber, formatShortMonth } from '@dehesa/i18n/formats';
import { Card, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import classes from '../statistics.module.css';
import { CountedLink } from '../counted/counted-link';
import type { CountedNumber } from '../counted/counted-view';
import { useOpenCounted } from '../counted/use-open-counted';
import { ComparedTable } from './compared-table';
import { differenceOf } from './differences';

// Axes and bars weigh as much again as the doughnuts.
const MonthBars = lazy(async () => ({ default: (await import('./month-bars')).MonthBars }));

/** People with a place by month: bars, and the same as a table (B92). */
export function TrendSection({ months, scope }: { months: readonly MonthTotal[]; scope: StatisticsScope }) {
  const { period: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const open = useOpenCounted();
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
          <MonthBars months={named} onMonth={(month) => open(holdingIn(month, scope))} />
        </Suspense>
        <ComparedTable
          label={texts.trendTable}
          headings={[texts.month, texts.people]}
          rows={named.map(({ month, name, people, before }) => ({
            key: month,
            label: (
              <CountedLink number={holdingIn(month, scope)} count={people}>
                {name}
              </CountedLink>
            ),
            now: formatNumber(people, language),
            before: before === null ? null : formatNumber(before, language),
            difference: before === null ? null : differenceOf(people, before, texts, language),
          }))}
        />
      </div>
    </Card>
  );
}

/** Who has a place in the activities of a month. */
function holdingIn(month: string, scope: StatisticsScope): CountedNumber {
  return { scope, period: monthDates(month), of: { state: 'holding' } };
}
