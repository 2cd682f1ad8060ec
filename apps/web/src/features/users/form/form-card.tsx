import { Card, SimpleGrid, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** Fields that belong together, side by side where there is room. */
export function FormCard({ title, columns = 2, children }: { title: string; columns?: 1 | 2; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="md">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: columns }} spacing="md" verticalSpacing="md">
        {children}
      </SimpleGrid>
    </Card>
  );
}
