import { accounts } from '@dehesa/i18n/backoffice/users';
import { formatInstant } from '@dehesa/i18n/formats';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import type { SessionOfAccount } from '../row';

export interface SessionRowProps {
  row: SessionOfAccount;
  busy: boolean;
  onEnd: () => void;
}

/** On what, from where and since when an account is open. */
export function SessionRow({ row, busy, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTextsOf(accounts);
  const { language } = useLanguage();
  const device = useDeviceName(row);
  const signedIn = formatInstant(row.signedInAt, language);
  return (
    <Group
      component="li"
      justify="space-between"
      gap="sm"
      py="sm"
      style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}
    >
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {row.isThis && <Badge variant="light">{texts.isThis}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {[texts.signedIn(signedIn), texts.lastUsed(formatInstant(row.lastUsedAt, language))].join(' · ')}
        </Text>
        {row.network !== '' && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {texts.from(row.network)}
          </Text>
        )}
      </div>
      {!row.isThis && (
        <Button variant="default" loading={busy} aria-label={texts.endOf(device, signedIn)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </Group>
  );
}

/** What it runs on, as far as it said; a program that is no browser says nothing that people know. */
function useDeviceName({ kind, browser, system }: SessionOfAccount): string {
  const { sessions: texts } = useTextsOf(accounts);
  if (browser !== '' && system !== '') return texts.device(browser, system);
  return browser || system || (kind === 'token' ? texts.application : texts.unknownDevice);
}
