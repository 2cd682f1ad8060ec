import { longDate } from '@dehesa/i18n/booking';
import type { PublicPage } from '@dehesa/server/public-page';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { LiveButton } from '../../../lib/live/live-button';

type Reservation = Extract<PublicPage, { kind: 'cancellation' }>['reservation'];
type Outcome = 'open' | 'sending' | 'failed' | 'away' | 'begun' | 'cancelled' | 'already';

/** Refusals with words of their own. */
const refusals: Readonly<Record<string, Outcome>> = {
  'reservations.alreadyCancelled': 'already',
  'reservations.alreadyBegun': 'begun',
  'service.databaseAway': 'away',
};

/** Cancelling by the link of a mail: explained, asked once more, done (U32). Opening it changes nothing. */
export function CancellationForm({ token, reservation }: { token: string; reservation: Reservation }) {
  const texts = useTexts();
  const labels = texts.cancellation;
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(reservation.cancelled ? 'already' : 'open');

  const cancel = async () => {
    dialog.current?.close();
    setOutcome('sending');
    try {
      const { publicClient, domainFailure } = await import('../../../lib/public-client');
      try {
        await publicClient.public.cancel.mutate({ token, language });
        setOutcome('cancelled');
      } catch (error) {
        setOutcome(refusals[domainFailure(error)?.code ?? ''] ?? 'failed');
      }
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <section className="card narrow" aria-labelledby="cancellation">
      <h1 id="cancellation">{labels.title}</h1>
      <dl className="facts">
        <div className="fact">
          <dt>{labels.activity}</dt>
          <dd>
            <a href={`/actividad/${reservation.slug}`} lang={reservation.titleLanguage ?? undefined}>
              {reservation.title}
            </a>
          </dd>
        </div>
        <div className="fact">
          <dt>{labels.date}</dt>
          <dd>{longDate(texts, reservation.date)}</dd>
        </div>
        <div className="fact">
          <dt>{labels.reference}</dt>
          <dd>{reservation.reference}</dd>
        </div>
        <div className="fact">
          <dt>{labels.people}</dt>
          <dd>{reservation.people}</dd>
        </div>
      </dl>
      <div aria-live="polite">
        {outcome === 'cancelled' && <OutcomeNote title={labels.doneTitle} text={labels.done} />}
        {outcome === 'already' && <OutcomeNote title={labels.already} text={labels.alreadyHint} />}
        {outcome === 'failed' && <OutcomeNote title={labels.failed} text={labels.failedHint} />}
        {outcome === 'away' && <OutcomeNote title={labels.failed} text={texts.away} />}
        {outcome === 'begun' && <OutcomeNote title={labels.failed} text={labels.begunHint} />}
      </div>
      {(outcome === 'open' || outcome === 'sending' || outcome === 'failed' || outcome === 'away') && (
        <>
          <p>
            {labels.instead} <a href={`/mi-reserva/${token}`}>{labels.toMyBooking}</a>.
          </p>
          <p>{labels.intro}</p>
          <LiveButton
            type="button"
            className="button button-danger"
            aria-disabled={outcome === 'sending'}
            onClick={() => dialog.current?.showModal()}
          >
            {outcome === 'sending' ? labels.sending : labels.button}
          </LiveButton>
        </>
      )}
      <dialog ref={dialog} aria-labelledby="cancellation-question">
        <h2 id="cancellation-question">{labels.confirmTitle}</h2>
        <p>{labels.confirm}</p>
        <div className="button-row">
          <button type="button" className="button button-danger" onClick={() => void cancel()}>
            {labels.yes}
          </button>
          <button type="button" className="button button-secondary" autoFocus onClick={() => dialog.current?.close()}>
            {labels.no}
          </button>
        </div>
      </dialog>
    </section>
  );
}

function OutcomeNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="outcome">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
