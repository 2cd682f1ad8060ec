import { complementaryTexts } from '@dehesa/i18n/backoffice/complementary';
import { complementaryLimits } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { Checkbox, Grid, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Grid.css';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import { FormNotice } from '../../../lib/forms/form-notice';
import { missingOrInvalid, useZodForm } from '../../../lib/forms/use-zod-form';
import { PictureInput } from '../../../lib/files/picture-input';
import { trpc } from '../../../lib/trpc';
import classes from './complementary-form.module.css';
import { ComplementaryTexts } from './complementary-texts';
import { complementaryCheck, emptyValues, toInput, valuesOf } from './complementary-values';
import type { ComplementaryRow } from './title-of';
import { DialogButtons } from '@dehesa/ui';

export interface ComplementaryFormProps {
  /** null for a new one. */
  stored: ComplementaryRow | null;
  /** Whether something would be lost now. */
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The fields of a complementary activity (D9). */
export function ComplementaryForm({ stored, onDirty, onClose }: ComplementaryFormProps) {
  const { activities } = useTexts();
  const complementary = useTextsOf(complementaryTexts);
  const { form: texts } = complementary;
  const { language } = useLanguage();
  const [imageUrl, setImageUrl] = useState(stored?.imageUrl ?? null);
  const [textsIn, setTextsIn] = useState<StaffLanguage>('es');
  const utils = trpc.useUtils();
  const create = trpc.activities.complementary.create.useMutation();
  const edit = trpc.activities.complementary.edit.useMutation();
  const { form, notice, lock, uploads, attributes } = useZodForm({
    initialValues: stored === null ? emptyValues : valuesOf(stored),
    check: complementaryCheck(language),
    summary: missingOrInvalid(activities.form, activities.form.required),
    onProblems: (problems) => {
      const paths = Object.keys(problems);
      if (paths.every((path) => path.startsWith('texts.pt.'))) setTextsIn('pt');
      else if (paths.some((path) => path.startsWith('texts.es.'))) setTextsIn('es');
    },
    save: (values) => {
      const input = toInput(values);
      return stored === null ? create.mutateAsync(input) : edit.mutateAsync({ ...input, id: stored.id });
    },
    dialog: { onDirty, onClose },
    onSaved: () => {
      notifications.show(activities.form.saved);
      return utils.activities.complementary.invalidate();
    },
  });

  const isNew = stored === null;
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isNew) return undefined;
    // A moment later: the dialog first notes where the focus was, to give it back when it closes.
    const timer = setTimeout(() => title.current?.focus());
    return () => clearTimeout(timer);
  }, [isNew]);

  return (
    <form {...attributes}>
      <Stack gap="lg">
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, sm: 7 }}>
            <ComplementaryTexts form={form} shown={textsIn} onShow={setTextsIn} titleRef={isNew ? title : undefined} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 5 }}>
            <Stack gap="md">
              <PictureInput
                url={form.values.imageId === null ? null : imageUrl}
                alt={texts.imageAlt}
                ratio={16 / 9}
                onSending={uploads.begin}
                onChange={(picture) => {
                  if (picture) setImageUrl(picture.url);
                  form.setFieldValue('imageId', picture?.id ?? null);
                }}
              />
              <TextInput label={texts.place} maxLength={complementaryLimits.place} {...form.getInputProps('place')} />
              <DateField label={activities.form.date} {...form.getInputProps('date')} />
              <TextInput
                label={texts.phone}
                type="tel"
                maxLength={complementaryLimits.phone}
                {...form.getInputProps('phone')}
              />
              <TextInput
                label={texts.url}
                type="url"
                placeholder="https://"
                maxLength={complementaryLimits.url}
                {...form.getInputProps('url')}
              />
              <Checkbox
                label={texts.hidden}
                description={texts.hiddenHint}
                {...form.getInputProps('hidden', { type: 'checkbox' })}
              />
            </Stack>
          </Grid.Col>
        </Grid>
        <div className={classes.foot}>
          <FormNotice notice={notice} mb="md" />
          <DialogButtons
            cancelLabel={activities.form.cancel}
            onCancel={onClose}
            acceptLabel={activities.form.save}
            busy={lock.locked}
          />
        </div>
      </Stack>
    </form>
  );
}
