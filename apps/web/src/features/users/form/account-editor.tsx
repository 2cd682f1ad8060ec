import { may } from '@dehesa/domain/access';
import type { AccountKind, AccountRole } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { PageHeader } from '@dehesa/ui';
import { Anchor, Breadcrumbs, Button, Grid, Stack, Tabs } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.css';
import '@mantine/core/styles/Grid.css';
import '@mantine/core/styles/Tabs.css';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { mergeValues } from '../../../lib/conflicts/merge-values';
import { madridToday } from '../../../lib/madrid-today';
import { allOf, QueryPending } from '../../../lib/query-view';
import { useSession, useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { SaveBar } from '../../../lib/forms/save-bar';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { accountPages } from '../account-pages';
import { lastView } from '../list/account-view';
import type { AccountDetail } from '../row';
import { AccountFields, FeeFields } from './account-fields';
import { type FormWorld, movesOwnEmail, pays, valuesOf } from './account-values';
import { PasswordButton } from './password-dialog';
import { ContactFields, OwnEmailPassword, PersonFields, PictureCard } from './person-fields';
import { useAccountForm } from './use-account-form';
import { FormNotice } from '../../../lib/forms/form-notice';

/** Of a gym's members alone. */
const FeeRenewal = lazy(async () => ({ default: (await import('./fee-renewal')).FeeRenewal }));

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

/** Where the form is: below its list. */
function AccountTrail({ kind, title }: { kind: AccountKind; title: string }) {
  const { kinds } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { heading } = kinds[kind];
  return (
    <nav aria-label={heading}>
      <Breadcrumbs style={{ flexWrap: 'wrap' }} styles={{ breadcrumb: { whiteSpace: 'normal' } }}>
        <Anchor renderRoot={(props) => <Link {...props} to="/dashboard" />}>{shell.home}</Anchor>
        <Anchor renderRoot={(props) => <Link {...props} to={accountPages[kind].list} search={lastView(kind)} />}>
          {heading}
        </Anchor>
        <span aria-current="page">{title}</span>
      </Breadcrumbs>
    </nav>
  );
}

interface AccountFormProps {
  kind: AccountKind;
  /** null for a new one. */
  stored: AccountDetail | null;
  world: FormWorld;
  roles: readonly AccountRole[];
  /** Back to the list. */
  onSaved: () => Promise<void>;
}

/** Creates or edits a user, a monitor or a company (U12). */
function AccountForm({ kind, stored, world, roles, onSaved }: AccountFormProps) {
  const { kinds } = useTextsOf(accounts);
  const { form: texts } = useTextsOf(accountForms);
  const isOneself = useSignedInUser().id === stored?.id;
  const [tab, setTab] = useState<'data' | 'gym'>('data');
  const ownEmail = isOneself && stored !== null ? stored.email : null;
  const { form, notice, lock, uploads, faults, restart, attributes } = useAccountForm({
    kind,
    stored,
    ownEmail,
    world,
    onSaved,
    onProblemIn: setTab,
  });
  const withFee = pays(form.values, world);
  const title = stored === null ? kinds[kind].add : stored.displayName;
  const gym = world.appType === 'gimnasio';

  /** With what is stored now, and what was typed meanwhile: the question about a payment can be closed before its answer. */
  function goOn(account: AccountDetail) {
    const theirs = valuesOf(account);
    const merged = mergeValues(form.getInitialValues(), theirs, form.getValues());
    restart(theirs);
    form.setValues(merged);
  }

  const data = (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <PictureCard form={form} storedUrl={stored?.imageUrl ?? null} onSending={uploads.begin} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack gap="lg">
          <PersonFields form={form} birthDateOn={gym ? world.today : undefined} ofCompany={kind === 'company'} />
          <ContactFields
            form={form}
            isNew={stored === null}
            afterEmail={movesOwnEmail(form.values.email, ownEmail) && <OwnEmailPassword form={form} />}
          />
          <AccountFields
            form={form}
            kind={kind}
            appType={world.appType}
            stored={stored}
            isOneself={isOneself}
            roles={roles}
          />
        </Stack>
      </Grid.Col>
    </Grid>
  );
  return (
    <>
      <UnsavedChanges isDirty={() => uploads.running || form.isDirty()} />
      <form {...attributes}>
        <PageHeader
          title={title}
          trail={<AccountTrail kind={kind} title={title} />}
          actions={stored !== null && !isOneself && <PasswordButton account={stored} />}
        />
        <Stack gap="lg">
          <FormNotice notice={notice} />
          {withFee ? (
            <Tabs value={tab} onChange={(value) => setTab(value === 'gym' ? 'gym' : 'data')}>
              <Tabs.List mb="lg">
                <Tabs.Tab value="data" h={48}>
                  {texts.data}
                </Tabs.Tab>
                <Tabs.Tab value="gym" h={48}>
                  {texts.gym}
                </Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="data">{data}</Tabs.Panel>
              <Tabs.Panel value="gym">
                <Stack gap="lg">
                  <FeeFields form={form} world={world} />
                  {stored !== null && stored.membership !== null && (
                    <Suspense>
                      <FeeRenewal
                        account={stored}
                        world={world}
                        unsaved={form.isDirty()}
                        lock={lock}
                        onChanged={goOn}
                      />
                    </Suspense>
                  )}
                </Stack>
              </Tabs.Panel>
            </Tabs>
          ) : (
            data
          )}
          <SaveBar
            save={texts.save}
            dirty={uploads.running || form.isDirty()}
            locked={lock.locked}
            isNew={stored === null}
            faults={faults}
          >
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to={accountPages[kind].list} search={lastView(kind)} />}
            >
              {texts.cancel}
            </Button>
          </SaveBar>
        </Stack>
      </form>
    </>
  );
}
