import { type RecordGroup, templateLimits } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { SimpleGrid, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { condition, FieldPicker, insertAt } from './field-picker';

export interface TextBodyProps {
  label: string;
  description: string;
  lang?: string;
  /** Markup is read in letters of one width. */
  markup?: boolean;
  /** Parts that come and go cannot be approved by WhatsApp. */
  conditions?: boolean;
  body: string;
  error?: ReactNode;
  groups: readonly RecordGroup[];
  onChange: (body: string) => void;
}

/** A body as plain text: that of a WhatsApp message, or the markup of an e-mail. */
export function TextBody({
  label,
  description,
  lang,
  markup,
  conditions = true,
  body,
  error,
  groups,
  onChange,
}: TextBodyProps) {
  const { form: texts } = useTextsOf(mailConfiguration);
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (before: string, after?: string) => {
    if (field.current) onChange(insertAt(field.current, before, after));
    field.current?.focus();
  };
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FieldPicker label={texts.insertField} groups={groups} onPick={(name) => insert(`{{${name}}}`)} />
        {conditions && (
          <FieldPicker
            label={texts.insertCondition}
            description={texts.conditionHint}
            groups={groups}
            onPick={(name) => insert(condition(name).begin, condition(name).end)}
          />
        )}
      </SimpleGrid>
      <Textarea
        ref={field}
        data-path="body"
        label={label}
        description={description}
        required
        autosize
        minRows={12}
        maxRows={24}
        maxLength={templateLimits.body}
        lang={lang}
        spellCheck={!markup}
        styles={markup ? { input: { fontFamily: 'monospace', fontSize: '0.875rem' } } : {}}
        value={body}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  );
}
