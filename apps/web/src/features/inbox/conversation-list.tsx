import { formatRelative } from '@dehesa/i18n/formats';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { EmptyState } from '@dehesa/ui';
import { Badge, Button, Card, Group, Stack, Switch, Text, UnstyledButton } from '@mantine/core';
import { IconMessages, IconWorld } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { Pager } from '../../lib/lists/pager';
import { QueryView } from '../../lib/query-view';
import { SearchField } from '../../lib/lists/search-field';
import { type Outputs, trpc } from '../../lib/trpc';
import { formatPhone } from './format-phone';
import { conversationsPerPage, type InboxProps } from './inbox-view';
import classes from './inbox.module.css';

type Summary = Outputs['config']['inbox']['conversations']['rows'][number];

/** A territory's conversations: search, page and the open one are the address's. */
export function ConversationList({ territoryId, view, onView, refreshMs }: InboxProps & { refreshMs: number }) {
  const texts = useTextsOf(inbox);
  const { page = 1, q = '', unread: unreadOnly = false } = view;
  const filtered = q !== '' || unreadOnly;
  const list = trpc.config.inbox.conversations.useQuery(
    { territoryId, search: q, unread: unreadOnly, pageIndex: page - 1, pageSize: conversationsPerPage },
    { placeholderData: keepPreviousData, refetchInterval: refreshMs },
  );
  return (
    <Stack gap="md" className={classes.list}>
      <SearchField
        label={texts.search}
        clearLabel={texts.clear}
        value={q}
        onSearch={(search) => onView({ ...view, page: undefined, q: search || undefined })}
      />
      <Switch
        label={texts.onlyUnread}
        checked={unreadOnly}
        onChange={(event) => onView({ ...view, page: undefined, unread: event.currentTarget.checked || undefined })}
      />
      <QueryView
        query={list}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <Card>
            <EmptyState
              icon={<IconMessages size={40} stroke={1.4} aria-hidden />}
              title={q !== '' ? texts.nothingFound : unreadOnly ? texts.allRead : texts.empty}
              message={filtered ? '' : texts.emptyMessage}
              action={
                filtered && (
                  <Button variant="default" onClick={() => onView({})}>
                    {texts.showAll}
                  </Button>
                )
              }
            />
          </Card>
        }
      >
        {(data) => (
          <>
            <Card p={0} component="ul" m={0} className={classes.rows} aria-label={texts.list}>
              {data.rows.map((row) => (
                <li key={row.id}>
                  <Row
                    row={row}
                    now={new Date(list.dataUpdatedAt)}
                    open={row.id === view.id}
                    onOpen={() => onView({ ...view, id: row.id })}
                  />
                </li>
              ))}
            </Card>
            <Pager
              label={texts.pages}
              page={page}
              pages={Math.ceil(data.total / conversationsPerPage)}
              onPage={(next) => onView({ ...view, page: next === 1 ? undefined : next })}
            />
            <Text size="sm" c="dimmed" role="status">
              {texts.count(data.total)}
            </Text>
          </>
        )}
      </QueryView>
    </Stack>
  );
}

interface RowProps {
  row: Summary;
  now: Date;
  open: boolean;
  onOpen: () => void;
}

function Row({ row, now, open, onOpen }: RowProps) {
  const texts = useTextsOf(inbox);
  const { language } = useLanguage();
  const { lastMessage, name, phone, enquiry, unread, updatedAt } = row;
  const number = phone === null ? '' : formatPhone(phone);
  return (
    <UnstyledButton className={classes.row} onClick={onOpen} aria-current={open ? 'true' : undefined}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={unread > 0 ? 700 : 600} className={classes.name}>
          {name || number}
        </Text>
        <Text size="sm" c="dimmed" className={classes.when}>
          {formatRelative(updatedAt, now, language)}
        </Text>
      </Group>
      {enquiry !== null && (
        <Text size="sm" className={classes.about}>
          <IconWorld size={16} stroke={1.6} aria-hidden />
          <span>
            {texts.enquiry[enquiry.kind]} · {enquiry.title[language] || enquiry.title.es}
          </span>
        </Text>
      )}
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" c="dimmed" lineClamp={1}>
          {lastMessage?.direction === 'out' && `${texts.outgoing} `}
          {lastMessage ? lastMessage.body || texts.kinds[lastMessage.kind] : number}
        </Text>
        {unread > 0 && (
          <Badge color="clay" className={classes.unread}>
            {texts.unread(unread)}
          </Badge>
        )}
      </Group>
    </UnstyledButton>
  );
}
