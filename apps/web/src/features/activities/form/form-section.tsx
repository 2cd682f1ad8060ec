import { Card, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the form under its heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        {/* The way between sections leads the cursor here. */}
        <Title order={2} id={id} size="h3" tabIndex={-1}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
