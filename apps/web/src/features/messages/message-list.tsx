import { MessageChannel, MessageStatus } from '@dehesa/domain/messages';
import { reservationConsents } from '@dehesa/i18n/backoffice/reservation-board';
import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { EmptyState, Unbroken } from '@dehesa/ui';
import {
  Button,
  Card,
  CloseButton,
  Group,
  NativeSelect,
  Pagination,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconMailOff, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../lib/addresses/links';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { QueryView } from '../../lib/query-view';
import { type Outputs, trpc } from '../../lib/trpc';
import { MessageDetail, StatusBadge } from './message-detail';
import classes from './message-list.module.css';
import { listInput, type MessageView, shownPart } from './message-view';

type MessagePage = Outputs['config']['messages']['list'];
type Summary = MessagePage['rows'][number];

/** The log of messages (B35): search, status, channel, page and the open message are the address's. */
export function MessageList({ view, onViewChange }: MessageFiltersProps) {
  const { messages, shell } = useTexts();
  const page = trpc.config.messages.list.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const nothingFound = page.data?.more === true ? messages.nothingAmongNewest : messages.nothingFoundMessage;
  const filtered = [view.q, view.status, view.channel].some((one) => one !== undefined);
  return (
    <Stack gap="md">
      <MessageFilters view={view} onViewChange={onViewChange} />
      <QueryView
        query={page}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <Card>
            <EmptyState
              icon={<IconMailOff size={40} stroke={1.4} aria-hidden />}
              title={filtered ? messages.nothingFound : messages.empty}
              message={filtered ? nothingFound : messages.emptyMessage}
              action={
                filtered ? (
                  <Button variant="default" onClick={() => onViewChange({})}>
                    {messages.showAll}
                  </Button>
                ) : (
                  <LinkButton to="/actividades/admin/reservas">{shell.menu.reservations}</LinkButton>
                )
              }
            />
          </Card>
        }
      >
        {(data) => (
          <>
            <Card p={0} component="ul" m={0} className={classes.list} aria-busy={page.isPlaceholderData}>
              {data.rows.map((row) => (
                <MessageRow key={row.id} row={row} onOpen={() => onViewChange({ ...view, id: row.id })} />
              ))}
            </Card>
            <Pages view={view} data={data} onViewChange={onViewChange} />
          </>
        )}
      </QueryView>
      <MessageDetail id={view.id ?? null} onClose={() => onViewChange({ ...view, id: undefined })} />
    </Stack>
  );
}

function MessageRow({ row, onOpen }: { row: Summary; onOpen: () => void }) {
  const { messages } = useTexts();
  const { language } = useLanguage();
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.row} onClick={onOpen}>
        <span className={classes.subject}>
          <Text component="span" fw={600} display="block">
            {row.subject ?? messages.withoutSubject}
          </Text>
          <Text component="span" size="sm" c="dimmed" display="block">
            {messages.slugs[row.slug]} · {messages.channels[row.channel]}
            {row.reference !== null && (
              <>
                {' · '}
                <Unbroken>{row.reference}</Unbroken>
              </>
            )}
          </Text>
        </span>
        <span className={classes.recipient}>
          <Text component="span" display="block">
            {row.recipientName || row.recipient || reservationConsents[language].nameErased}
          </Text>
          <Text component="span" size="sm" c="dimmed" display="block" className={classes.address}>
            {row.recipient}
          </Text>
        </span>
        <span className={classes.outcome}>
          <StatusBadge status={row.status} />
          <Text component="span" size="sm" c="dimmed" display="block">
            {formatInstant(row.sentAt ?? row.createdAt, language)}
          </Text>
          {row.possiblyRepeated && (
            <Text component="span" size="sm" display="block">
              {messages.possiblyRepeated}
            </Text>
          )}
        </span>
      </UnstyledButton>
    </li>
  );
}

function Pages({ view, data: { total, rows, more }, onViewChange }: MessageFiltersProps & { data: MessagePage }) {
  const { messages } = useTexts();
  const { language } = useLanguage();
  const page = view.page ?? 1;
  const { from, to, known, pages } = shownPart(page, { total, rows: rows.length, more });
  return (
    <Group justify="space-between" gap="md" component="nav" aria-label={messages.pages}>
      <Text c="dimmed" size="sm" role="status">
        {more ? messages.rangeOfMany(from, to, formatNumber(known, language)) : messages.range(from, to, known)}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={(next) => onViewChange({ ...view, page: next === 1 ? undefined : next })}
          gap={4}
          siblings={0}
          getItemProps={(number) => ({ 'aria-label': messages.page(number) })}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' ? messages.previousPage : messages.nextPage,
          })}
        />
      )}
    </Group>
  );
}

interface MessageFiltersProps {
  view: MessageView;
  onViewChange: (view: MessageView) => void;
}

/** Search, status and channel; the search starts a moment after the last key. */
function MessageFilters({ view, onViewChange }: MessageFiltersProps) {
  const { messages } = useTexts();
  const [typed, setTyped] = useState(view.q ?? '');
  const sent = useRef(view.q ?? '');
  const search = (text: string) => {
    sent.current = text.trim();
    onViewChange({ status: view.status, channel: view.channel, q: sent.current || undefined });
  };
  const searchSoon = useDebouncedCallback(search, 300);

  // Another search from the address (back, "show all") replaces what was typed; our own coming back does not.
  useEffect(() => {
    const asked = view.q ?? '';
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [view.q]);

  return (
    <Group align="flex-end" gap="md">
      <TextInput
        flex="1 1 18rem"
        label={messages.search}
        value={typed}
        maxLength={100}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={
          typed === '' ? undefined : (
            <CloseButton
              aria-label={messages.clearSearch}
              onClick={() => {
                setTyped('');
                search('');
              }}
            />
          )
        }
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          searchSoon(event.currentTarget.value);
        }}
      />
      <NativeSelect
        flex="0 1 14rem"
        label={messages.status}
        value={view.status ?? ''}
        data={[
          { value: '', label: messages.allStatuses },
          ...MessageStatus.options.map((status) => ({ value: status, label: messages.statuses[status] })),
        ]}
        onChange={(event) => {
          const status = MessageStatus.safeParse(event.currentTarget.value);
          onViewChange({ q: view.q, channel: view.channel, status: status.data });
        }}
      />
      <NativeSelect
        flex="0 1 14rem"
        label={messages.channel}
        value={view.channel ?? ''}
        data={[
          { value: '', label: messages.allChannels },
          ...MessageChannel.options.map((channel) => ({ value: channel, label: messages.channels[channel] })),
        ]}
        onChange={(event) => {
          const channel = MessageChannel.safeParse(event.currentTarget.value);
          onViewChange({ q: view.q, status: view.status, channel: channel.data });
        }}
      />
    </Group>
  );
}
