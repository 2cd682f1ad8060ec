import { Role } from '@dehesa/domain/access';
import { userLimits } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Alert, Button, Grid, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage, isRefusal } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/forms/form';
import { useFormLock } from '../../../lib/forms/form-lock';
import { madridToday } from '../../../lib/madrid-today';
import { QueryView } from '../../../lib/query-view';
import { useSession } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { ContactFields, FormCard, OwnEmailPassword, PersonFields, PictureCard } from '../form/person-fields';
import type { Profile } from '../row';
import { OwnAccountCard } from './own-account-card';
import { isMoved, profileProblems, type ProfileValues, profileValues, toProfileInput } from './profile-values';

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
  const { form: texts, profile, password: passwordTexts } = useTextsOf(accounts);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const { appType } = useSession();
  const [today] = useState(() => madridToday(new Date()));
  const isCollaborator = stored.role === Role.collaborator;
  const [storedEmail, setStoredEmail] = useState(stored.email);
  const form = useForm<ProfileValues>({
    initialValues: profileValues(stored),
    validate: (values) => profileProblems(values, { appType, role: stored.role, storedEmail }, language),
    clearInputErrorOnChange: true,
  });
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const lock = useFormLock();
  const utils = trpc.useUtils();
  const edit = trpc.users.profile.edit.useMutation();

  function refuse(errors: typeof form.errors) {
    const missing = Object.values(errors).includes(texts.required);
    setNotice(missing ? activities.form.incomplete : activities.form.invalid);
    requestAnimationFrame(() => focusFirstError(form, errors));
  }

  async function save(values: ProfileValues) {
    setNotice(undefined);
    try {
      await edit.mutateAsync(toProfileInput(values));
    } catch (error) {
      // Its text is that of signing in; here only one of the two can be wrong.
      if (isRefusal(error, 'auth.invalidCredentials')) {
        form.setFieldError('currentPassword', passwordTexts.currentWrong);
        requestAnimationFrame(() => focusFirstError(form, { currentPassword: passwordTexts.currentWrong }));
        return;
      }
      const told = errorMessage(error, language);
      setNotice(told);
      if (isRefusal(error, 'users.emailTaken')) {
        form.setFieldError('email', told.message);
        requestAnimationFrame(() => focusFirstError(form, { email: told.message }));
      }
      return;
    }
    notifications.show(activities.form.saved);
    const saved = { ...values, currentPassword: '' };
    setStoredEmail(values.email);
    form.setInitialValues(saved);
    form.setFieldValue('currentPassword', '');
    form.resetDirty(saved);
    // The menu shows name and picture; a collaborator's page on the dashboard the rest; another address ends sessions.
    await Promise.all([
      utils.auth.session.invalidate(),
      utils.users.ownCollaborator.invalidate(),
      utils.users.sessions.invalidate(),
    ]);
  }

  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <form
        noValidate
        onSubmit={form.onSubmit((values) => void lock.hold(() => save(values)), refuse)}
        {...lock.attributes}
      >
        <Stack gap="lg">
          {notice && (
            <Alert color="clay" variant="light" role="alert" title={notice.title}>
              {notice.message}
            </Alert>
          )}
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <Stack gap="lg">
                <PictureCard form={form} storedUrl={stored.imageUrl} />
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
          <Group justify="flex-end" gap="sm">
            <Button type="submit" loading={lock.locked}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </DatesProvider>
  );
}
