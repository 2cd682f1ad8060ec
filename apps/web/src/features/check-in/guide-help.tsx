import { guideHelp } from '@dehesa/i18n/backoffice/guide-help';
import { useGuide } from './guide-context';
import { GuideLink } from './guide-link';

/** Where the help for guides is: within the guide's list, which is there without a connection. */
export const guideHelpAddress = '/guia/ayuda';

/** Help for who guides (U51), which needs neither a connection nor an account. */
export function GuideHelpScreen() {
  const { state, language, texts } = useGuide();
  const help = guideHelp[language];
  return (
    <main id="content" tabIndex={-1} className="guide-main">
      {state.owner === null ? (
        // Nobody is known here: asked for anew, the list leads to signing in.
        <a href="/guia" className="guide-back">
          {texts.activities.title}
        </a>
      ) : (
        <GuideLink to="/guia" className="guide-back">
          <span aria-hidden="true">←</span> {texts.activities.title}
        </GuideLink>
      )}
      <h1 tabIndex={-1}>{help.title}</h1>
      {help.sections.map(({ heading, steps }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="guide-group">{heading}</h2>
          <ol className="guide-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

/** The way there from the guide's screens. */
export function GuideHelpLink() {
  const { language } = useGuide();
  return (
    <p className="guide-help">
      <GuideLink to={guideHelpAddress} className="guide-back">
        {guideHelp[language].open}
      </GuideLink>
    </p>
  );
}
