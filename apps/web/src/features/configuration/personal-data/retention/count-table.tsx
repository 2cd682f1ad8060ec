import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { formatNumber } from '@dehesa/i18n/formats';
import { Box, Table } from '@mantine/core';
import { useLanguage } from '../../../../lib/backoffice-language';

interface CountTableProps<C extends string> {
  caption: string;
  columns: readonly C[];
  rows: readonly ({ day: string } & Record<C, number>)[];
  labels: Readonly<Record<C | 'day', string>>;
}

/** Numbers by day; where the screen is too narrow it scrolls by itself, also by keyboard. */
export function CountTable<C extends string>({ caption, columns, rows, labels }: CountTableProps<C>) {
  const { language } = useLanguage();
  return (
    <Box role="region" aria-label={caption} tabIndex={0} mah={380} style={{ overflow: 'auto' }}>
      <Table fz="sm" captionSide="top" stickyHeader>
        <Table.Caption ta="left" fw={600} c="var(--dehesa-ink)" fz="md" px={0}>
          {caption}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{labels.day}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} scope="col" ta="right">
                {labels[column]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.day}>
              <Table.Th scope="row" fw={400}>
                {formatDayMonthYear(row.day)}
              </Table.Th>
              {columns.map((column) => (
                <Table.Td key={column} ta="right">
                  {formatNumber(row[column], language)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}
