import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { SectionCard } from '@dehesa/ui';
import { Alert, Badge, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';

type Import = Outputs['places']['imports'][number];

/** What became of the last import: the rows that it read, kept and rejected, and why. */
export function ImportReport({ report }: { report: Import }) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <SectionCard
      title={texts.last}
      beside={
        <Badge variant="light" color={report.status === 'done' ? 'holm' : 'clay'} size="lg">
          {texts.status[report.status]}
        </Badge>
      }
    >
      <Text role="status" style={{ overflowWrap: 'anywhere' }}>
        <strong>{report.fileName}</strong> · {formatInstant(report.finishedAt ?? report.startedAt, language)}
      </Text>
      {report.error !== null && (
        <Alert color="clay" variant="light">
          <Text c="var(--dehesa-ink)">
            {texts.failures[report.error]} {texts.nothingChanged}
          </Text>
        </Alert>
      )}
      {report.status === 'done' && (
        <Group gap="xl">
          <Count label={texts.read} value={number(report.rowsRead)} />
          <Count label={texts.kept} value={number(report.rowsKept)} />
          <Count label={texts.rejected} value={number(report.rowsRejected)} />
        </Group>
      )}
      {report.rejected.length > 0 && (
        <Stack gap="xs">
          <Title order={3} size="h4" id="postal-rejected">
            {texts.rejectedTitle}
          </Title>
          {report.rowsRejected > report.rejected.length && (
            <Text c="dimmed">{texts.rejectedFirst(number(report.rejected.length), number(report.rowsRejected))}</Text>
          )}
          <Table.ScrollContainer
            type="native"
            minWidth={420}
            tabIndex={0}
            role="region"
            aria-labelledby="postal-rejected"
          >
            <Table aria-labelledby="postal-rejected">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.line}</Table.Th>
                  <Table.Th>{texts.reason}</Table.Th>
                  <Table.Th>{texts.text}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {report.rejected.map(({ line, reason, text }) => (
                  <Table.Tr key={line}>
                    <Table.Td>{number(line)}</Table.Td>
                    <Table.Td>{texts.reasons[reason]}</Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>{cells(text)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Stack>
      )}
    </SectionCard>
  );
}

/** The cells of a line that are not empty. */
const cells = (line: string) => line.split('\t').filter(Boolean).join(' · ');

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600} size="xl">
        {value}
      </Text>
    </div>
  );
}
