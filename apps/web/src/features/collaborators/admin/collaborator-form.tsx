import { isBound } from '@dehesa/domain/access';
import { collaboratorLimits } from '@dehesa/domain/collaborators';
import { collaborators } from '@dehesa/i18n/collaborators';
import { Alert, Button, Grid, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage, isRefusal } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/form';
import { type AfterSaving, useFormLock } from '../../../lib/form-lock';
import { PictureInput } from '../../../lib/picture-input';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import classes from './collaborator-form.module.css';
import { CollaboratorPlaceFields } from './collaborator-place-fields';
import { collaboratorProblems, type CollaboratorValues, newValues, toInput, valuesOf } from './collaborator-values';
import { ContactFields, ServicesField } from './contact-fields';
import type { CollaboratorRow } from './row';

export interface CollaboratorFormProps {
  /** null for a new one. */
  stored: CollaboratorRow | null;
  /** Whether something would be lost now. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The fields of a collaborator (D7). */
export function CollaboratorForm({ stored, onDirty, onClose }: CollaboratorFormProps) {
  const { form: texts } = useTextsOf(collaborators);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const user = useSignedInUser();
  const isNew = stored === null;
  const form = useForm<CollaboratorValues>({
    initialValues: isNew ? newValues(isBound(user) ? user.territoryId : null) : valuesOf(stored),
    validate: (values) => collaboratorProblems(values, language),
    clearInputErrorOnChange: true,
  });
  const [imageUrl, setImageUrl] = useState(stored?.imageUrl ?? null);
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const lock = useFormLock();
  const utils = trpc.useUtils();
  const create = trpc.users.collaborators.create.useMutation();
  const edit = trpc.users.collaborators.edit.useMutation();
  const dirty = form.isDirty();

  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  function refuse(errors: typeof form.errors) {
    const missing = Object.values(errors).includes(texts.required);
    setNotice(missing ? activities.form.incomplete : activities.form.invalid);
    requestAnimationFrame(() => focusFirstError(form, errors));
  }

  async function submit(values: CollaboratorValues): Promise<AfterSaving> {
    setNotice(undefined);
    const input = toInput(values);
    try {
      await (isNew
        ? create.mutateAsync({ ...input, confirm: values.confirm })
        : edit.mutateAsync({ ...input, id: stored.id }));
    } catch (error) {
      const told = errorMessage(error, language);
      setNotice(told);
      if (isRefusal(error, 'collaborators.emailTaken')) {
        form.setFieldError('email', told.message);
        requestAnimationFrame(() => focusFirstError(form, { email: told.message }));
      }
      return;
    }
    notifications.show(activities.form.saved);
    form.resetDirty();
    onDirty(false);
    onClose();
    await utils.users.collaborators.invalidate();
    return 'over';
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => void lock.hold(() => submit(values)), refuse)}
      {...lock.attributes}
    >
      <Stack gap="lg">
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, sm: 8 }}>
            <Stack gap="md">
              <TextInput
                data-autofocus={isNew || undefined}
                label={texts.company}
                required
                maxLength={collaboratorLimits.companyName}
                autoComplete="off"
                {...form.getInputProps('companyName')}
              />
              <ContactFields form={form} />
              <CollaboratorPlaceFields form={form} isNew={isNew} fixedTerritory={isBound(user)} />
              <ServicesField form={form} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <fieldset className={classes.group}>
              <legend className={classes.legend}>{texts.image}</legend>
              <PictureInput
                url={form.values.imageId === null ? null : imageUrl}
                alt={texts.imageAlt}
                ratio={1}
                fit="contain"
                onChange={(picture) => {
                  if (picture) setImageUrl(picture.url);
                  form.setFieldValue('imageId', picture?.id ?? null);
                }}
              />
            </fieldset>
          </Grid.Col>
        </Grid>
        <div className={classes.foot}>
          {notice && (
            <Alert color="clay" variant="light" role="alert" title={notice.title} mb="md">
              {notice.message}
            </Alert>
          )}
          <Group justify="space-between" gap="sm">
            {isNew ? (
              <Switch
                label={texts.confirm}
                description={texts.confirmHint}
                {...form.getInputProps('confirm', { type: 'checkbox' })}
              />
            ) : (
              <span />
            )}
            <Group gap="sm" ml="auto">
              <Button variant="default" onClick={onClose}>
                {activities.form.cancel}
              </Button>
              <Button type="submit" loading={lock.locked}>
                {activities.form.save}
              </Button>
            </Group>
          </Group>
        </div>
      </Stack>
    </form>
  );
}
