import { EmptyState, PageHeader } from '@dehesa/ui';
import { Button, Container } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../lib/backoffice-language';

/** An address of the back office that shows nothing. */
export function NotFoundPage() {
  return (
    <Container component="main" py="xl">
      <NotFound />
    </Container>
  );
}

/** The same within the frame of who is signed in. */
export function NotFound() {
  const { notFound } = useTexts().shell;
  return (
    <>
      <PageHeader title={notFound.title} />
      <EmptyState
        title={notFound.message}
        action={
          <Button component={Link} to="/dashboard">
            {notFound.action}
          </Button>
        }
      />
    </>
  );
}
