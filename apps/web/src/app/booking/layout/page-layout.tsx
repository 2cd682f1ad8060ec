import type { Language } from '@dehesa/domain/languages';
import type { PublicPage } from '@dehesa/server/public-page';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { useFrame } from '../../../lib/widget-frame';
import { LanguageSwitch } from './language-switch';
import { ReadOnlyNotice } from './read-only-notice';
import { SiteFooter } from './site-footer';

/** Header with the languages, the page, and a footer. Within a widget the name of the site is the one around it. */
export function PageLayout({
  siteName,
  offered,
  logo,
  addresses,
  children,
}: {
  siteName: string;
  /** The languages that it is to be had in. */
  offered: PublicPage['languages'];
  logo?: PublicPage['logo'];
  /** Of the page in each language, where they are more than its language. */
  addresses?: Readonly<Record<Language, string>>;
  children: ReactNode;
}) {
  const labels = useTexts().layout;
  if (useFrame() !== undefined) {
    return (
      <>
        <LanguageSwitch offered={offered} addresses={addresses} />
        <ReadOnlyNotice />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </>
    );
  }
  return (
    <>
      <a className="skip-link" href="#content">
        {labels.skipToContent}
      </a>
      <header className="site-header">
        {logo === undefined ? (
          <span className="site-name">{siteName}</span>
        ) : (
          <img className="site-logo" src={logo.url} width={logo.width} height={logo.height} alt={siteName} />
        )}
        <LanguageSwitch offered={offered} addresses={addresses} />
      </header>
      <ReadOnlyNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
