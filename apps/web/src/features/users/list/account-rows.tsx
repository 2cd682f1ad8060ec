import { may, Role } from '@dehesa/domain/access';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Anchor, Avatar, Badge, Box, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { ContactLinks } from '../../../lib/lists/contact-links';
import { type Column, DataList } from '../../../lib/lists/data-list';
import type { ListSelection } from '../../../lib/lists/many/list-selection';
import { ticksOf } from '../../../lib/lists/many/ticks';
import { Lines } from '../../../lib/lists/lines';
import { madridToday } from '../../../lib/madrid-today';
import { useSignedInUser } from '../../../lib/session';
import { thumbnail } from '../../../lib/files/image-sizes';
import { accountPages } from '../account-pages';
import type { AccountRow, Membership } from '../row';
import { AccessSwitch } from './access-switch';
import { AccountActions } from './account-actions';
import type { AccountView } from './account-address';
import { directionOf, sortedBy } from '../../../lib/lists/order-by-name';
import type { AccountColumn } from './account-view';

/** Few are invited at a time: lists do not wait for it. */
const InvitationBadge = lazy(async () => ({ default: (await import('./invitation-badge')).InvitationBadge }));

const colours = { expired: 'clay', expiringSoon: 'cork' } as const;

/** Until when a member has paid, and whether that is past or near; nothing of who pays no fee. */
function FeeExpiry({ row, labelled = false }: { row: AccountRow; labelled?: boolean }) {
  const { list } = useTextsOf(accounts);
  const { membership } = row;
  if (membership === null) return null;
  const { expiresOn, tariff } = membership;
  if (expiresOn === null) {
    return (
      <Text size="sm" c="dimmed">
        {list.noFee}
      </Text>
    );
  }
  const date = formatDayMonthYear(expiresOn);
  return (
    <Stack gap={2} align="flex-start">
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {labelled ? list.expires(date) : date}
      </Text>
      {tariff !== null && (
        <Text size="sm" c="dimmed">
          {tariff}
        </Text>
      )}
      <FeeBadge state={membership.state} />
    </Stack>
  );
}

function FeeBadge({ state }: Pick<Membership, 'state'>) {
  const { list } = useTextsOf(accounts);
  if (state !== 'expired' && state !== 'expiringSoon') return null;
  return (
    <Badge variant="light" color={colours[state]} miw="max-content">
      {state === 'expired' ? list.expired : list.expiresSoon}
    </Badge>
  );
}

export interface AccountRowsProps {
  kind: AccountKind;
  rows: readonly AccountRow[];
  /** Whether fees are told of (B44). */
  fees: boolean;
  view: AccountView;
  onViewChange: (view: AccountView) => void;
  selection: ListSelection<AccountRow>;
  busy: boolean;
}

export function AccountRows({ kind, rows, fees, view, onViewChange, selection, busy }: AccountRowsProps) {
  const { list, columns: labels, kinds } = useTextsOf(accounts);
  const { shell } = useTexts();
  const sortable = (order: AccountColumn, label = labels[order]) => ({ sorts: [{ order, label }] });
  const since = (row: AccountRow) => formatDayMonthYear(madridToday(row.createdAt));
  const columns: Column<AccountRow, AccountColumn>[] = [
    {
      ...sortable('name'),
      renderCell: (row, dense) => (
        <Group gap="sm" wrap="nowrap">
          {/* With fees there is no room for it beside whole words. */}
          {!fees && <AccountPicture row={row} size={dense ? 32 : undefined} />}
          <AccountName row={row} kind={kind} dense={dense} />
        </Group>
      ),
    },
    { name: 'reference', ...sortable('reference', list.shortReference), renderCell: ({ reference }) => reference },
    ...(fees
      ? [{ name: 'fee', ...sortable('feeExpiresOn'), renderCell: (row: AccountRow) => <FeeExpiry row={row} /> }]
      : []),
    { name: 'createdAt', ...sortable('createdAt'), renderCell: since },
    { name: 'locality', ...sortable('locality'), renderCell: ({ locality }) => locality },
    {
      name: 'contact',
      ...sortable('email', list.contact),
      renderCell: (row, dense) => <ContactLinks email={row.email} phone={row.phone} dense={dense} />,
    },
    { name: 'access', ...sortable('hasAccess'), renderCell: (row) => <AccessSwitch row={row} compact /> },
    { heading: list.actions, renderCell: (row) => <AccountActions row={row} kind={kind} /> },
  ];
  return (
    <DataList
      name={kind}
      rows={rows}
      caption={kinds[kind].caption}
      columns={columns}
      ticks={ticksOf(selection, rows, shell, (row) => row.displayName, busy)}
      sorting={{
        order: view.order ?? 'name',
        direction: directionOf(view),
        onSort: (order) => onViewChange(sortedBy(view, order)),
      }}
      // One column more.
      wideFrom={fees ? '80em' : '75em'}
      spacing={{ columns: fees ? 'xs' : 'sm' }}
      busy={busy}
      renderCard={(row, tick) => (
        <Stack gap="xs" h="100%" justify="space-between">
          <Stack gap="xs">
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <AccountPicture row={row} />
              <AccountName row={row} kind={kind} />
              <Box ml="auto">{tick}</Box>
            </Group>
            <Text size="sm">
              {[list.number(row.reference), list.since(since(row)), row.locality].filter(Boolean).join(' · ')}
            </Text>
            {fees && <FeeExpiry row={row} labelled />}
            <ContactLinks email={row.email} phone={row.phone} />
          </Stack>
          <Group justify="space-between" gap="xs">
            <AccessSwitch row={row} />
            <AccountActions row={row} kind={kind} />
          </Group>
        </Stack>
      )}
    />
  );
}

/** A face or a logo beside a name that says it all; else the name's initials. */
function AccountPicture({ row, size = 44 }: { row: Pick<AccountRow, 'displayName' | 'imageUrl'>; size?: number }) {
  return (
    <Avatar
      src={row.imageUrl === null ? null : thumbnail(row.imageUrl)}
      name={row.displayName}
      alt=""
      size={size}
      color="holm"
      variant="light"
      aria-hidden
      flex="none"
    />
  );
}

interface AccountNameProps {
  row: AccountRow;
  kind: AccountKind;
  dense?: boolean;
}

/** The name, which leads to the form, and what tells this one from others; role 0 sees the id, too (U12). */
function AccountName({ row, kind, dense = false }: AccountNameProps) {
  const { list } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const user = useSignedInUser();
  const { displayName, firstName, lastName, companyName } = row;
  const person = `${firstName} ${lastName}`.trim();
  const besides = [person, companyName].filter((name) => name !== '' && name !== displayName).join(' · ');
  return (
    <Lines dense={dense} miw={128}>
      <Anchor
        fw={600}
        mih={dense ? undefined : 44}
        display="inline-flex"
        style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        renderRoot={(props) => (
          <Link {...props} to="/edit/usuario" search={{ id: row.id, tipo: accountPages[kind].type }} />
        )}
      >
        {displayName}
      </Anchor>
      {besides !== '' && !dense && (
        <Text size="sm" c="dimmed">
          {besides}
        </Text>
      )}
      <Group gap={6}>
        {kind === 'user' ? (
          <Badge variant="light" color={row.role === Role.member ? 'river' : 'holm'}>
            {shell.roles[row.role]}
          </Badge>
        ) : (
          row.territory !== null && (
            <Badge variant="light" color="river">
              {row.territory[language]}
            </Badge>
          )
        )}
        {row.invitation !== null && (
          <Suspense>
            <InvitationBadge state={row.invitation.state} />
          </Suspense>
        )}
        {row.id === user.id && (
          <Badge variant="light" color="cork">
            {list.yourself}
          </Badge>
        )}
      </Group>
      {may(user, 'users.manage') && !dense && (
        <div>
          <CopyIdButton id={row.id} height={44} />
        </div>
      )}
    </Lines>
  );
}
