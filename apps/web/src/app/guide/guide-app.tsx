import { locales } from '@dehesa/i18n/formats';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { guideTexts } from '@dehesa/i18n/backoffice/guide';
import { guideHelp } from '@dehesa/i18n/backoffice/guide-help';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ActivitiesScreen } from '../../features/check-in/activities-screen';
import { ConnectionBar } from '../../features/check-in/connection-bar';
import type { Guide } from '../../features/check-in/guide';
import { guideHelpAddress, GuideHelpScreen } from '../../features/check-in/guide-help';
import { GuideProvider } from '../../features/check-in/guide-context';
import { ListScreen } from '../../features/check-in/list-screen';
import { RefusedNotes } from '../../features/check-in/refused-notes';
import { preferredLanguage, rememberLanguage } from '../../lib/language';
import { useInstaller } from './use-installer';
import { usePath } from './use-path';
import { useWorkerUpdate } from './use-worker-update';

/** How often the activities are looked at anew while the page is open, in milliseconds. */
const refreshEvery = 60_000;
/** The same while the server is out of reach. */
const lookEvery = 15_000;

/** The guide's screens: the activities of these days, the list of one, and help. */
export function GuideApp({ guide }: { guide: Guide }) {
  const [language, setLanguage] = useState<StaffLanguage>(preferredLanguage);
  const { path, go } = usePath();
  const installer = useInstaller();
  const update = useWorkerUpdate();
  const { phase, online } = useSyncExternalStore(guide.subscribe, guide.get);
  const texts = guideTexts[language];
  const activityId = activityOf(path);
  const helping = path.startsWith(guideHelpAddress);

  useEffect(() => {
    document.documentElement.lang = locales[language];
    const title = helping ? guideHelp[language].title : texts.activities.title;
    if (activityId === null) document.title = texts.documentTitle(title);
  }, [language, activityId, helping, texts]);

  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void guide.refresh();
      },
      online ? refreshEvery : lookEvery,
    );
    return () => clearInterval(timer);
  }, [guide, online]);

  const chooseLanguage = (chosen: StaffLanguage) => {
    rememberLanguage(chosen);
    setLanguage(chosen);
  };

  return (
    <GuideProvider guide={guide} language={language} chooseLanguage={chooseLanguage} go={go}>
      <a className="skip-link" href="#content">
        {texts.skipToContent}
      </a>
      <header className="guide-header">
        <ConnectionBar />
        {update !== null && (
          <div className="guide-connection">
            <p role="status">{texts.update.text}</p>
            <button type="button" className="guide-small-button" onClick={update}>
              {texts.update.action}
            </button>
          </div>
        )}
      </header>
      <RefusedNotes />
      {helping ? (
        <GuideHelpScreen />
      ) : phase === 'starting' ? (
        <main id="content" tabIndex={-1} className="guide-main">
          <p role="status">{texts.starting}</p>
        </main>
      ) : activityId === null ? (
        <ActivitiesScreen installer={installer} />
      ) : (
        <ListScreen key={activityId} activityId={activityId} />
      )}
    </GuideProvider>
  );
}

/** `/guia/5`; any other address of the guide is its first screen. */
function activityOf(path: string): number | null {
  const id = Number(/^\/guia\/(\d{1,9})\/?$/.exec(path)?.[1] ?? 0);
  return id > 0 ? id : null;
}
