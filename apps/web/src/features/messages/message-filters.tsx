import { MessageChannel, MessageStatus } from '@dehesa/domain/messages';
import { CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/backoffice-language';
import type { MessageView } from './message-view';

export interface MessageFiltersProps {
  view: MessageView;
  onViewChange: (view: MessageView) => void;
}

/** Search, status and channel; the search starts a moment after the last key. */
export function MessageFilters({ view, onViewChange }: MessageFiltersProps) {
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
