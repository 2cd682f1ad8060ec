import { secondFactorLimits } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { formatInstant } from '@dehesa/i18n/formats';
import { ConfirmButton, SectionCard } from '@dehesa/ui';
import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { DialogButton, Row, Rows } from './method';
import { OwnPasswordForm } from './own-password-form';
import { SecretText } from './recovery-codes';
import { useTellRefusal } from '../../../lib/refusal';

type Key = Outputs['auth']['secondFactor']['applicationKeys']['list'][number];

/** Keys with which other programs sign in as this account, in place of its password. */
export function ApplicationKeysSection() {
  const { keys: texts } = useTextsOf(secondFactor);
  const keys = trpc.auth.secondFactor.applicationKeys.list.useQuery();
  return (
    <SectionCard
      title={texts.title}
      hint={texts.introduction}
      beside={
        <DialogButton label={texts.create} title={texts.create} variant="default">
          {(dialog) => <NewKey {...dialog} />}
        </DialogButton>
      }
    >
      <QueryView query={keys} isEmpty={(rows) => rows.length === 0} empty={<Text>{texts.empty}</Text>}>
        {(rows) => (
          <Rows label={texts.title}>
            {rows.map((key) => (
              <StoredKey key={key.id} stored={key} />
            ))}
          </Rows>
        )}
      </QueryView>
    </SectionCard>
  );
}

function NewKey({ close, keep }: { close: () => void; keep: () => void }) {
  const { keys: texts, codes } = useTextsOf(secondFactor);
  const [made, setMade] = useState<string>();
  const utils = trpc.useUtils();
  const create = trpc.auth.secondFactor.applicationKeys.create.useMutation();
  if (made !== undefined) {
    return (
      <Stack gap="md">
        <Text role="status">{texts.once}</Text>
        <SecretText label={texts.key} text={made} copyLabel={codes.copy} />
        <Button onClick={close} autoFocus>
          {texts.close}
        </Button>
      </Stack>
    );
  }
  return (
    <OwnPasswordForm
      naming={{ label: texts.name, hint: texts.nameHint, maxLength: secondFactorLimits.name }}
      submit={texts.submit}
      onSubmit={async (typed) => {
        const { key } = await create.mutateAsync(typed);
        keep();
        setMade(key);
        await utils.auth.secondFactor.applicationKeys.invalidate();
        return 'over';
      }}
      onCancel={close}
    />
  );
}

function StoredKey({ stored: { id, name, createdAt, lastUsedAt } }: { stored: Key }) {
  const { keys: texts } = useTextsOf(secondFactor);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const end = trpc.auth.secondFactor.applicationKeys.end.useMutation({
    onSuccess: () => notifications.show({ message: texts.ended }),
    onError: useTellRefusal(),
    onSettled: () => utils.auth.secondFactor.applicationKeys.invalidate(),
  });
  const created = formatInstant(createdAt, language);
  return (
    <Row
      name={name}
      detail={lastUsedAt === null ? texts.unused(created) : texts.used(created, formatInstant(lastUsedAt, language))}
      action={
        <ConfirmButton
          variant="subtle"
          color="clay"
          aria-label={texts.endOne(name)}
          title={texts.endTitle}
          message={texts.endMessage(name)}
          confirmLabel={texts.end}
          cancelLabel={shell.cancel}
          // A refusal has been shown; the dialog only needs to close.
          onConfirm={() => end.mutateAsync({ id }).catch(() => undefined)}
        >
          {texts.end}
        </ConfirmButton>
      }
    />
  );
}
