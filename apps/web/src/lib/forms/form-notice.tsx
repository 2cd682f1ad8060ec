import type { ErrorText } from '@dehesa/i18n/errors';
import { Alert, type AlertProps } from '@mantine/core';

export interface FormNoticeProps extends Pick<AlertProps, 'mb'> {
  notice: ErrorText | undefined;
}

/** What came of a save that did not succeed, read out as it appears. */
export function FormNotice({ notice, ...place }: FormNoticeProps) {
  return (
    notice && (
      <Alert color="clay" variant="light" role="alert" title={notice.title} {...place}>
        {notice.message}
      </Alert>
    )
  );
}
