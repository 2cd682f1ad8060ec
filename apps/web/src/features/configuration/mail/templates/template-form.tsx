import { MessageChannel, TemplateLanguage, TemplateSlug } from '@dehesa/domain/messages';
import { mailConfiguration, whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useEffect, useId, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { domainFailure, errorMessage } from '../../../../lib/error-message';
import { type AfterSaving, useFormLock } from '../../../../lib/forms/form-lock';
import { trpc } from '../../../../lib/trpc';
import { TemplateApproval } from '../../whatsapp/template-approval';
import { PreviewDialog, type Previewed } from './preview-dialog';
import { SubjectField, TemplateBody } from './template-body';
import classes from './template-form.module.css';
import {
  groupsFor,
  plainTextOf,
  templateProblems,
  type TemplateRow,
  type TemplateValues,
  toInput,
} from './template-values';
import { useMessageNames } from './use-message-names';

export interface TemplateFormProps {
  /** null for a new one. */
  stored: TemplateRow | null;
  initial: TemplateValues;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The fields of a template (U40): subject, type, language, tables, body. */
export function TemplateForm({ stored, initial, onDirty, onClose }: TemplateFormProps) {
  const texts = useTextsOf(mailConfiguration);
  const { form: labels } = texts;
  const { language } = useLanguage();
  const { slugs } = useMessageNames();
  const whatsapp = useTextsOf(whatsappTexts);
  const lock = useFormLock();
  const utils = trpc.useUtils();
  const create = trpc.config.templates.create.useMutation();
  const edit = trpc.config.templates.edit.useMutation();
  const preview = trpc.config.templates.preview.useMutation();
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const [previewed, setPreviewed] = useState<Previewed>();
  const formId = useId();
  const form = useForm<TemplateValues>({
    initialValues: initial,
    validate: (values) => templateProblems(values, texts.required, whatsapp.approval.nameInvalid),
    clearInputErrorOnChange: true,
  });
  const { values } = form;
  const possible = groupsFor(values.message);
  const usable = values.groups.filter((group) => possible.includes(group));
  const dirty = form.isDirty();

  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  function refuse(problem: { title: string; message: string }) {
    setNotice(problem);
    requestAnimationFrame(() => focusInvalid(formId));
  }

  /** A field that the template may not use is told where it stands. */
  function refused(error: unknown) {
    const told = errorMessage(error, language);
    const failed = domainFailure(error);
    if (failed?.code === 'messages.whatsappSections') form.setFieldError('body', told.message);
    if (failed?.code === 'messages.unknownField' || failed?.code === 'messages.templateInvalid') {
      const name = failed.code === 'messages.unknownField' ? failed.params.field : '{{';
      const inSubject = values.subject.includes(name) && !toInput(values, stored).body.includes(name);
      form.setFieldError(inSubject ? 'subject' : 'body', told.message);
    }
    refuse(told);
  }

  async function submit(filled: TemplateValues): Promise<AfterSaving> {
    setNotice(undefined);
    const input = toInput(filled, stored);
    try {
      await (stored === null
        ? create.mutateAsync(input)
        : edit.mutateAsync({ ...input, id: stored.id, savedAt: stored.savedAt }));
    } catch (error) {
      refused(error);
      return;
    }
    notifications.show(texts.saved);
    form.resetDirty();
    onDirty(false);
    onClose();
    await utils.config.templates.invalidate();
    return 'over';
  }

  async function show() {
    setNotice(undefined);
    if (form.validate().hasErrors) {
      refuse(labels.incomplete);
      return;
    }
    try {
      setPreviewed(await preview.mutateAsync(toInput(values, stored)));
    } catch (error) {
      refused(error);
    }
  }

  return (
    <form
      id={formId}
      className={classes.form}
      noValidate
      {...lock.attributes}
      onSubmit={form.onSubmit(
        (filled) => void lock.hold(() => submit(filled)),
        () => refuse(labels.incomplete),
      )}
    >
      <Stack gap="lg">
        <NativeSelect
          data-autofocus
          label={labels.message}
          description={labels.messageHint}
          value={values.message}
          data={[
            ...TemplateSlug.options.map((slug) => ({ value: slug, label: slugs[slug] })),
            { value: '', label: labels.ownMessage },
          ]}
          onChange={(event) => {
            const message = TemplateSlug.safeParse(event.currentTarget.value).data ?? '';
            form.setValues({ message, groups: [...groupsFor(message)] });
          }}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label={labels.channel}
            required
            value={values.channel}
            data={MessageChannel.options.map((channel) => ({ value: channel, label: texts.channels[channel] }))}
            onChange={(event) => {
              const channel = MessageChannel.parse(event.currentTarget.value);
              const text = channel === 'whatsapp' && values.text === '' ? plainTextOf(values.html) : values.text;
              form.setValues({ channel, text });
              form.clearFieldError('body');
            }}
          />
          <NativeSelect
            label={labels.language}
            required
            value={values.language}
            data={TemplateLanguage.options.map((one) => ({ value: one, label: texts.languages[one] }))}
            onChange={(event) => form.setFieldValue('language', TemplateLanguage.parse(event.currentTarget.value))}
          />
        </SimpleGrid>
        <Checkbox.Group
          label={labels.groups}
          description={labels.groupsHint}
          value={usable}
          onChange={(chosen) =>
            form.setFieldValue(
              'groups',
              possible.filter((group) => chosen.includes(group)),
            )
          }
        >
          <Group style={{ columnGap: 24, rowGap: 0 }}>
            {possible.map((group) => (
              <Checkbox
                key={group}
                value={group}
                label={texts.groups[group]}
                mih={44}
                styles={{ body: { alignItems: 'center', minHeight: 44 } }}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <SubjectField
          lang={values.language}
          groups={usable}
          value={values.subject}
          error={form.errors['subject']}
          onChange={(subject) => form.setFieldValue('subject', subject)}
        />
        <TemplateBody
          values={values}
          groups={usable}
          error={form.errors['body']}
          onChange={(change) => {
            form.setValues(change);
            form.clearFieldError('body');
          }}
        />
        {values.channel === 'whatsapp' && (
          <TemplateApproval
            stored={stored}
            values={values}
            dirty={dirty}
            error={form.errors['providerName']}
            onName={(providerName) => form.setFieldValue('providerName', providerName)}
          />
        )}
        <div className={classes.foot}>
          {notice && (
            <Alert color="clay" variant="light" role="alert" title={notice.title} mb="md">
              <Text>{notice.message}</Text>
            </Alert>
          )}
          <Group justify="space-between" gap="sm">
            <Button variant="default" loading={preview.isPending} onClick={() => void show()}>
              {labels.showPreview}
            </Button>
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button type="submit" loading={lock.locked}>
                {texts.save}
              </Button>
            </Group>
          </Group>
        </div>
      </Stack>
      <PreviewDialog shown={previewed} onClose={() => setPreviewed(undefined)} />
    </form>
  );
}

/** The editor is no field of the form, so that the first one that is wrong is found by what it says of itself. */
function focusInvalid(formId: string): void {
  document.querySelector<HTMLElement>(`[id="${formId}"] [aria-invalid="true"]`)?.focus();
}
