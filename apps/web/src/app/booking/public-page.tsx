import type { PublicPage as Page } from '@dehesa/server/public-page';
import { CancellationForm } from '../../features/reservations/cancellation/cancellation-form';
import { CheckpointForm } from '../../features/reservations/checkpoint/checkpoint-form';
import { LanguageProvider } from '../../lib/page-texts';
import { ActivityPage } from './activity-page';
import { NotFoundPage } from './not-found-page';
import { PageLayout } from './page-layout';

/** The same tree on the server and in the browser. */
export function PublicPage({ page }: { page: Page }) {
  return (
    <LanguageProvider language={page.language}>
      <PageLayout siteName={page.siteName}>
        <PageContent page={page} />
      </PageLayout>
    </LanguageProvider>
  );
}

function PageContent({ page }: { page: Page }) {
  switch (page.kind) {
    case 'activity':
      return <ActivityPage activity={page.activity} now={page.now} />;
    case 'cancellation':
      return <CancellationForm token={page.token} reservation={page.reservation} />;
    case 'checkpoint':
      return <CheckpointForm collaborator={page.collaborator} />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
