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

/** Where nothing is pressed that needs a script, and an activity, whose booking form says so itself. */
const silent: readonly LivePage['kind'][] = ['activity', 'notFound', 'failed'];

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
            {!silent.includes(page.kind) && (
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
