import { legalKinds } from '@dehesa/domain/configuration';
import { LegalLink } from '../../../lib/addresses/legal-link';
import { useTexts } from '../../../lib/page-texts';
import { useFrame } from '../../../lib/widget-frame';

/** Legal texts and credits; within a widget the site around it has a footer of its own, so only the texts. */
export function SiteFooter() {
  const labels = useTexts().layout;
  const inWidget = useFrame() !== undefined;
  return (
    <footer className="site-footer">
      <nav aria-label={labels.legal.label}>
        <ul className="legal-links">
          {legalKinds.map((kind) => (
            <li key={kind}>
              <LegalLink kind={kind} apart={inWidget}>
                {labels.legal[kind]}
              </LegalLink>
            </li>
          ))}
        </ul>
      </nav>
      {!inWidget && (
        <>
          {labels.footer}
          <br />
          <small>{labels.credits}</small>
        </>
      )}
    </footer>
  );
}
