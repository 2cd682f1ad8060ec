import type { ProvinceTotal } from '@dehesa/domain/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { EmptyState } from '@dehesa/ui';
import { Card, Table, Text, Title } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import classes from '../statistics.module.css';
import { ProvinceMap } from './province-map';

interface ProvinceSectionProps {
  country: 'ES' | 'PT';
  /** The most frequent first. */
  totals: readonly ProvinceTotal[];
}

/** Inscriptions by province of Spain or district of Portugal: a map, and the same as a table. */
export function ProvinceSection({ country, totals }: ProvinceSectionProps) {
  const { maps: texts, noData } = useTextsOf(statistics);
  const id = useId();
  const known = totals.filter(({ total }) => total > 0);
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} id={id} mb="xs">
        {texts[country]}
      </Title>
      {known.length === 0 ? (
        <EmptyState icon={<IconMapOff size={40} stroke={1.4} aria-hidden />} title={noData} />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="md">
            {texts.hint}
          </Text>
          <div className={classes.split}>
            <ProvinceMap country={country} totals={known} />
            <ProvinceTable country={country} totals={known} />
          </div>
        </>
      )}
    </Card>
  );
}

/** What the map shows, for who does not see it: its rows are scrolled with the keyboard too. */
function ProvinceTable({ country, totals }: ProvinceSectionProps) {
  const { maps: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={classes.rows} role="region" aria-label={texts.table[country]} tabIndex={0}>
      <Table stickyHeader verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.province[country]}</Table.Th>
            <Table.Th ta="right">{texts.total}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {totals.map(({ code, name, total }) => (
            <Table.Tr key={code}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              <Table.Td ta="right">{formatNumber(total, language)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
