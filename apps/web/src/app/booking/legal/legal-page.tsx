import type { PublicPage } from '@dehesa/server/public-page';
import { longDate } from '@dehesa/i18n/booking';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { legalPageTexts } from '@dehesa/i18n/legal';

export type LegalPageData = Extract<PublicPage, { kind: 'legal' }>;

/** A legal text of the installation (U33), with the version that consents name. */
export function LegalPage({ page }: { page: LegalPageData }) {
  const texts = bookingTexts(page.language);
  return (
    <article className="card legal-text">
      <h1>{texts.layout.legal[page.text]}</h1>
      <p className="hint">{legalPageTexts(page.language).version(page.version, longDate(texts, page.updatedOn))}</p>
      {/* Cleaned by an allow list when it was saved (B45); the page's policy runs no inline script either. */}
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
