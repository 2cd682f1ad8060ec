import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import type { FormNotice } from './use-save-activity';

export interface FormNoticeAlertProps {
  notice: FormNotice;
  onReload: () => void;
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
        {notice.stale && (
          <Button variant="default" onClick={onReload}>
            {texts.reload}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
