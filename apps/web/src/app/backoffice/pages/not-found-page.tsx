import { EmptyState, PageHeader } from '@dehesa/ui';
import { Button, Container } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../lib/backoffice-language';

export function NotFoundPage() {
  const { notFound } = useTexts().shell;
  return (
    <Container component="main" py="xl">
      <PageHeader title={notFound.title} />
      <EmptyState
        title={notFound.message}
        action={
          <Button component={Link} to="/">
            {notFound.action}
          </Button>
        }
      />
    </Container>
  );
}
