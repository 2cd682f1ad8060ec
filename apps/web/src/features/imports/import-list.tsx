import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { formatInstant } from '@dehesa/i18n/formats';
import { EmptyState } from '@dehesa/ui';
import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { LinkAnchor } from '../../lib/addresses/links';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { usualPageSize } from '../../lib/lists/list-pager';
import { type PageChoice, PagedList } from '../../lib/lists/paged-list';
import { type Outputs, trpc } from '../../lib/trpc';
import { stateColours } from './state-colours';

type Summary = Outputs['imports']['list']['rows'][number];

interface ImportListProps {
  view: PageChoice;
  onPage: (change: PageChoice) => void;
}

/** What was brought in so far, the newest first. */
export function ImportList({ view, onPage }: ImportListProps) {
  const texts = useTextsOf(importTexts);
  const pageSize = view.size ?? usualPageSize;
  const list = trpc.imports.list.useQuery(
    { pageIndex: (view.page ?? 1) - 1, pageSize },
    { placeholderData: (previous) => previous },
  );
  return (
    <Stack component="section" gap="sm" aria-labelledby="imports">
      <Title order={2} size="h3" id="imports">
        {texts.list}
      </Title>
      <PagedList
        query={list}
        view={view}
        onPage={onPage}
        plainUpTo={usualPageSize}
        empty={<EmptyState title={texts.listEmpty} />}
      >
        {({ rows }) => (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {rows.map((row) => (
              <li key={row.id}>
                <ImportLine row={row} />
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

function ImportLine({ row }: { row: Summary }) {
  const texts = useTextsOf(importTexts);
  const { language } = useLanguage();
  return (
    <Card p="md">
      <Group justify="space-between" gap="sm">
        <LinkAnchor
          to="/configuracion/importar"
          search={{ id: row.id }}
          fw={600}
          py={10}
          style={{ overflowWrap: 'anywhere' }}
        >
          {texts.kinds[row.kind]} · {row.fileName}
        </LinkAnchor>
        <Badge variant="light" color={stateColours[row.state]}>
          {texts.states[row.state]}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {texts.by(row.createdBy, formatInstant(row.createdAt, language))} ·{' '}
        {row.state === 'stored' ? texts.storedRows(row.rowsStored) : texts.countRows(row.rowCount)}
      </Text>
    </Card>
  );
}
