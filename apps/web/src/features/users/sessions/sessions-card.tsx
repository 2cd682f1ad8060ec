import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { formatInstant } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import type { SessionOfAccount } from '../row';

export interface SessionsCardProps {
  /** Whose; one's own where nobody is named. */
  userId?: number | undefined;
}

/** Where an account is open, each to be ended, or all but this one at once. */
export function SessionsCard({ userId }: SessionsCardProps) {
  const { sessions: texts } = useTextsOf(accountForms);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const utils = trpc.useUtils();
  const list = trpc.users.sessions.list.useQuery({ userId }, { staleTime: 0 });

  const failed = (error: unknown) => {
    notifications.show({ color: 'clay', ...errorMessage(error, language) });
    return utils.users.sessions.list.invalidate();
  };
  async function done(message: string) {
    notifications.show({ message });
    await utils.users.sessions.list.invalidate();
    // The button that was pressed is gone.
    heading.current?.focus();
  }
  const end = trpc.users.sessions.end.useMutation({ onSuccess: () => done(texts.ended), onError: failed });
  const endOthers = trpc.users.sessions.endOthers.useMutation({
    onSuccess: ({ ended }) => done(texts.othersEnded(ended)),
    onError: failed,
  });
  const rows = list.data ?? [];
  const others = rows.filter(({ isThis }) => !isThis);
  const isOwn = userId === undefined;

  return (
    <SectionCard
      title={isOwn ? texts.own : texts.of}
      hint={isOwn ? texts.ownIntroduction : texts.ofIntroduction}
      headingRef={heading}
      beside={
        others.length > (isOwn ? 0 : 1) && (
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({ userId })}>
            {others.length < rows.length ? texts.endOthers : texts.endAll}
          </Button>
        )
      }
    >
      <QueryView query={list} isEmpty={(data) => data.length === 0} empty={<Text>{texts.none}</Text>}>
        {() => (
          <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
            {rows.map((row) => (
              <SessionRow
                key={row.id}
                row={row}
                busy={end.isPending && end.variables.id === row.id}
                onEnd={() => end.mutate({ id: row.id })}
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </SectionCard>
  );
}

interface SessionRowProps {
  row: SessionOfAccount;
  busy: boolean;
  onEnd: () => void;
}

/** On what, from where and since when an account is open. */
function SessionRow({ row, busy, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTextsOf(accountForms);
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
  const { sessions: texts } = useTextsOf(accountForms);
  if (browser !== '' && system !== '') return texts.device(browser, system);
  return browser || system || (kind === 'token' ? texts.application : texts.unknownDevice);
}
