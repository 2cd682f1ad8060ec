import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/page-texts';

/** In place of the button while a booking waits to be sent: what happens by itself, and how to end it (B50). */
export function WaitingNotice({ onStop }: { onStop: () => void }) {
  const labels = useTexts().form.waiting;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="outcome booking-waiting" role="status">
      <h3 ref={title} tabIndex={-1}>
        {labels.title}
      </h3>
      <p>{labels.message}</p>
      <button type="button" className="button button-secondary" onClick={onStop}>
        {labels.stop}
      </button>
    </div>
  );
}
