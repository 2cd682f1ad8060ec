import { Card, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export interface TabCardProps {
  title: string;
  introduction: string;
  children: ReactNode;
}

/** A part of the tab under its heading. */
export function TabCard({ title, introduction, children }: TabCardProps) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id={heading}>
            {title}
          </Title>
          <Text c="dimmed" size="sm" maw="70ch">
            {introduction}
          </Text>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
