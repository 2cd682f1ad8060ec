import { namedIn } from './named-in';
import { agendaAddress, earlyAccessAddress } from '@dehesa/domain/activities';
import { legalAddresses } from '@dehesa/domain/configuration';
import { inEveryLanguage, type Language } from '@dehesa/domain/languages';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import type { PublicPage, RenderRequest } from '@dehesa/server/public-page';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../../../lib/page-texts';
import { AgendaPage } from '../agenda/agenda-page';
import { AttendancePage } from '../outings/attendance-page';
import { ReadOnlyContext } from '../../../lib/live/read-only';
import { FrameContext } from '../../../lib/widget-frame';
import { EarlyAccessPage } from '../agenda/early-access-page';
import { LegalPage } from '../legal/legal-page';
import { OtherDatePage } from '../outings/other-date-page';
import { PageLayout } from './page-layout';
import type { StaticPageData } from './public-page';
import { ReminderSwitchPage } from '../outings/reminder-switch-page';

const staticKinds: Readonly<Record<StaticPageData['kind'], true>> = {
  agenda: true,
  earlyAccess: true,
  legal: true,
  attendance: true,
  otherDate: true,
  reminderSwitch: true,
};

export function isStatic(page: PublicPage): page is StaticPageData {
  return Object.hasOwn(staticKinds, page.kind);
}

/** A page that is drawn on the server alone: no script takes it over, so no visitor loads what draws it. */
export function StaticPage({ page, origin }: { page: StaticPageData; origin: RenderRequest['origin'] }) {
  return (
    <LanguageProvider language={page.language} texts={bookingTexts(page.language)}>
      <FrameContext value={page.frame}>
        <ReadOnlyContext value={page.readOnly}>
          <PageLayout
            siteName={page.siteName}
            offered={page.languages}
            logo={page.logo}
            addresses={inEveryLanguage((language) => named(page, language))}
          >
            {contentOf(page, origin)}
          </PageLayout>
        </ReadOnlyContext>
      </FrameContext>
    </LanguageProvider>
  );
}

function contentOf(page: StaticPageData, origin: string): ReactNode {
  switch (page.kind) {
    case 'agenda':
      return <AgendaPage page={page} origin={origin} />;
    case 'earlyAccess':
      return <EarlyAccessPage page={page} />;
    case 'legal':
      return <LegalPage page={page} />;
    case 'attendance':
      return <AttendancePage page={page} />;
    case 'otherDate':
      return <OtherDatePage page={page} />;
    case 'reminderSwitch':
      return <ReminderSwitchPage page={page} />;
  }
}

/** The same view in a language that is named, so that the server remembers the choice. */
function named(page: StaticPageData, language: Language): string {
  const address = addressIn(page, language);
  if (/[?&]lang=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

function addressIn(page: StaticPageData, language: Language): string {
  switch (page.kind) {
    case 'agenda':
      return agendaAddress({ ...page.view, language });
    case 'earlyAccess': {
      const { collaborator, pageIndex } = page.selection;
      return earlyAccessAddress(collaborator?.id ?? null, { language, unnamed: page.languages?.[0], pageIndex });
    }
    case 'legal':
      return namedIn(legalAddresses[page.text], language, page.languages);
    case 'attendance':
      return `/asistencia/${page.token}`;
    case 'otherDate':
      return `/otra-fecha/${page.token}`;
    case 'reminderSwitch':
      return `/baja-recordatorios/${page.token}`;
  }
}
