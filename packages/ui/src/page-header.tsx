import { Group, Stack, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /** The title as it is drawn, where that takes more than its words. */
  heading?: ReactNode;
  /** Breadcrumbs or a back link, above the title. */
  trail?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Buttons, at the end of the line of the title. */
  actions?: ReactNode;
}

/** The top of a screen: where one is, its only h1, and what can be done here. The window takes the same title. */
export function PageHeader({ title, heading = title, trail, description, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <Stack gap="xs" component="header" mb="lg">
      {trail}
      <Group justify="space-between" align="flex-start" gap="md">
        <Title order={1}>{heading}</Title>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {description}
    </Stack>
  );
}
