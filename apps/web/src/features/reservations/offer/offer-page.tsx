import './offer.css';
import { longDate } from '@dehesa/i18n/booking';
import { offerTexts } from '@dehesa/i18n/waiting-list';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { OfferQuestion } from './offer-question';
import { type Offer, useOffer } from './use-offer';
import { LiveButton } from '../../../lib/live/live-button';

/** Places offered to somebody who waits: what they are, until when, and the answer. */
export function OfferPage({ token, offer }: { token: string; offer: Offer | null }) {
  return offer === null ? <WrongLink /> : <OfferCard token={token} initial={offer} />;
}

function OfferCard({ token, initial }: { token: string; initial: Offer }) {
  const texts = offerTexts(useLanguage());
  const { away } = useTexts();
  const { offer, sending, failed, answer } = useOffer(token, initial);
  const title = useRef<HTMLHeadingElement>(null);
  const { state } = offer;
  const answered = state !== initial.state;
  useEffect(() => {
    if (answered) title.current?.focus();
  }, [answered]);
  return (
    <section className="card narrow offer" aria-labelledby="offer" data-state={state}>
      <h1 id="offer" ref={title} tabIndex={-1}>
        {state === 'open' ? texts.open.title : texts.states[state].title}
      </h1>
      {state === 'open' ? <OpenOffer offer={offer} /> : <p>{texts.states[state].text}</p>}
      {offer.waiting !== null && state !== 'open' && (
        <p>{texts.position(offer.waiting.position, offer.waiting.waiting)}</p>
      )}
      <OfferFacts offer={offer} />
      <div aria-live="polite">
        {failed !== undefined && (
          <div className="problem">
            <h2>{texts.failed}</h2>
            <p>{failed === 'away' ? away : texts.failedHint}</p>
          </div>
        )}
      </div>
      {state === 'open' ? (
        <div className="offer-answers">
          <LiveButton
            type="button"
            className="button button-primary"
            aria-disabled={sending !== undefined}
            onClick={() => void answer('accept')}
          >
            {sending === 'accept' ? texts.sending : texts.accept}
          </LiveButton>
          <OfferQuestion answer="decline" sending={sending} onYes={() => void answer('decline')} />
          <OfferQuestion answer="leave" sending={sending} onYes={() => void answer('leave')} />
        </div>
      ) : (
        <p>
          <a href="/agenda">{texts.toAgenda}</a>
        </p>
      )}
    </section>
  );
}

function OpenOffer({ offer }: { offer: Offer }) {
  const { open } = offerTexts(useLanguage());
  return (
    <>
      <p className="offer-deadline">
        {open.places(offer.places)} <strong>{open.until(offer.deadline)}</strong>
      </p>
      {offer.confirmsAtOnce && <p>{open.atOnce}</p>}
      <p>{open.after}</p>
    </>
  );
}

function OfferFacts({ offer }: { offer: Offer }) {
  const pageTexts = useTexts();
  const { facts } = offerTexts(useLanguage());
  const rows = [
    [facts.date, longDate(pageTexts, offer.date)],
    [facts.hours, offer.hours],
    [facts.municipality, offer.municipality],
    [facts.reference, offer.reference],
    [facts.people, String(offer.places)],
  ];
  return (
    <dl className="facts">
      <div className="fact">
        <dt>{facts.activity}</dt>
        <dd>
          <a href={`/actividad/${offer.slug}`} lang={offer.titleLanguage ?? undefined}>
            {offer.title}
          </a>
        </dd>
      </div>
      {rows.map(([label, text]) => (
        <div className="fact" key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function WrongLink() {
  const texts = offerTexts(useLanguage());
  return (
    <section className="card narrow" aria-labelledby="offer">
      <h1 id="offer">{texts.states.missing.title}</h1>
      <p>{texts.states.missing.text}</p>
      <p>
        <a href="/agenda">{texts.toAgenda}</a>
      </p>
    </section>
  );
}
