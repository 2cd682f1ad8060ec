import { isBound } from '@dehesa/domain/access';
import { collaboratorLimits } from '@dehesa/domain/collaborators';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Button, Grid, Stack, Switch } from '@mantine/core';
import '@mantine/core/styles/Grid.css';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import { SaveBar } from '../../../lib/forms/save-bar';
import { missingOrInvalid, useZodForm } from '../../../lib/forms/use-zod-form';
import { PictureInput } from '../../../lib/files/picture-input';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import classes from './collaborator-form.module.css';
import { CollaboratorPlaceFields } from './collaborator-place-fields';
import { collaboratorCheck, type CollaboratorValues, newValues, toInput, valuesOf } from './collaborator-values';
import { ContactFields, ServicesField } from './contact-fields';
import type { CollaboratorRow } from './row';
import { TextInput } from '../../../lib/inputs/inputs';

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
  const [imageUrl, setImageUrl] = useState(stored?.imageUrl ?? null);
  const utils = trpc.useUtils();
  const create = trpc.users.collaborators.create.useMutation();
  const edit = trpc.users.collaborators.edit.useMutation();
  const { form, notice, lock, uploads, faults, attributes } = useZodForm<CollaboratorValues>({
    initialValues: isNew ? newValues(isBound(user) ? user.territoryId : null) : valuesOf(stored),
    check: collaboratorCheck(language),
    summary: missingOrInvalid(activities.form, texts.required),
    save: (values) => {
      const input = toInput(values);
      return isNew
        ? create.mutateAsync({ ...input, confirm: values.confirm })
        : edit.mutateAsync({ ...input, id: stored.id });
    },
    refusedAt: { 'collaborators.emailTaken': 'email' },
    onSaved: () => {
      notifications.show(activities.form.saved);
      return utils.users.collaborators.invalidate();
    },
    dialog: { onDirty, onClose },
  });

  return (
    <form {...attributes}>
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
                onSending={uploads.begin}
                onChange={(picture) => {
                  if (picture) setImageUrl(picture.url);
                  form.setFieldValue('imageId', picture?.id ?? null);
                }}
              />
            </fieldset>
          </Grid.Col>
        </Grid>
        <div className={classes.foot}>
          <FormNotice notice={notice} mb="md" />
          {isNew && (
            <Switch
              mb="sm"
              label={texts.confirm}
              description={texts.confirmHint}
              {...form.getInputProps('confirm', { type: 'checkbox' })}
            />
          )}
          <SaveBar
            inFoot
            save={activities.form.save}
            dirty={uploads.running || form.isDirty()}
            locked={lock.locked}
            isNew={isNew}
            faults={faults}
          >
            <Button variant="default" onClick={onClose}>
              {activities.form.cancel}
            </Button>
          </SaveBar>
        </div>
      </Stack>
    </form>
  );
}
