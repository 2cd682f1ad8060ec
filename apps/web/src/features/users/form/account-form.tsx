import type { AccountKind, AccountRole } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { PageHeader } from '@dehesa/ui';
import { Alert, Button, Grid, Group, Stack, Tabs } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import { UnsavedChanges } from '../../../lib/unsaved-changes';
import { accountPages } from '../account-pages';
import { lastView } from '../list/last-view';
import type { AccountDetail } from '../row';
import { AccountFields } from './account-fields';
import { AccountTrail } from './account-trail';
import { type FormWorld, movesOwnEmail, pays } from './account-values';
import { ContactFields } from './contact-fields';
import { FeeFields } from './fee-fields';
import { OwnEmailPassword } from './own-email-password';
import { PasswordButton } from './password-dialog';
import { PersonFields } from './person-fields';
import { PictureCard } from './picture-card';
import { useAccountForm } from './use-account-form';

export interface AccountFormProps {
  kind: AccountKind;
  /** null for a new one. */
  stored: AccountDetail | null;
  world: FormWorld;
  roles: readonly AccountRole[];
  /** Back to the list. */
  onSaved: () => Promise<void>;
}

/** Creates or edits a user, a monitor or a company (U12). */
export function AccountForm({ kind, stored, world, roles, onSaved }: AccountFormProps) {
  const texts = useTextsOf(accounts);
  const { language } = useLanguage();
  const isOneself = useSignedInUser().id === stored?.id;
  const [tab, setTab] = useState<'data' | 'gym'>('data');
  const ownEmail = isOneself && stored !== null ? stored.email : null;
  const { form, notice, lock, submit } = useAccountForm({
    kind,
    stored,
    ownEmail,
    world,
    onSaved,
    onProblemIn: setTab,
  });
  const withFee = pays(form.values, world);
  const title = stored === null ? texts.kinds[kind].add : stored.displayName;
  const gym = world.appType === 'gimnasio';
  const data = (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <PictureCard form={form} storedUrl={stored?.imageUrl ?? null} />
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
  const buttons = (
    <>
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to={accountPages[kind].list} search={lastView(kind)} />}
      >
        {texts.form.cancel}
      </Button>
      <Button type="submit" loading={lock.locked}>
        {texts.form.save}
      </Button>
    </>
  );
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <form noValidate onSubmit={submit} {...lock.attributes}>
        <PageHeader
          title={title}
          trail={<AccountTrail kind={kind} title={title} />}
          actions={
            <>
              {stored !== null && !isOneself && <PasswordButton account={stored} />}
              {buttons}
            </>
          }
        />
        <Stack gap="lg">
          {notice && (
            <Alert color="clay" variant="light" role="alert" title={notice.title}>
              {notice.message}
            </Alert>
          )}
          {withFee ? (
            <Tabs value={tab} onChange={(value) => setTab(value === 'gym' ? 'gym' : 'data')}>
              <Tabs.List mb="lg">
                <Tabs.Tab value="data" h={48}>
                  {texts.form.data}
                </Tabs.Tab>
                <Tabs.Tab value="gym" h={48}>
                  {texts.form.gym}
                </Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="data">{data}</Tabs.Panel>
              <Tabs.Panel value="gym">
                <FeeFields form={form} world={world} />
              </Tabs.Panel>
            </Tabs>
          ) : (
            data
          )}
          <Group justify="flex-end" gap="sm">
            {buttons}
          </Group>
        </Stack>
      </form>
    </DatesProvider>
  );
}
