import { formatInstant } from '@dehesa/i18n/formats';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { ConfirmButton } from '@dehesa/ui';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { type Outputs, trpc } from '../../../../lib/trpc';
import classes from './suppression-rows.module.css';

type Row = Outputs['config']['mail']['suppressions']['rows'][number];

/** Addresses with the words of their mail server; each may be written to again. */
export function SuppressionRows({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
  const { suppressions: texts } = useTextsOf(mailConfiguration);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const allow = trpc.config.mail.allowAddress.useMutation({
    onSuccess: (_nothing, { email }) => notifications.show({ color: 'holm', message: texts.done(email) }),
    onError: (error) => notifications.show({ color: 'clay', ...errorMessage(error, language) }),
    // Also after a refusal: somebody else may have been first.
    onSettled: () => utils.config.mail.suppressions.invalidate(),
  });
  return (
    <ul className={classes.list} aria-label={texts.list} aria-busy={busy}>
      {rows.map(({ email, reason, since }) => (
        <li key={email} className={classes.row}>
          <div className={classes.words}>
            <Text fw={600}>{email}</Text>
            <Text size="sm">{reason}</Text>
            <Text size="sm" c="dimmed">
              {texts.since(formatInstant(since, language))}
            </Text>
          </div>
          <ConfirmButton
            variant="default"
            aria-label={texts.allowName(email)}
            title={texts.question}
            message={texts.explanation(email)}
            confirmLabel={texts.allow}
            cancelLabel={shell.cancel}
            onConfirm={() => allow.mutateAsync({ email }).catch(() => undefined)}
          >
            {texts.allow}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}
