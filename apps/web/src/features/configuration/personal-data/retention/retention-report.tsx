import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { formatNumber } from '@dehesa/i18n/formats';
import { Box, Stack, Table, Text, Title } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { madridToday } from '../../../../lib/madrid-today';
import type { Outputs } from '../../../../lib/trpc';

type Report = Outputs['config']['personalData']['retention'];

/** What tonight's run would erase by day of the activities, and what earlier runs erased by their day (B46). */
export function RetentionReport({ report, busy }: { report: Report; busy: boolean }) {
  const { retention: texts } = useTextsOf(personalDataTexts);
  const { asked, cutoff, days, erased } = report;
  const due = useDueText(report);
  return (
    <Stack gap="md" aria-busy={busy}>
      <div role="status">
        <Title order={3} size="h4">
          {texts.dueTitle(asked)}
        </Title>
        <Text>{cutoff === null ? texts.off : texts.cutoff(formatDayMonthYear(madridToday(cutoff)))}</Text>
        {cutoff !== null && <Text fw={600}>{due}</Text>}
      </div>
      {days.length > 0 && (
        <>
          <CountTable
            caption={texts.days}
            columns={['activities', 'reservations', 'people']}
            rows={days}
            labels={texts.columns}
          />
          {days.length === 60 && (
            <Text size="sm" c="dimmed">
              {texts.moreDays}
            </Text>
          )}
        </>
      )}
      {erased.length === 0 ? (
        <Text c="dimmed">{texts.nothingErased}</Text>
      ) : (
        <CountTable
          caption={texts.erased}
          columns={['reservations', 'people', 'messages', 'conversations', 'requests']}
          rows={erased}
          labels={texts.columns}
        />
      )}
    </Stack>
  );
}

/** The counts that are not zero, in words. */
function useDueText({ due }: Report): string {
  const { retention: texts } = useTextsOf(personalDataTexts);
  const parts = (['reservations', 'people', 'messages', 'conversations', 'suppressions'] as const).flatMap((kind) =>
    due[kind] === 0 ? [] : [texts[kind](due[kind])],
  );
  return parts.length === 0 ? texts.nothingDue : `${parts.join(' · ')}.`;
}

interface CountTableProps<C extends string> {
  caption: string;
  columns: readonly C[];
  rows: readonly ({ day: string } & Record<C, number>)[];
  labels: Readonly<Record<C | 'day', string>>;
}

/** Numbers by day; where the screen is too narrow it scrolls by itself, also by keyboard. */
function CountTable<C extends string>({ caption, columns, rows, labels }: CountTableProps<C>) {
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
