import type { PublicActivity } from '@dehesa/domain/activities';
import { longDate } from '@dehesa/i18n/booking';
import { useTexts } from '../../../lib/page-texts';
import { Countdown } from './countdown';

/** Why an activity takes no booking now: not yet, no more, over, or full without a waiting list. */
export function AvailabilityNotice({ activity, now }: { activity: PublicActivity; now: string }) {
  const texts = useTexts();
  const labels = texts.availability;
  const { state, opensAt, registrationOpensOn } = activity;
  if (state === 'upcoming' && opensAt !== null && registrationOpensOn !== null) {
    return (
      <Notice title={labels.closedTitle} text={labels.upcoming(longDate(texts, registrationOpensOn))}>
        <Countdown until={opensAt} now={now} onEnd={reload} />
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
