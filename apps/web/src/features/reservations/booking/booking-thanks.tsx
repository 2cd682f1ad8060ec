import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/page-texts';
import type { BookingReceipt } from './draft-storage';

/** After a booking: the reference with its prefix (B16) and what happens next. */
export function BookingThanks({ receipt, onAgain }: { receipt: BookingReceipt; onAgain: () => void }) {
  const labels = useTexts().done;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const steps = receipt.waiting ? labels.waiting : labels.pending;
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
      <h3>{labels.nextTitle}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" className="button button-secondary" onClick={onAgain}>
        {labels.again}
      </button>
    </section>
  );
}
