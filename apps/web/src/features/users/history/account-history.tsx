import type { AccountDeed } from '@dehesa/domain/users';
import { accountHistory } from '@dehesa/i18n/backoffice/account-history';
import { formatInstant } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { Button, Stack, Text } from '@mantine/core';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import classes from '../../../lib/lists/timeline.module.css';
import { QueryPending } from '../../../lib/query-view';
import { Refusal } from '../../../lib/refusal';
import { type Outputs, trpc } from '../../../lib/trpc';

type Event = Outputs['users']['accounts']['history']['events'][number];

const paging = { getNextPageParam: ({ nextCursor }: { nextCursor: number | null }) => nextCursor };

/** Who did what to a user, a monitor or a company (B98). */
export function AccountHistory({ id }: { id: number }) {
  return <HistoryCard query={trpc.users.accounts.history.useInfiniteQuery({ id }, paging)} />;
}

/** The same of a collaborator. */
export function CollaboratorHistory({ id }: { id: number }) {
  return <HistoryCard query={trpc.users.collaborators.history.useInfiniteQuery({ id }, paging)} />;
}

type PendingQuery = Parameters<typeof QueryPending>[0]['query'];

interface HistoryQuery extends PendingQuery {
  data: { pages: { events: Event[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

function HistoryCard({ query }: { query: HistoryQuery }) {
  const texts = useTextsOf(accountHistory);
  const events = query.data?.pages.flatMap((page) => page.events);
  return (
    <SectionCard title={texts.heading}>
      {events === undefined ? (
        <QueryPending query={query} />
      ) : events.length === 0 ? (
        <Text c="dimmed">{texts.empty}</Text>
      ) : (
        <ol className={classes.events} reversed>
          {events.map((event) => (
            <li key={event.id} className={classes.event}>
              <EventLine event={event} />
            </li>
          ))}
        </ol>
      )}
      {events !== undefined && <Refusal error={query.error} />}
      {query.hasNextPage && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.earlier}
        </Button>
      )}
    </SectionCard>
  );
}

/** What says by itself who did it: it is done by the link of a mail, or on a page for visitors. */
const byThemselves: ReadonlySet<AccountDeed> = new Set<AccountDeed>(['users.acceptInvitation', 'collaborators.signUp']);

function EventLine({ event: { action, actor, at, ...event } }: { event: Event }) {
  const texts = useTextsOf(accountHistory);
  const { language } = useLanguage();
  const { shell } = useTexts();
  const name =
    actor === null ? (byThemselves.has(action) ? texts.themselves : texts.nobody) : (actor.name ?? texts.gone);
  const role = actor?.role ?? null;
  const details = [
    event.invited ? texts.invited : undefined,
    event.role === null
      ? undefined
      : event.role.from === null
        ? shell.roles[event.role.to]
        : texts.roleChanged(shell.roles[event.role.from], shell.roles[event.role.to]),
    event.access === null ? undefined : event.access ? texts.withAccess : texts.withoutAccess,
    event.written === null ? undefined : texts.quoted(event.written),
    event.changed.length === 0 ? undefined : texts.changed(event.changed),
  ].filter((part) => part !== undefined);
  return (
    <Stack gap={0}>
      <Text fw={600}>{texts.deeds[action]}</Text>
      {details.length > 0 && <Text size="sm">{details.join(' · ')}</Text>}
      <Text size="sm" c="dimmed">
        <time dateTime={at.toISOString()}>{formatInstant(at, language)}</time>
        {` · ${role === null ? name : `${name} (${shell.roles[role]})`}`}
      </Text>
    </Stack>
  );
}
