import { earlyAccessAddress, type PublicActivityPage } from '@dehesa/domain/activities';
import { foreignTo } from '@dehesa/domain/language-codes';
import { longDate } from '@dehesa/i18n/booking';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { remaining } from './remaining';

/** Why an activity takes no booking now: suspended, not yet, no more, over, or full without a waiting list. */
export function AvailabilityNotice({ activity, now }: { activity: PublicActivityPage; now: string }) {
  const texts = useTexts();
  const labels = texts.availability;
  const language = useLanguage();
  const { state, opensAt, registrationOpensOn, collaboratorId, suspension } = activity;
  if (suspension !== null) {
    return (
      <Notice title={labels.suspendedTitle} text={labels.suspended(suspension.reason)}>
        {suspension.words !== '' && (
          <p className="other-date-words" lang={foreignTo(language)}>
            {suspension.words}
          </p>
        )}
      </Notice>
    );
  }
  if (state === 'upcoming' && opensAt !== null && registrationOpensOn !== null) {
    return (
      <Notice title={labels.closedTitle} text={labels.upcoming(longDate(texts, registrationOpensOn))}>
        <Countdown until={opensAt} now={now} onEnd={reload} />
      </Notice>
    );
  }
  if (state === 'past' && collaboratorId !== null) {
    return (
      <Notice title={labels.unavailableTitle} text={labels.unavailable}>
        <a className="button button-secondary" href={earlyAccessAddress(collaboratorId, { language })}>
          {labels.toSelection}
        </a>
      </Notice>
    );
  }
  if (state === 'past') return <Notice title={labels.pastTitle} text={labels.past} />;
  if (state === 'open') return <Notice title={labels.fullTitle} text={labels.full} />;
  return <Notice title={labels.closedTitle} text={labels.closed} />;
}

const reload = () => window.location.reload();

function Notice({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <section className="card notice" aria-labelledby="availability">
      <h2 id="availability">{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

/** Counts down to `until`; `now` is the server's clock, so that a wrong clock of the visitor does not matter. */
function Countdown({ until, now, onEnd }: { until: string; now: string; onEnd: () => void }) {
  const texts = useTexts().availability;
  const [left, setLeft] = useState(() => Date.parse(until) - Date.parse(now));
  useEffect(() => {
    const ahead = Date.now() - Date.parse(now);
    const timer = setInterval(() => setLeft(Date.parse(until) - (Date.now() - ahead)), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const ended = left <= 0;
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  const parts = remaining(left);
  return (
    <div className="countdown" role="timer" aria-label={texts.countdown}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className="countdown-part">
          <span className="countdown-number">{parts[unit]}</span> {texts[unit](parts[unit])}
        </span>
      ))}
    </div>
  );
}
