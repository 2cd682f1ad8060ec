import type { Period, PeriodFigures, StatisticsScope } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { Card, Title } from '@mantine/core';
import { useId } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { CountedLink } from '../counted/counted-link';
import type { CountedNumber } from '../counted/counted-view';
import { type ComparedRow, ComparedTable } from './compared-table';
import { differenceOf, percentOf, pointsBetween } from './differences';

const counted = ['activities', 'confirmed', 'pending', 'waiting', 'cancelled', 'attended', 'capacity'] as const;

interface FiguresTableProps {
  figures: PeriodFigures;
  before: PeriodFigures | null;
  scope: StatisticsScope;
  period: Period;
}

/** What is counted in a period, each number with the one before and how it has changed (B92). */
export function FiguresTable({ figures, before, scope, period }: FiguresTableProps) {
  const { period: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const id = useId();
  const rows: ComparedRow[] = counted.map((key) => ({
    key,
    label: (
      <CountedLink number={numberOf(key, scope, period)} count={figures[key]}>
        {texts.figures[key]}
      </CountedLink>
    ),
    now: formatNumber(figures[key], language),
    before: before && formatNumber(before[key], language),
    difference: before && differenceOf(figures[key], before[key], texts, language),
  }));
  const share = shareOf(figures);
  const shareBefore = before && shareOf(before);
  rows.push({
    key: 'occupied',
    label: texts.figures.occupied,
    now: percentOf(share, language),
    before: shareBefore === null ? null : percentOf(shareBefore, language),
    difference: shareBefore === null ? null : pointsBetween(share, shareBefore, texts, language),
  });
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} id={id} mb="sm">
        {texts.title}
      </Title>
      <ComparedTable label={texts.title} headings={[texts.figure, texts.inPeriod]} rows={rows} />
    </Card>
  );
}

/** Of activities, places and who came there are no reservations to list. */
function numberOf(key: (typeof counted)[number], scope: StatisticsScope, period: Period): CountedNumber | undefined {
  return key === 'confirmed' || key === 'pending' || key === 'waiting'
    ? { scope, period, of: { state: key } }
    : undefined;
}

function shareOf({ occupied, capacity }: PeriodFigures): number {
  return capacity === 0 ? 0 : occupied / capacity;
}
