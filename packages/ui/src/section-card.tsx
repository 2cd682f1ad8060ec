import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';

export interface SectionCardProps {
  title: string;
  /** What it is for, in a line or two below the title. */
  hint?: ReactNode;
  /** Buttons or a badge, at the end of the line of the title. */
  beside?: ReactNode;
  /** For who moves the cursor to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  mt?: string;
  children: ReactNode;
}

/** A part of a screen or a form under a heading of its own. */
export function SectionCard({ title, hint, beside, headingRef, mt, children }: SectionCardProps) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} p={{ base: 'md', sm: 'lg' }} mt={mt}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div style={{ flex: '1 1 16rem' }}>
            {/* What leads to a section leads the cursor here. */}
            <Title order={2} size="h3" id={heading} ref={headingRef} tabIndex={-1}>
              {title}
            </Title>
            {hint !== undefined && (
              <Text component="div" c="dimmed" size="sm" maw="70ch">
                {hint}
              </Text>
            )}
          </div>
          {beside}
        </Group>
        {children}
      </Stack>
    </Card>
  );
}
