import { type RecordGroup, templateLimits } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { FieldPicker } from '../editor/field-picker';
import { insertAt } from '../editor/insert-in-field';

export interface SubjectFieldProps {
  lang: string;
  groups: readonly RecordGroup[];
  value: string;
  error?: ReactNode;
  onChange: (subject: string) => void;
}

/** The subject, which may use the same fields as the body. */
export function SubjectField({ lang, groups, value, error, onChange }: SubjectFieldProps) {
  const { form: texts } = useTextsOf(mailConfiguration);
  const field = useRef<HTMLInputElement>(null);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        ref={field}
        label={texts.subject}
        required
        lang={lang}
        maxLength={templateLimits.subject}
        autoComplete="off"
        value={value}
        error={error}
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
