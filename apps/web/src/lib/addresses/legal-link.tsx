import { inLanguage } from './language-address';
import { legalAddresses, type LegalKind } from '@dehesa/domain/configuration';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../page-texts';

/** To a legal text; `apart` opens it in another tab, where what was typed or a widget must stay. */
export function LegalLink({
  kind,
  apart = false,
  children,
}: {
  kind: LegalKind;
  apart?: boolean;
  children: ReactNode;
}) {
  const labels = useTexts().layout;
  const href = inLanguage(legalAddresses[kind], useLanguage());
  if (!apart) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {labels.newTab}</span>
    </a>
  );
}
