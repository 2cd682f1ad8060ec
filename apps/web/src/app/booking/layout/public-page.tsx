import type { PublicPage as Page } from '@dehesa/server/public-page';
import type { BookingTexts } from '@dehesa/i18n/booking';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../../../lib/page-texts';
import { ReadOnlyContext } from '../../../lib/live/read-only';
import { FrameContext } from '../../../lib/widget-frame';
import { PageLayout } from './page-layout';

/** The pages that are drawn on the server alone (decision 0012). */
export type StaticPageData = Extract<
  Page,
  { kind: 'agenda' | 'earlyAccess' | 'legal' | 'attendance' | 'otherDate' | 'reminderSwitch' }
>;

/** The pages that do something in the browser. */
export type LivePage = Exclude<Page, StaticPageData>;

/** Whether something is pressed on it that needs a script. Of an activity its parts say so themselves. */
function needsScript(page: LivePage): boolean {
  return (
    page.kind === 'collaboratorSignUp' ||
    ('reservation' in page && !page.reservation.cancelled) ||
    ('offer' in page && page.offer?.state === 'open') ||
    ('booking' in page && page.booking !== null) ||
    ('collaborator' in page && page.collaborator !== null)
  );
}

/** The same tree on the server and in the browser. */
export function PublicPage({
  page,
  texts,
  children,
}: {
  page: LivePage;
  /** In the language of the page. */
  texts: BookingTexts;
  children: ReactNode;
}) {
  return (
    <LanguageProvider language={page.language} texts={texts}>
      <FrameContext value={page.frame}>
        <ReadOnlyContext value={page.readOnly}>
          <PageLayout siteName={page.siteName} offered={page.languages} logo={page.logo}>
            {needsScript(page) && (
              <noscript>
                <p className="card narrow">{texts.layout.withoutScript}</p>
              </noscript>
            )}
            {children}
          </PageLayout>
        </ReadOnlyContext>
      </FrameContext>
    </LanguageProvider>
  );
}
