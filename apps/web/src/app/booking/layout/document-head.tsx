import type { Language } from '@dehesa/domain/languages';
import { namedIn } from './named-in';
import { AlternateLinks, LocaleTags } from './language-tags';
import type { PublicPage, RenderRequest } from '@dehesa/server/public-page';
import { agendaTexts, earlyAccessTexts } from '@dehesa/i18n/agenda';
import { attendanceQuestionTexts, otherDateTexts } from '@dehesa/i18n/outings';
import { longDate } from '@dehesa/i18n/booking';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { offerTexts } from '@dehesa/i18n/waiting-list';
import { checkpointTexts, signUpTexts } from '@dehesa/i18n/collaborators';
import { AgendaHead } from '../agenda/agenda-head';
import { eventData } from '../activity/event-data';
import { jsonText } from '../json-text';
import { LegalHead } from '../legal/legal-head';

/** Title, description and what search engines and social networks read. */
export function DocumentHead({ page, assets, origin, path }: RenderRequest) {
  const { title, description } = wordsOf(page);
  const url = `${origin}${path}`;
  const address = (language: Language) => namedIn(url, language, page.languages);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#2f5a3c" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <title>{`${title} · ${page.siteName}`}</title>
      {description !== '' && <meta name="description" content={description} />}
      {page.frame !== undefined ? (
        <meta name="robots" content="noindex" />
      ) : page.kind === 'activity' ? (
        <>
          <link rel="canonical" href={address(page.language)} />
          <AlternateLinks address={address} offered={page.languages} />
          <link rel="alternate" hrefLang="x-default" href={url} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={page.siteName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address(page.language)} />
          <LocaleTags language={page.language} offered={page.languages} />
          {page.activity.imageUrl !== null && (
            <meta property="og:image" content={`${origin}${page.activity.imageUrl}`} />
          )}
          <meta name="twitter:card" content={page.activity.imageUrl === null ? 'summary' : 'summary_large_image'} />
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonText(eventData(page.activity, origin, address(page.language))) }}
          />
        </>
      ) : page.kind === 'agenda' ? (
        <AgendaHead page={page} origin={origin} />
      ) : page.kind === 'legal' ? (
        <LegalHead page={page} origin={origin} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </head>
  );
}

function wordsOf(page: PublicPage): { title: string; description: string } {
  const texts = bookingTexts(page.language);
  switch (page.kind) {
    case 'activity': {
      const { title, subtitle, summary, date, municipality } = page.activity;
      return { title, description: summary || subtitle || `${longDate(texts, date)} · ${municipality}` };
    }
    case 'agenda': {
      const { title, description } = agendaTexts(page.language);
      return { title, description };
    }
    case 'collaboratorSignUp':
      return { title: signUpTexts(page.language).title, description: '' };
    case 'earlyAccess':
      return { title: earlyAccessTexts(page.language).title, description: '' };
    case 'myBooking':
      return { title: myBookingTexts(page.language).title, description: '' };
    case 'cancellation':
      return { title: texts.cancellation.title, description: '' };
    case 'checkpoint':
      return { title: checkpointTexts(page.language).title, description: '' };
    case 'legal':
      return { title: texts.layout.legal[page.text], description: '' };
    case 'attendance':
      return { title: attendanceQuestionTexts(page.language).title, description: '' };
    case 'otherDate':
      return { title: otherDateTexts(page.language).title, description: '' };
    case 'reminderSwitch':
      return { title: attendanceQuestionTexts(page.language).reminders.title, description: '' };
    case 'offer':
      return { title: offerTexts(page.language).title, description: '' };
    case 'notFound':
      return {
        title: (page.link === undefined ? texts.notFound : texts.notFound.links[page.link]).title,
        description: '',
      };
    case 'failed':
      return { title: texts.failed.title, description: '' };
  }
}
