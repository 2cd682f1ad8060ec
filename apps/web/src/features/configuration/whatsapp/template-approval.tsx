import type { TerritoryId } from '@dehesa/domain/access';
import { positionalTemplate, providerLanguages, providerNameOf, templateLimits } from '@dehesa/domain/messages';
import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Card, Code, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { IconCopy } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { TemplateRow, TemplateValues } from '../mail/templates/template-values';
import { useCopy } from './copied-field';
import { Refusal } from '../../../lib/refusal';
import { ErrorState } from '@dehesa/ui';
import type { UseFormReturnType } from '@mantine/form';

type FieldProps = ReturnType<UseFormReturnType<TemplateValues>['getInputProps']>;

export interface TemplateApprovalProps {
  /** null for one that is not stored yet. */
  stored: TemplateRow | null;
  values: TemplateValues;
  /** What is stored is not what is shown. */
  dirty: boolean;
  name: FieldProps;
}

/** A WhatsApp text as WhatsApp approves it: what to submit there, and how it stands (B38). */
export function TemplateApproval({ stored, values, dirty, name }: TemplateApprovalProps) {
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
          {...name}
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

type Approval = Extract<Outputs['config']['templates']['approval'], { ok: true }>['value'];

/** Asks WhatsApp how a stored text stands at an account, or submits it there. */
function ApprovalState({ id, territoryId }: { id: number; territoryId: TerritoryId }) {
  const { approval: texts } = useTextsOf(whatsappTexts);
  const check = trpc.config.templates.approval.useMutation();
  const submit = trpc.config.templates.submit.useMutation();
  const busy = check.isPending || submit.isPending;
  const error = check.error ?? submit.error;
  const answer = submit.data ?? check.data;
  const ask = (call: typeof check | typeof submit) => {
    check.reset();
    submit.reset();
    call.mutate({ id, territoryId });
  };
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" loading={check.isPending} disabled={busy} onClick={() => ask(check)}>
          {texts.check}
        </Button>
        <Button variant="default" loading={submit.isPending} disabled={busy} onClick={() => ask(submit)}>
          {texts.submit}
        </Button>
      </Group>
      <Refusal error={error} />
      {answer?.ok === false && <RefusedByWhatsapp reason={answer.reason} />}
      {submit.data?.ok === true && (
        <Alert color="holm" role="status" title={texts.sent}>
          <Text c="var(--dehesa-ink)">
            {texts.state}: {texts.states[submit.data.value.status] ?? submit.data.value.status}
          </Text>
        </Alert>
      )}
      {check.data?.ok === true && <Found approval={check.data.value} />}
    </Stack>
  );
}

function Found({ approval }: { approval: Approval }) {
  const { approval: texts } = useTextsOf(whatsappTexts);
  if (approval === null) {
    return (
      <Alert color="cork" role="status" title={texts.never}>
        <Text c="var(--dehesa-ink)">{texts.neverHint}</Text>
      </Alert>
    );
  }
  const { status, rejectedReason } = approval;
  return (
    <Alert color={status === 'APPROVED' ? 'holm' : 'cork'} role="status" title={texts.states[status] ?? status}>
      {rejectedReason !== '' && rejectedReason !== 'NONE' && (
        <Text c="var(--dehesa-ink)">
          {texts.reason}: {rejectedReason}
        </Text>
      )}
    </Alert>
  );
}

/** What WhatsApp answered instead of yes; a bare code of the network is no answer of its. */
export function RefusedByWhatsapp({ reason }: { reason: string }) {
  const { refused, unreachable } = useTextsOf(whatsappTexts);
  return <ErrorState title={/^[A-Z][A-Z\d_]+$/.test(reason) ? unreachable : refused} message={reason} />;
}
