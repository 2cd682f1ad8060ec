import { type RecordGroup, templateLimits } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, SegmentedControl, SimpleGrid, Stack, TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { type ReactNode, useRef, useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { FieldPicker, insertAt } from '../editor/field-picker';
import { MailEditor } from '../editor/mail-editor';
import { editorKeeps } from '../editor/template-html';
import { TextBody } from '../editor/text-body';
import type { TemplateValues } from './template-values';

export interface TemplateBodyProps {
  values: TemplateValues;
  groups: readonly RecordGroup[];
  error?: ReactNode;
  onChange: (change: Partial<TemplateValues>) => void;
}

/** The body by its channel; an e-mail that the editor would not give back whole is edited as markup. */
export function TemplateBody({ values, groups, error, onChange }: TemplateBodyProps) {
  const { form: texts } = useTextsOf(mailConfiguration);
  const keeps = editorKeeps(values.html);
  const [mode, setMode] = useState<'visual' | 'html'>(keeps ? 'visual' : 'html');
  if (values.channel === 'whatsapp') {
    return (
      <TextBody
        label={texts.body}
        description={texts.whatsappHint}
        conditions={false}
        lang={values.language}
        body={values.text}
        error={error}
        groups={groups}
        onChange={(text) => onChange({ text })}
      />
    );
  }
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={texts.mode}
        value={mode}
        data={[
          { value: 'visual', label: texts.visual, disabled: !keeps },
          { value: 'html', label: texts.html },
        ]}
        onChange={(chosen) => setMode(chosen === 'html' ? 'html' : 'visual')}
      />
      {mode === 'html' && !keeps && <Alert color="cork">{texts.onlyHtml}</Alert>}
      {mode === 'visual' ? (
        <MailEditor
          lang={values.language}
          body={values.html}
          error={error}
          groups={groups}
          onChange={(html) => onChange({ html })}
        />
      ) : (
        <TextBody
          label={texts.htmlLabel}
          description={texts.htmlHint}
          markup
          body={values.html}
          error={error}
          groups={groups}
          onChange={(html) => onChange({ html })}
        />
      )}
    </Stack>
  );
}

interface SubjectFieldProps extends Omit<TextInputProps, 'onChange'> {
  groups: readonly RecordGroup[];
  value: string;
  onChange: (subject: string) => void;
}

/** The subject, which may use the same fields as the body. */
export function SubjectField({ groups, value, onChange, ...input }: SubjectFieldProps) {
  const { form: texts } = useTextsOf(mailConfiguration);
  const field = useRef<HTMLInputElement>(null);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        ref={field}
        label={texts.subject}
        required
        maxLength={templateLimits.subject}
        autoComplete="off"
        {...input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldPicker
        label={texts.insertInSubject}
        groups={groups}
        onPick={(name) => {
          if (field.current) onChange(insertAt(field.current, `{{${name}}}`));
          field.current?.focus();
        }}
      />
    </SimpleGrid>
  );
}
