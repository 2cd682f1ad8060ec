import { defaultLanguage } from '@dehesa/domain/languages';
import { AlternateLinks, LocaleTags } from '../layout/language-tags';
import { agendaAddress, isFiltered } from '@dehesa/domain/activities';
import { agendaTexts } from '@dehesa/i18n/agenda';
import { agendaData } from './agenda-data';
import type { AgendaPageData } from './agenda-page';
import { jsonText } from '../json-text';

/** What search engines, social networks and readers of feeds find in the head of the agenda. */
export function AgendaHead({ page, origin }: { page: AgendaPageData; origin: string }) {
  const { agenda, language } = page;
  const labels = agendaTexts(language);
  // What a collaborator sends is for its guests.
  const view = { ...page.view, collaboratorId: null };
  const address = (change: Partial<typeof view>, format: '' | '.ics' | '.json' = '') =>
    `${origin}${agendaAddress({ ...view, ...change }, format)}`;
  const feed = (format: '.ics' | '.json') => agendaAddress({ ...page.view, pageIndex: 0 }, format);
  const image = agenda.items.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null;
  const { pageIndex, pageCount } = agenda;
  return (
    <>
      {isFiltered(view) && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address({})} />
      {pageIndex > 0 && <link rel="prev" href={address({ pageIndex: pageIndex - 1 })} />}
      {pageIndex + 1 < pageCount && <link rel="next" href={address({ pageIndex: pageIndex + 1 })} />}
      <AlternateLinks address={(one) => address({ language: one })} offered={page.languages} />
      <link rel="alternate" hrefLang="x-default" href={address({ language: page.languages?.[0] ?? defaultLanguage })} />
      <link rel="alternate" type="text/calendar" title={labels.calendarTitle} href={feed('.ics')} />
      <link rel="alternate" type="application/feed+json" title={labels.feedTitle} href={feed('.json')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={page.siteName} />
      <meta property="og:title" content={labels.title} />
      <meta property="og:description" content={labels.description} />
      <meta property="og:url" content={address({})} />
      <LocaleTags language={language} offered={page.languages} />
      {image !== null && <meta property="og:image" content={`${origin}${image}`} />}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(agendaData(page, origin)) }} />
    </>
  );
}
