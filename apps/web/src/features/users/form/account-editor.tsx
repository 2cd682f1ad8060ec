import { may } from '@dehesa/domain/access';
import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { PageHeader } from '@dehesa/ui';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { madridToday } from '../../../lib/madrid-today';
import { allOf, QueryPending } from '../../../lib/query-view';
import { useSession, useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { AccountForm } from './account-form';

export interface AccountEditorProps {
  kind: AccountKind;
  /** undefined for a new one. */
  id: number | undefined;
  onSaved: () => Promise<void>;
}

/** Loads what the form needs: the user, always fresh, and what can be chosen. */
export function AccountEditor({ kind, id, onSaved }: AccountEditorProps) {
  const { kinds } = useTextsOf(accounts);
  const { appType } = useSession();
  const user = useSignedInUser();
  const [today] = useState(() => madridToday(new Date()));
  const account = trpc.users.accounts.read.useQuery(
    { id: id ?? 0 },
    {
      enabled: id !== undefined,
      gcTime: 0,
      staleTime: Infinity,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
    },
  );
  const roles = trpc.users.accounts.roles.useQuery();
  const withTariffs = appType === 'gimnasio' && may(user, 'users.manage');
  const tariffs = trpc.users.tariffs.list.useQuery(undefined, { enabled: withTariffs });
  const needed = allOf({ roles, ...(id !== undefined && { account }), ...(withTariffs && { tariffs }) });
  const stored = id === undefined ? null : account.data;
  const known = withTariffs ? tariffs.data : [];
  if (stored === undefined || !roles.data || !known) {
    return (
      <>
        {needed.error !== null && <PageHeader title={kinds[kind].heading} />}
        <QueryPending query={needed} />
      </>
    );
  }
  // What is read later, when the access was changed, leaves the fields alone: they are the same form's.
  return (
    <AccountForm
      key={`${kind} ${stored?.id ?? 'new'}`}
      kind={kind}
      stored={stored}
      world={{ appType, today, tariffs: known }}
      roles={roles.data}
      onSaved={onSaved}
    />
  );
}
