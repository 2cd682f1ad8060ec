import { Role } from '@dehesa/domain/access';
import { userLimits } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { Grid, Stack } from '@mantine/core';
import '@mantine/core/styles/Grid.css';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { madridToday } from '../../../lib/madrid-today';
import { QueryView } from '../../../lib/query-view';
import { useSession } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { SaveBar } from '../../../lib/forms/save-bar';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { ContactFields, FormCard, OwnEmailPassword, PersonFields, PictureCard } from '../form/person-fields';
import type { Profile } from '../row';
import { OwnAccountCard } from './own-account-card';
import { isMoved, profileCheck, type ProfileValues, profileValues, toProfileInput } from './profile-values';
import { FormNotice } from '../../../lib/forms/form-notice';
import { missingOrInvalid, useZodForm } from '../../../lib/forms/use-zod-form';
import { TextInput, Textarea } from '../../../lib/inputs/inputs';

/** One's own data as they are stored now; what is read later leaves the fields alone. */
export function ProfileScreen() {
  const stored = trpc.users.profile.read.useQuery(undefined, {
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  return <QueryView query={stored}>{(data) => <ProfileForm stored={data} />}</QueryView>;
}

/** 'Mis datos' (U4): what somebody may say of themselves; a collaborator also of its business. */
function ProfileForm({ stored }: { stored: Profile }) {
  const { form: texts, profile, password: passwordTexts } = useTextsOf(accountForms);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const { appType } = useSession();
  const [today] = useState(() => madridToday(new Date()));
  const isCollaborator = stored.role === Role.collaborator;
  const [storedEmail, setStoredEmail] = useState(stored.email);
  const utils = trpc.useUtils();
  const edit = trpc.users.profile.edit.useMutation();
  const { form, notice, lock, uploads, faults, restart, attributes } = useZodForm<ProfileValues>({
    initialValues: profileValues(stored),
    check: profileCheck({ appType, role: stored.role, storedEmail }, language),
    summary: missingOrInvalid(activities.form, texts.required),
    save: (values) => edit.mutateAsync(toProfileInput(values)),
    refusedAt: {
      // Its text is that of signing in; here only one of the two can be wrong.
      'auth.invalidCredentials': { only: 'currentPassword', message: passwordTexts.currentWrong },
      'users.emailTaken': 'email',
    },
    onSaved: (values) => {
      notifications.show(activities.form.saved);
      setStoredEmail(values.email);
      restart({ ...values, currentPassword: '' });
      // The menu shows name and picture; a collaborator's page on the dashboard the rest; another address ends sessions.
      return Promise.all([
        utils.auth.session.invalidate(),
        utils.users.ownCollaborator.invalidate(),
        utils.users.sessions.invalidate(),
      ]);
    },
  });

  return (
    <>
      <UnsavedChanges isDirty={() => uploads.running || form.isDirty()} />
      <form {...attributes}>
        <Stack gap="lg">
          <FormNotice notice={notice} />
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg">
                <PictureCard form={form} storedUrl={stored.imageUrl} onSending={uploads.begin} />
                <OwnAccountCard stored={stored} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <PersonFields
                  form={form}
                  birthDateOn={appType === 'gimnasio' ? today : undefined}
                  ofCompany={isCollaborator}
                  companyRequired={isCollaborator}
                />
                <ContactFields
                  form={form}
                  isNew={false}
                  placeRequired={isCollaborator}
                  afterEmail={isMoved(form.values.email, storedEmail) && <OwnEmailPassword form={form} />}
                />
                {isCollaborator && (
                  <FormCard title={profile.business} columns={1}>
                    <TextInput
                      label={texts.website}
                      inputMode="url"
                      maxLength={userLimits.website}
                      autoComplete="off"
                      {...form.getInputProps('website')}
                    />
                    <Textarea
                      label={profile.services}
                      description={profile.servicesHint}
                      autosize
                      minRows={3}
                      maxRows={10}
                      maxLength={userLimits.services}
                      {...form.getInputProps('services')}
                    />
                  </FormCard>
                )}
              </Stack>
            </Grid.Col>
          </Grid>
          <SaveBar save={texts.save} dirty={uploads.running || form.isDirty()} locked={lock.locked} faults={faults} />
        </Stack>
      </form>
    </>
  );
}
