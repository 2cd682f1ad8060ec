import type { TerritoryId } from '@dehesa/domain/access';
import { whatsappTexts } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { type Outputs, trpc } from '../../../lib/trpc';
import { RefusedByWhatsapp, WhatsappRefusal } from './whatsapp-refusal';

type Approval = Extract<Outputs['config']['templates']['approval'], { ok: true }>['value'];

/** Asks WhatsApp how a stored text stands at an account, or submits it there. */
export function ApprovalState({ id, territoryId }: { id: number; territoryId: TerritoryId }) {
  const { approval: texts } = useTextsOf(whatsappTexts);
  const { language } = useLanguage();
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
      {error !== null && <WhatsappRefusal {...errorMessage(error, language)} />}
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
