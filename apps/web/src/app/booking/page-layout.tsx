import type { ReactNode } from 'react';
import { useTexts } from '../../lib/page-texts';
import { LanguageSwitch } from './language-switch';

/** Header with the languages, the page, and a footer. */
export function PageLayout({ siteName, children }: { siteName: string; children: ReactNode }) {
  const labels = useTexts().layout;
  return (
    <>
      <a className="skip-link" href="#content">
        {labels.skipToContent}
      </a>
      <header className="site-header">
        <span className="site-name">{siteName}</span>
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer">{labels.footer}</footer>
    </>
  );
}
