import { agendaAddress, everyActivity, type PublicActivity } from '@dehesa/domain/activities';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { useFrame } from '../../../lib/widget-frame';
import { BookingSummary } from './booking-summary';
import { CorrectEmail } from './correct-email';
import type { BookingReceipt } from './draft/draft-storage';

/** After a booking: the reference with its prefix (B16) and what happens next. */
export function BookingThanks({
  receipt,
  activity,
  onAgain,
  onCorrected,
}: {
  receipt: BookingReceipt;
  activity: Pick<PublicActivity, 'collaboratorId' | 'date' | 'times' | 'shifts' | 'phone'>;
  /** Where another booking can be made. */
  onAgain: (() => void) | undefined;
  onCorrected: (answer: Pick<BookingReceipt, 'email' | 'correction'>) => void;
}) {
  const texts = useTexts();
  const labels = texts.done;
  const agenda = agendaAddress({
    ...everyActivity,
    ...useFrame(),
    language: useLanguage(),
    collaboratorId: activity.collaboratorId,
    pageIndex: 0,
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const steps = receipt.waiting ? labels.waiting : receipt.confirmed ? labels.confirmed : labels.pending;
  return (
    <section className="card thanks" aria-labelledby="thanks">
      <h2 id="thanks" ref={title} tabIndex={-1}>
        {receipt.waiting ? labels.waitingTitle : labels.title}
      </h2>
      <p className="reference">
        <span>{labels.reference}</span>
        <strong>{receipt.reference}</strong>
      </p>
      {!receipt.waiting && <p>{labels.keep}</p>}
      {receipt.position !== null && <p>{labels.position(receipt.position.position, receipt.position.waiting)}</p>}
      <BookingSummary activity={activity} {...receipt} />
      {receipt.correction !== '' && <CorrectEmail receipt={receipt} phone={activity.phone} onCorrected={onCorrected} />}
      <h3>{labels.nextTitle}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="button-row">
        {receipt.link !== '' && <OwnLinks receipt={receipt} />}
        {onAgain && (
          <button type="button" className="button button-secondary" onClick={onAgain}>
            {labels.again}
          </button>
        )}
        <a className="button button-secondary" href={agenda}>
          {texts.activity.toAgenda}
        </a>
      </div>
    </section>
  );
}

/** To the reservation and its entry for the calendar, for who has just booked (B79); beside a widget they need a tab of their own. */
function OwnLinks({ receipt: { link, waiting } }: { receipt: BookingReceipt }) {
  const texts = useTexts();
  const language = useLanguage();
  const apart = useFrame() === undefined ? {} : { target: '_blank', rel: 'noopener' };
  const address = `/mi-reserva/${encodeURIComponent(link)}`;
  const newTab = 'target' in apart && <span className="visually-hidden"> {texts.layout.newTab}</span>;
  return (
    <>
      <a className="button button-primary" href={`${address}?lang=${language}`} {...apart}>
        {texts.done.toBooking}
        {newTab}
      </a>
      {!waiting && (
        <>
          <a className="button button-secondary" href={`${address}/reserva.ics?lang=${language}`} {...apart}>
            {texts.activity.addToCalendar}
            {newTab}
          </a>
          <a className="button button-secondary" href={`${address}/reserva.pdf?lang=${language}`} {...apart}>
            {texts.done.savePdf}
            {newTab}
          </a>
        </>
      )}
    </>
  );
}
