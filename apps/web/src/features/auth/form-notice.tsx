import { Alert } from '@mantine/core';

export interface Notice {
  /** An error, unless it is said otherwise. */
  kind?: 'error' | 'warning' | 'success';
  title: string;
  message: string;
}

const colors = { error: 'clay', warning: 'cork', success: 'holm' } as const;

/** The answer to a form, where the reader's eyes are; the wrapper announces it, an alert inside would be read twice. */
export function FormNotice({ notice }: { notice: Notice | undefined }) {
  return (
    <div role={notice?.kind === 'success' ? 'status' : 'alert'}>
      {notice && (
        <Alert role="group" color={colors[notice.kind ?? 'error']} variant="light" title={notice.title}>
          {notice.message}
        </Alert>
      )}
    </div>
  );
}
