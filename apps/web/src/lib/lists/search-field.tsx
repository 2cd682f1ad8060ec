import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  clearLabel: string;
  /** What is searched for; it comes back a moment after the last key. */
  value: string;
  onSearch: (search: string) => void;
  autoFocus?: boolean;
}

/** A search that starts a moment after the last key, and at once when it is cleared. */
export function SearchField({ label, placeholder, clearLabel, value, onSearch, autoFocus }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const send = (search: string) => {
    sent.current = search.trim();
    onSearch(sent.current);
  };
  const sendSoon = useDebouncedCallback(send, 300);

  // Another value from outside (the address, "clear the filters") replaces what was typed; our own coming back does not.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  function clear() {
    setTyped('');
    // Else what was typed a moment ago would still be sent after it.
    sendSoon.cancel();
    send('');
    input.current?.focus();
  }

  return (
    <TextInput
      ref={input}
      w={{ base: '100%', sm: 380 }}
      maw="100%"
      type="text"
      role="searchbox"
      label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={100}
      data-autofocus={autoFocus || undefined}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      rightSection={typed === '' ? undefined : <CloseButton aria-label={clearLabel} onClick={clear} />}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        sendSoon(event.currentTarget.value);
      }}
    />
  );
}
