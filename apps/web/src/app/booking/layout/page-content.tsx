import type { ReactNode } from 'react';
import type { LivePage } from './public-page';

/**
 * What a page shows. Each kind is a file of its own to load, which `pageModules` of the server names too, so that a
 * visitor waits for nothing that another page needs.
 */
export async function pageContent(page: LivePage): Promise<ReactNode> {
  switch (page.kind) {
    case 'activity': {
      const { ActivityPage } = await import('../activity/activity-page');
      return <ActivityPage activity={page.activity} now={page.now} />;
    }
    case 'myBooking': {
      const { MyBookingPage } = await import('../my-booking/my-booking-page');
      return <MyBookingPage token={page.token} booking={page.booking} />;
    }
    case 'cancellation': {
      const { CancellationForm } = await import('../../../features/reservations/cancellation/cancellation-form');
      return <CancellationForm token={page.token} reservation={page.reservation} />;
    }
    case 'checkpoint': {
      const { CheckpointForm } = await import('../../../features/check-in/checkpoint/checkpoint-form');
      return <CheckpointForm collaborator={page.collaborator} />;
    }
    case 'collaboratorSignUp': {
      const { SignUpForm } = await import('../../../features/collaborators/sign-up/sign-up-form');
      return (
        <SignUpForm signUpKey={page.key} year={page.year} territories={page.territories} siteName={page.siteName} />
      );
    }
    case 'offer': {
      const { OfferPage } = await import('../../../features/reservations/offer/offer-page');
      return <OfferPage token={page.token} offer={page.offer} />;
    }
    case 'notFound': {
      const { NotFoundPage } = await import('../not-found-page');
      return <NotFoundPage link={page.link} />;
    }
    case 'failed': {
      const { FailedPage } = await import('../failed-page');
      return <FailedPage page={page} />;
    }
  }
}
