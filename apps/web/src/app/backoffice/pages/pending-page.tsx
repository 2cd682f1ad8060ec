import { LoadingState } from '@dehesa/ui';
import { useTexts } from '../../../lib/backoffice-language';

export function PendingPage() {
  return <LoadingState label={useTexts().shell.loading} />;
}
