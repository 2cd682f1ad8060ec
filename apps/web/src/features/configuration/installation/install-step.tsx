import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import type { ErrorText } from '@dehesa/i18n/errors';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import type { ZodForm } from '../../../lib/forms/use-zod-form';

interface InstallStepProps {
  title: string;
  hint?: string | undefined;
  notice: ErrorText | undefined;
  attributes: ZodForm<object>['attributes'];
  locked: boolean;
  /** Something was typed that is not kept yet. */
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  /** It was saved since the page was opened. */
  saved: boolean;
  children: ReactNode;
}

/** A step of the first start: a form of its own that says whether what it holds is kept. */
export function InstallStep({
  title,
  hint,
  notice,
  attributes,
  locked,
  dirty,
  onDirty,
  saved,
  children,
}: InstallStepProps) {
  const texts = useTextsOf(installationTexts);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <Card component="form" aria-label={title} {...attributes}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            {title}
          </Title>
          {hint !== undefined && <Text c="dimmed">{hint}</Text>}
        </div>
        {children}
        <FormNotice notice={notice} />
        <Group>
          <Button type="submit" loading={locked} disabled={!dirty}>
            {texts.save}
          </Button>
          <Text role="status">{dirty ? texts.unsaved : saved ? texts.saved : ''}</Text>
        </Group>
      </Stack>
    </Card>
  );
}
