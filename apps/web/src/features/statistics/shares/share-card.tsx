import { formatNumber } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Card, Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { Doughnut } from './doughnut';
import type { Share } from './share';
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
            {shares.map(({ label, value, colour }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row" fw={400}>
                  <span className={classes.label}>
                    <span className={classes.swatch} style={{ background: colourOf(colour) }} aria-hidden />
                    {label}
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
