import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import classes from './period.module.css';

export interface ComparedRow {
  key: string;
  label: ReactNode;
  now: string;
  /** Null where nothing is compared. */
  before: string | null;
  difference: string | null;
}

interface ComparedTableProps {
  /** Where no region around it has it as its name. */
  label?: string;
  stickyHeader?: boolean;
  headings: readonly [what: string, now: string];
  rows: readonly ComparedRow[];
}

/** Numbers with those of the year before and the difference in words. */
export function ComparedTable({ label, stickyHeader, headings, rows }: ComparedTableProps) {
  const { period: texts } = useTextsOf(statistics);
  const compared = rows.some(({ before }) => before !== null);
  return (
    <Table
      aria-label={label}
      stickyHeader={stickyHeader}
      verticalSpacing={6}
      className={compared ? classes.compared : undefined}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{headings[0]}</Table.Th>
          <Table.Th ta="right">{headings[1]}</Table.Th>
          {compared && (
            <>
              <Table.Th ta="right">{texts.before}</Table.Th>
              <Table.Th ta="right">{texts.difference}</Table.Th>
            </>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.key}>
            <Table.Th scope="row" fw={400}>
              {row.label}
            </Table.Th>
            <Table.Td ta="right" fw={compared ? 600 : 400}>
              {row.now}
            </Table.Td>
            {compared && (
              <>
                <Table.Td ta="right">{row.before}</Table.Td>
                <Table.Td ta="right">{row.difference}</Table.Td>
              </>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
