import type { pageSizes } from '@dehesa/domain/paging';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { EmptyState } from '@dehesa/ui';
import { Button, Card, CloseButton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMailCheck, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { usualPageSize } from '../../../../lib/list-pager';
import { PagedList } from '../../../../lib/paged-list';
import { trpc } from '../../../../lib/trpc';
import { SuppressionRows } from './suppression-rows';

/** The addresses that a mail server refused for good, why and since when, and writing to them again. */
export function SuppressionSection() {
  const { suppressions: texts } = useTextsOf(mailConfiguration);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 300);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<(typeof pageSizes)[number]>(usualPageSize);
  const list = trpc.config.mail.suppressions.useQuery(
    { search, pageIndex: page - 1, pageSize: size },
    { placeholderData: keepPreviousData },
  );
  const look = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  const total = list.data?.total ?? 0;
  return (
    <Card component="section" aria-labelledby="suppressions-title">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id="suppressions-title">
            {texts.title}
          </Title>
          <Text c="dimmed">{texts.hint}</Text>
        </div>
        {(total > 0 || typed !== '') && (
          <TextInput
            label={texts.search}
            value={typed}
            maxLength={100}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
            rightSection={
              typed === '' ? undefined : <CloseButton aria-label={texts.clearSearch} onClick={() => look('')} />
            }
            onChange={(event) => look(event.currentTarget.value)}
          />
        )}
        <PagedList
          query={list}
          view={{ page, size }}
          plainUpTo={usualPageSize}
          onPage={(change) => {
            setPage(change.page ?? 1);
            if ('size' in change) setSize(change.size ?? usualPageSize);
          }}
          empty={
            <EmptyState
              icon={<IconMailCheck size={40} stroke={1.4} aria-hidden />}
              title={search === '' ? texts.empty : texts.nothingFound}
              action={
                search !== '' && (
                  <Button variant="default" onClick={() => look('')}>
                    {texts.showAll}
                  </Button>
                )
              }
            />
          }
        >
          {({ rows }) => <SuppressionRows rows={rows} busy={list.isPlaceholderData} />}
        </PagedList>
      </Stack>
    </Card>
  );
}
