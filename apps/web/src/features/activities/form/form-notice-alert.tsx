import type { ErrorText } from '@dehesa/i18n/errors';
import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/backoffice-language';

export interface FormNoticeAlertProps {
  notice: ErrorText;
  /** Where only reading anew helps: somebody else saved meanwhile, and what it was could not be read. */
  onReload?: () => void;
}

/** Why nothing was saved; it comes into view, for the button that was pressed may be far below. */
export function FormNoticeAlert({ notice, onReload }: FormNoticeAlertProps) {
  const { form: texts } = useTexts().activities;
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Braces matter: newer browsers answer a promise here, which is no clean-up function.
    alert.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Alert ref={alert} color="clay" variant="light" role="alert" title={notice.title}>
      <Stack gap="sm" align="flex-start">
        {notice.message}
        {onReload !== undefined && (
          <Button variant="default" onClick={onReload}>
            {texts.reload}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
