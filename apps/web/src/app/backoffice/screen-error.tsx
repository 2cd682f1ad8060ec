import { ErrorState } from '@dehesa/ui';
import { Container } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../lib/backoffice-language';
import { errorMessage } from '../../lib/error-message';

/** A screen that could not be shown: why, and a way to try again. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { language } = useLanguage();
  const { retry } = useTexts().shell;

  async function tryAgain() {
    await router.invalidate();
    reset();
  }

  return (
    <Container py="xl">
      <ErrorState {...errorMessage(error, language)} retryLabel={retry} onRetry={tryAgain} />
    </Container>
  );
}
