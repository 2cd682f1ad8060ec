import type { TerritoryId } from '@dehesa/domain/access';
import { positionalTemplate, providerLanguages, providerNameOf, templateLimits } from '@dehesa/domain/messages';
import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { Button, Card, Code, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import type { TemplateRow, TemplateValues } from '../mail/templates/template-values';
import { ApprovalState } from './approval-state';
import { useCopy } from './copied-field';

export interface TemplateApprovalProps {
  /** null for one that is not stored yet. */
  stored: TemplateRow | null;
  values: TemplateValues;
  /** What is stored is not what is shown. */
  dirty: boolean;
  error?: ReactNode;
  onName: (providerName: string) => void;
}

/** A WhatsApp text as WhatsApp approves it: what to submit there, and how it stands (B38). */
export function TemplateApproval({ stored, values, dirty, error, onName }: TemplateApprovalProps) {
  const { approval: texts, copy: copyLabel, copyShort } = useTextsOf(whatsappTexts);
  const { shell } = useTexts();
  const copy = useCopy();
  const id = useId();
  const [territoryId, setTerritoryId] = useState<TerritoryId>(1);
  const { text, fields } = positionalTemplate(values.text);
  const slug = values.message === '' ? (stored?.slug ?? '') : values.message;
  const usual = providerNameOf({ slug, providerName: '' });
  return (
    <Card component="section" withBorder aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={3} size="h4" id={id}>
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
        </div>
        <TextInput
          label={texts.name}
          description={texts.nameHint(usual)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          spellCheck={false}
          maxLength={templateLimits.providerName}
          value={values.providerName}
          error={error}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <Text>
          {texts.language}: <Code>{providerLanguages[values.language]}</Code>
        </Text>
        <div>
          <Group justify="space-between" gap="sm" mb={4}>
            <Text fw={500}>{texts.text}</Text>
            <Button
              variant="default"
              leftSection={<IconCopy size={18} aria-hidden />}
              disabled={text === ''}
              aria-label={copyLabel(texts.text)}
              onClick={() => void copy(text)}
            >
              {copyShort}
            </Button>
          </Group>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} lang={values.language}>
            {text}
          </Code>
        </div>
        {fields.length > 0 && (
          <Text size="sm">
            {texts.fields}: {fields.map((field, index) => `{{${index + 1}}} ${field}`).join(', ')}
          </Text>
        )}
        <NativeSelect
          label={texts.account}
          value={String(territoryId)}
          data={[1, 2].map((value) => ({ value: String(value), label: shell.territories[value === 2 ? 2 : 1] }))}
          onChange={(event) => setTerritoryId(event.currentTarget.value === '2' ? 2 : 1)}
        />
        {stored === null || dirty ? (
          <Text>{texts.saveFirst}</Text>
        ) : (
          <ApprovalState key={territoryId} id={stored.id} territoryId={territoryId} />
        )}
      </Stack>
    </Card>
  );
}
