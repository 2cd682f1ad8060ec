import type { pageSizes } from '@dehesa/domain/paging';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { formatInstant } from '@dehesa/i18n/formats';
import { ConfirmButton, EmptyState, SectionCard } from '@dehesa/ui';
import { Button, CloseButton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconMailCheck, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { usualPageSize } from '../../../../lib/lists/list-pager';
import { PagedList } from '../../../../lib/lists/paged-list';
import { type Outputs, trpc } from '../../../../lib/trpc';
import classes from './suppression-rows.module.css';
import { useTellRefusal } from '../../../../lib/refusal';

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
    <SectionCard title={texts.title} hint={texts.hint}>
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
    </SectionCard>
  );
}

type Row = Outputs['config']['mail']['suppressions']['rows'][number];

/** Addresses with the words of their mail server; each may be written to again. */
function SuppressionRows({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
  const { suppressions: texts } = useTextsOf(mailConfiguration);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const allow = trpc.config.mail.allowAddress.useMutation({
    onSuccess: (_nothing, { email }) => notifications.show({ color: 'holm', message: texts.done(email) }),
    onError: useTellRefusal(),
    // Also after a refusal: somebody else may have been first.
    onSettled: () => utils.config.mail.suppressions.invalidate(),
  });
  return (
    <ul className={classes.list} aria-label={texts.list} aria-busy={busy}>
      {rows.map(({ email, reason, since }) => (
        <li key={email} className={classes.row}>
          <div className={classes.words}>
            <Text fw={600}>{email}</Text>
            <Text size="sm">{reason}</Text>
            <Text size="sm" c="dimmed">
              {texts.since(formatInstant(since, language))}
            </Text>
          </div>
          <ConfirmButton
            variant="default"
            aria-label={texts.allowName(email)}
            title={texts.question}
            message={texts.explanation(email)}
            confirmLabel={texts.allow}
            cancelLabel={shell.cancel}
            onConfirm={() => allow.mutateAsync({ email }).catch(() => undefined)}
          >
            {texts.allow}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}
