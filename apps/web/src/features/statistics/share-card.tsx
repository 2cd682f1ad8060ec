import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { formatNumber, locales } from '@dehesa/i18n/formats';
import { DonutChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { Card, Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { CountedLink } from './counted/counted-link';
import type { CountedNumber } from './counted/counted-view';
import { useOpenCounted } from './counted/use-open-counted';
import classes from './share-card.module.css';

interface ShareCardProps {
  title: string;
  headings: readonly [what: string, count: string];
  chartLabel: string;
  shares: readonly Share[];
  total: { label: string; value: number };
}

/** A table of parts and their whole, and the same as a doughnut, whose legend the table is. */
export function ShareCard({ title, headings, chartLabel, shares, total }: ShareCardProps) {
  const { noData } = useTextsOf(statistics);
  const { language } = useLanguage();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} id={id} mb="sm">
        {title}
      </Title>
      <div className={classes.layout}>
        <Table aria-labelledby={id} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{headings[0]}</Table.Th>
              <Table.Th ta="right">{headings[1]}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shares.map(({ label, value, colour, counted }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row" fw={400}>
                  <span className={classes.label}>
                    <span className={classes.swatch} style={{ background: colourOf(colour) }} aria-hidden />
                    <CountedLink number={counted} count={value}>
                      {label}
                    </CountedLink>
                  </span>
                </Table.Th>
                <Table.Td ta="right">{formatNumber(value, language)}</Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Th scope="row">{total.label}</Table.Th>
              <Table.Td ta="right" fw={700}>
                {formatNumber(total.value, language)}
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
        {shares.every(({ value }) => value === 0) ? (
          <Text c="dimmed" ta="center">
            {noData}
          </Text>
        ) : (
          <Doughnut label={chartLabel} shares={shares} />
        )}
      </div>
    </Card>
  );
}

/** The CSS variable of a colour of the theme. */
function colourOf(colour: string): string {
  return `var(--mantine-color-${colour.replace('.', '-')})`;
}

/** A part of a whole. */
interface Share {
  label: string;
  value: number;
  /** Of the theme, as `holm.7`. */
  colour: string;
  /** Where its reservations can be listed. */
  counted?: CountedNumber;
}

/** The shares as a ring; read out as a sentence, its numbers stand in the table beside it. */
function Doughnut({ label, shares }: { label: string; shares: readonly Share[] }) {
  const { share } = useTextsOf(statistics);
  const { language } = useLanguage();
  const open = useOpenCounted();
  const shown = shares.filter(({ value }) => value > 0);
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 });
  const spoken = shares.map(({ label: name, value }) =>
    share(name, formatNumber(value, language), percent.format(value / whole)),
  );
  return (
    <div role="img" aria-label={`${label}. ${spoken.join('. ')}`} className={classes.doughnut}>
      <DonutChart
        aria-hidden
        data={shown.map(({ label: name, value, colour }) => ({ name, value, color: colour }))}
        size={160}
        thickness={26}
        strokeWidth={2}
        paddingAngle={0}
        withTooltip
        tooltipDataSource="segment"
        valueFormatter={(value) => formatNumber(value, language)}
        chartLabel={formatNumber(whole, language)}
        accessibilityLayer={false}
        pieProps={{
          isAnimationActive: false,
          rootTabIndex: -1,
          onClick: (_sector, index) => {
            const counted = shown[index]?.counted;
            if (counted !== undefined) open(counted);
          },
        }}
      />
    </div>
  );
}
