import { MessageChannel, TemplateLanguage, TemplateSlug } from '@dehesa/domain/messages';
import { mailConfiguration, whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { type Inputs, trpc } from '../../../../lib/trpc';
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
  valuesOf,
} from './template-values';
import { TemplateVersions } from './template-versions';
import { useMessageNames } from './use-message-names';
import { FormNotice } from '../../../../lib/forms/form-notice';
import { ConflictBox } from '../../../../lib/conflicts/conflict-box';
import { useSavedForm } from '../../../../lib/conflicts/use-saved-form';

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
  const { slugs } = useMessageNames();
  const whatsapp = useTextsOf(whatsappTexts);
  const utils = trpc.useUtils();
  const create = trpc.config.templates.create.useMutation();
  const edit = trpc.config.templates.edit.useMutation();
  const preview = trpc.config.templates.preview.useMutation();
  const [previewed, setPreviewed] = useState<Previewed>();
  const check = (filled: TemplateValues) => templateProblems(filled, texts.required, whatsapp.approval.nameInvalid);
  const { form, notice, tell, tellRefusal, lock, conflict, round, base, reload, attributes } = useSavedForm<
    TemplateRow | null,
    TemplateValues
  >({
    stored,
    valuesOf: (row) => (row === null ? initial : valuesOf(row)),
    check,
    summary: () => labels.incomplete,
    save: (filled, base) => {
      const input = toInput(filled, base);
      return base === null
        ? create.mutateAsync(input)
        : edit.mutateAsync({ ...input, id: base.id, savedAt: base.savedAt });
    },
    read: async () => {
      const rows = await utils.config.templates.list.fetch(undefined, { staleTime: 0 });
      return rows.find(({ id }) => id === stored?.id) ?? null;
    },
    changes: (base) => (base === null ? Promise.resolve([]) : savedSince(base)),
    // A field that the template may not use is told where it stands.
    refusedAt: (failed, filled) => {
      if (failed.code === 'messages.whatsappSections') return 'body';
      if (failed.code !== 'messages.unknownField' && failed.code !== 'messages.templateInvalid') return undefined;
      const name = failed.code === 'messages.unknownField' ? failed.params.field : '{{';
      return filled.subject.includes(name) && !toInput(filled, stored).body.includes(name) ? 'subject' : 'body';
    },
    onSaved: () => {
      notifications.show(texts.saved);
      return utils.config.templates.invalidate();
    },
    dialog: { onDirty, onClose },
  });
  /** Who saved the template since it was read, the newest first. */
  async function savedSince({ id, savedAt }: TemplateRow) {
    const versions = await utils.config.templates.versions.fetch({ id }, { staleTime: 0 });
    return versions
      .filter((version) => version.savedAt !== null && version.savedAt > savedAt)
      .map(({ savedAt: at, savedBy: by, ...version }) => ({ ...version, at, by, fields: [] }));
  }

  const { values } = form;
  const possible = groupsFor(values.message);
  const usable = values.groups.filter((group) => possible.includes(group));
  const dirty = form.isDirty();

  async function show() {
    const problems = check(values);
    if (Object.keys(problems).length > 0) return tell(labels.incomplete, problems);
    tell(undefined);
    return showText(toInput(values, stored));
  }

  async function showText(text: Inputs['config']['templates']['preview']) {
    try {
      setPreviewed(await preview.mutateAsync(text));
    } catch (error) {
      tellRefusal(error);
    }
  }

  return (
    <form className={classes.form} {...attributes}>
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
          {...form.getInputProps('subject')}
          value={values.subject}
        />
        <TemplateBody
          // The editor keeps what it was drawn with.
          key={round}
          values={values}
          groups={usable}
          error={form.errors['body']}
          onChange={(change) => {
            form.setValues(change);
            form.clearFieldError('body');
          }}
        />
        {values.channel === 'whatsapp' && (
          <TemplateApproval stored={stored} values={values} dirty={dirty} name={form.getInputProps('providerName')} />
        )}
        {stored !== null && (
          <TemplateVersions
            stored={() => base() ?? stored}
            unsaved={dirty}
            onPreview={({ recordGroups, ...content }) =>
              void showText({ ...toInput(values, stored), ...content, recordGroups: [...recordGroups] })
            }
            onRestored={reload}
          />
        )}
        <div className={classes.foot}>
          <ConflictBox conflict={conflict} />
          <FormNotice notice={notice} mb="md" />
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
