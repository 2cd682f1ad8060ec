import { importTexts, rowFaultText } from '@dehesa/i18n/backoffice/imports';
import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { errorText } from '../../lib/error-texts';
import { usualPageSize } from '../../lib/lists/list-pager';
import { type PageChoice, PagedList } from '../../lib/lists/paged-list';
import { trpc } from '../../lib/trpc';

/** Rows that cannot be stored, with what is wrong with each; also as a spreadsheet, to mend them in. */
export function FaultyRows({ id, faulty }: { id: number; faulty: number }) {
  const texts = useTextsOf(importTexts);
  const { language } = useLanguage();
  const [view, setView] = useState<PageChoice>({});
  const pageSize = view.size ?? usualPageSize;
  const rows = trpc.imports.rows.useQuery(
    { id, faulty: true, pageIndex: (view.page ?? 1) - 1, pageSize },
    // Checked anew there are others: those of before are not shown again.
    { placeholderData: (previous) => previous, staleTime: 0, gcTime: 0 },
  );
  return (
    <Stack component="section" gap="sm" aria-labelledby="faulty">
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h4" id="faulty">
          {texts.check.faulty(faulty)}
        </Title>
        <Button
          component="a"
          variant="default"
          href={`/api/exports/filas-con-problemas.xlsx?id=${id}&lang=${language}`}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {texts.check.download}
        </Button>
      </Group>
      <Text c="dimmed">{texts.check.faultyHint}</Text>
      <PagedList
        query={rows}
        view={view}
        onPage={(change) => setView({ ...view, ...change })}
        plainUpTo={25}
        empty={null}
      >
        {(page) => (
          <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
            {page.rows.map(({ rowNumber, cells, faults }) => (
              <li key={rowNumber}>
                <Card p="sm">
                  <Text fw={600}>{texts.check.row(rowNumber)}</Text>
                  <Text size="sm" c="dimmed" lineClamp={1} style={{ overflowWrap: 'anywhere' }}>
                    {cells.filter((cell) => cell !== '').join(' · ')}
                  </Text>
                  <List size="sm">
                    {faults.map((fault) => (
                      <List.Item key={`${fault.field} ${fault.reason}`}>
                        {rowFaultText(fault, language, errorText)}
                      </List.Item>
                    ))}
                  </List>
                </Card>
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
